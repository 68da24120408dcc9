import { runCommand } from './bootstrap.mjs'

await runCommand('packages/adaptations/src/backtest/backtest.command.ts')
