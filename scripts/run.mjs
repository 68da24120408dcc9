import { runCommand } from './bootstrap.mjs'

/** The commands of `package.json` that run what `npm start` installs. */
const ofPlatform = {
  start: 'packages/platform/src/commands/start.ts',
  assemble: 'packages/platform/src/commands/assemble.ts',
  backup: 'packages/platform/src/commands/backup.ts',
  restore: 'packages/platform/src/commands/restore.ts',
  backtest: 'packages/adaptations/src/backtest/backtest.command.ts',
  events: 'packages/platform/src/commands/events.ts',
  'files:move': 'packages/platform/src/commands/files-move.ts',
  sql: 'packages/platform/src/commands/sql.ts',
  flags: 'packages/platform/src/commands/flags.ts',
  figures: 'packages/platform/src/commands/figures.ts',
  meaning: 'packages/platform/src/commands/meaning.ts',
  'trial:stores': 'packages/platform/src/commands/trial-stores.ts',
  'admin:create': 'packages/platform/src/commands/admin-create.ts',
}

/** Those that need the tools of tests, checks and measurements as well; two of them are one of two programs, by their first argument. */
const withTools = {
  dev: 'packages/platform/src/commands/dev.ts',
  test: 'tests/run-tests.ts',
  check: 'scripts/testing/check.ts',
  'check:alerts': 'scripts/alerts/check-alerts.ts',
  'check:provider': 'tests/contracts/card-provider/check-provider.ts',
  bench: 'tests/load/run-bench.ts',
  chart: (argument) => `scripts/chart/${argument === 'secrets' ? 'secrets' : 'render'}.ts`,
  chaos: 'tests/chaos/run-chaos.ts',
  'chaos:cluster': 'tests/chaos/run-in-cluster.ts',
  evaluate: (argument) => `tests/${argument === 'search' ? 'search' : 'recommendations'}/run-evaluation.ts`,
  load: 'tests/load/many/fill-running-catalogue.ts',
  'load:k6': 'tests/load/k6/runner/run-load.ts',
  clients: 'scripts/clients/keep-clients.ts',
  icons: 'scripts/icons/copy-icons.ts',
  journeys: 'tests/journeys/run-journeys-at.ts',
  'film-vectors': 'scripts/film-vectors/write-film-vectors.ts',
  fonts: 'scripts/fonts/copy-fonts.ts',
}

const [, , name, argument] = process.argv
const command = ofPlatform[name] ?? withTools[name]
if (!command) {
  const known = [...Object.keys(ofPlatform), ...Object.keys(withTools)].toSorted().join(', ')
  console.error(`There is no command called ${name}: ${known}.`)
  process.exit(1)
}
const file = typeof command === 'function' ? command(argument) : command
await runCommand(file, { tools: name in withTools, image: name === 'assemble' })
