import { runCommand } from './bootstrap.mjs'

await runCommand('tests/run-tests.ts', { tools: true })
