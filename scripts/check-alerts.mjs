import { runCommand } from './bootstrap.mjs'

await runCommand('scripts/alerts/check-alerts.ts', { tools: true })
