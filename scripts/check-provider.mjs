import { runCommand } from './bootstrap.mjs'

await runCommand('tests/contracts/card-provider/check-provider.ts', { tools: true })
