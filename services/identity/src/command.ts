import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { readConfig } from '@storyright/service-kit'
import { z } from 'zod'
import { openDatabase } from './database.ts'
import type { Deps } from './deps.ts'
import { createPeopleStore } from './people/people.store.ts'

type CommandDeps = Pick<Deps, 'transaction' | 'people' | 'outbox' | 'clock'>

/**
 * Runs a command on identity's database alone; the service sends what it leaves in the outbox. A failure is one sentence and
 * a non-zero exit.
 */
export async function runCommand(work: (deps: CommandDeps) => Promise<void>): Promise<void> {
  const { DATABASE_URL } = readConfig({ DATABASE_URL: z.string().min(1) })
  const db = openDatabase(DATABASE_URL)
  const store = postgresStore({ connectionString: DATABASE_URL, transactions: prismaTransactions(db) })
  try {
    await work({
      transaction: store.transaction,
      people: createPeopleStore(db),
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
