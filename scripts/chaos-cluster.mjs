import { runCommand } from './bootstrap.mjs'

await runCommand('tests/chaos/run-in-cluster.ts', { tools: true })
