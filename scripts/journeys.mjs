import { runCommand } from './bootstrap.mjs'

await runCommand('tests/journeys/run-journeys-at.ts', { tools: true })
