import { runCommand } from './bootstrap.mjs'

await runCommand('scripts/clients/keep-clients.ts', { tools: true })
