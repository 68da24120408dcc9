import type { ServiceName } from '@storyright/contracts/services'
import { createOutbox, postgresStore, type Transactions } from '@storyright/messaging'
import { migrationFolders, processOf } from '@storyright/platform'
import { testDatabase } from '@storyright/testing'

/** A new database for a service whose handlers run here without the service. */
export const databaseOf = (service: ServiceName): Promise<string> =>
  testDatabase(service, migrationFolders(processOf(service)))

/** The same with what the service’s handlers write by; `transactionsOf` says what its transactions are. */
export async function openStoreOf<Db, Tx>(
  service: ServiceName,
  openDatabase: (connectionString: string, connections?: number) => Db,
  transactionsOf: (db: Db) => Transactions<Tx>,
) {
  const connectionString = await databaseOf(service)
  const db = openDatabase(connectionString, 2)
  const store = postgresStore<Tx>({ connectionString, transactions: transactionsOf(db) })
  return { db, store, outbox: createOutbox({ service, store }) }
}
