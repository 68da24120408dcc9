import { runCommand } from './bootstrap.mjs'

await runCommand('scripts/testing/check.ts', { tools: true })
