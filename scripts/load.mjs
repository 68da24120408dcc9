import { runCommand } from './bootstrap.mjs'

await runCommand('tests/load/many/fill-running-catalogue.ts', { tools: true })
