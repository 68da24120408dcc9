import { parseArgs } from 'node:util'
import { askDatabase } from '@storyright/postgres'
import { configOf } from '@storyright/service-kit'
import { postgresEnvironment } from '../postgres-stored.ts'

const usage = `node sql.js [--write] [STATEMENT]
  asks the database of the service that runs here: the statement, or those of standard input, each ended by ;`

/** `npm run sql` on one machine. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) console.log(usage)
  else
    await askDatabase(configOf(postgresEnvironment)().DATABASE_URL, { statements: positionals, mayWrite: values.write })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
