import { runCommand } from './bootstrap.mjs'

await runCommand('tests/load/run-bench.ts', { tools: true })
