import type { MessagingStore } from '../store.ts'
import { acquireLease } from './lease.ts'
import type { Transactions } from './transactions.ts'

const enqueueSql = `INSERT INTO messaging.outbox (id, kind, subject, payload)
  SELECT id, kind, subject, payload
  FROM jsonb_to_recordset($1::jsonb) AS message (id uuid, kind text, subject text, payload text)`

const handleOnceSql = `INSERT INTO messaging.inbox (consumer, event_id) VALUES ($1, $2::uuid) ON CONFLICT DO NOTHING`

/** Messaging on a service's PostgreSQL database, in the service's own transactions. */
export function postgresStore<Tx>({
  connectionString,
  transactions,
}: {
  connectionString: string
  transactions: Transactions<Tx>
}): MessagingStore<Tx> {
  const { run, execute } = transactions
  return {
    transaction: run,
    async enqueue(tx, messages) {
      await execute(tx, enqueueSql, [JSON.stringify(messages)])
    },
    handleOnce: async (tx, consumer, eventId) => (await execute(tx, handleOnceSql, [consumer, eventId])) === 1,
    acquireLease: (kind, signal) => acquireLease(connectionString, kind, signal),
    isReachable: () =>
      run((tx) => execute(tx, 'SELECT 1', [])).then(
        () => true,
        () => false,
      ),
  }
}
