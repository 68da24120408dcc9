import { runCommand } from './bootstrap.mjs'

await runCommand('tests/chaos/run-chaos.ts', { tools: true })
