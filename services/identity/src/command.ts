import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { configOf } from '@storyright/service-kit'
import { postgresEnvironment } from '@storyright/stored-service/postgres'
import { openDatabase } from './database.ts'
import type { Deps } from './deps.ts'
import { createPeopleStore } from './people/people.store.ts'
import { createPasswords } from './secrets/password.ts'

type CommandDeps = Pick<Deps, 'transaction' | 'people' | 'passwords' | 'outbox' | 'clock'>

/**
 * Runs a command on identity's database alone; the service sends what it leaves in the outbox. A failure is one sentence and
 * a non-zero exit.
 */
export async function runCommand(work: (deps: CommandDeps) => Promise<void>): Promise<void> {
  const { DATABASE_URL } = configOf(postgresEnvironment)()
  const db = openDatabase(DATABASE_URL)
  const store = postgresStore({ connectionString: DATABASE_URL, transactions: prismaTransactions(db) })
  try {
    await work({
      transaction: store.transaction,
      people: createPeopleStore(db),
      passwords: createPasswords(),
      outbox: createOutbox({ service: 'identity', store }),
      clock: () => new Date(),
    })
  } catch (error) {
    const lines = (error as Error).message.trim().split('\n')
    process.stderr.write(`${lines.at(-1)}\n`) // the database's own words come last
    process.exitCode = 1
  } finally {
    await db.$disconnect()
  }
}
