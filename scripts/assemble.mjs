import { runCommand } from './bootstrap.mjs'

await runCommand('packages/platform/src/commands/assemble.ts', { image: true })
