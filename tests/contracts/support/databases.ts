import path from 'node:path'
import { createOutbox, postgresStore, type Transactions } from '@storyright/messaging'
import { testDatabase } from '@storyright/testing'

const root = path.resolve(import.meta.dirname, '../../..')

/** A database of its own for a service whose handlers are run here without the service. */
export const databaseOf = (service: Service): Promise<string> =>
  testDatabase(service, [`${root}/packages/messaging/migrations`, `${root}/services/${service}/prisma/migrations`])

/** The same with what the service’s handlers write by; `transactionsOf` says what its transactions are. */
export async function openStoreOf<Db, Tx>(
  service: Service,
  openDatabase: (connectionString: string, connections?: number) => Db,
  transactionsOf: (db: Db) => Transactions<Tx>,
) {
  const connectionString = await databaseOf(service)
  const db = openDatabase(connectionString, 2)
  const store = postgresStore<Tx>({ connectionString, transactions: transactionsOf(db) })
  return { db, store, outbox: createOutbox({ service, store }) }
}

type Service = 'identity' | 'catalogue' | 'offers'
