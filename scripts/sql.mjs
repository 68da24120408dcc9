import { runCommand } from './bootstrap.mjs'

await runCommand('packages/platform/src/commands/sql.ts')
