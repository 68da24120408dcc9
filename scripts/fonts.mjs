import { runCommand } from './bootstrap.mjs'

await runCommand('scripts/fonts/copy-fonts.ts', { tools: true })
