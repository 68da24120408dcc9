import { runCommand } from './bootstrap.mjs'

await runCommand('scripts/icons/copy-icons.ts', { tools: true })
