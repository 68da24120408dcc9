import { runCommand } from './bootstrap.mjs'

await runCommand('tests/recommendations/run-evaluation.ts', { tools: true })
