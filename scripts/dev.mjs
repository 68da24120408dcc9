import { runCommand } from './bootstrap.mjs'

await runCommand('packages/platform/src/commands/dev.ts', { tools: true })
