import { runCommand } from './bootstrap.mjs'

await runCommand('tests/load/k6/runner/run-load.ts', { tools: true })
