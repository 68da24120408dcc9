import { runCommand } from './bootstrap.mjs'

await runCommand('scripts/chart/render.ts', { tools: true })
