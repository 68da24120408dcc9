import type { Envelope, Membership } from '@storyright/contracts/events'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { testDatabase } from '@storyright/testing'
import { openDatabase, type Tx } from '../src/database.ts'
import type { Deps } from '../src/deps.ts'
import { migrations } from './migrations.ts'

export type Rows = Awaited<ReturnType<typeof openRows>>

/** A database of its own and what a use case needs that asks nobody else. Events are found in the outbox. */
export async function openRows() {
  const connectionString = await testDatabase('membership', migrations)
  const db = openDatabase(connectionString)
  const store = postgresStore<Tx>({ connectionString, transactions: prismaTransactions<Tx>(db) })
  const warnings: object[] = []
  const warn = (details: object) => void warnings.push(details)
  return {
    db,
    warnings,
    deps: {
      db,
      transaction: (work) => store.transaction(work),
      outbox: createOutbox({ service: 'membership', store }),
      clock: () => new Date(),
      logger: { warn, error: warn },
    } satisfies Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'logger'>,
    /** What was told of somebody's membership, in order. */
    async told(personId: string): Promise<Envelope<Membership>[]> {
      const rows = await db.$queryRaw<{ payload: string }[]>`
        SELECT payload FROM messaging.outbox WHERE subject LIKE ${`membership.membership.%.${personId}`} ORDER BY position`
      return rows.map(({ payload }) => JSON.parse(payload) as Envelope<Membership>)
    },
    stop: () => db.$disconnect(),
  }
}
