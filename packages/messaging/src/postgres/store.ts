import { isOwnFault } from '@storyright/postgres'
import { PAST_ALL_TOLD, type VersionedRows } from '../read-models/versioned-rows.ts'
import type { MessagingStore } from '../store.ts'
import { acquireLease } from './lease.ts'
import type { Transactions } from './transactions.ts'
import { waitingIn } from './waiting.ts'

const enqueueSql = `INSERT INTO messaging.outbox (id, kind, subject, payload)
  SELECT id, kind, subject, payload
  FROM jsonb_to_recordset($1::jsonb) AS message (id uuid, kind text, subject text, payload text)`

const resendSql = `UPDATE messaging.outbox SET sent_at = NULL, round = round + 1
  WHERE kind = 'event' AND sent_at >= $1::timestamptz`

const handleOnceSql = `INSERT INTO messaging.inbox (consumer, event_id) VALUES ($1, $2::uuid) ON CONFLICT DO NOTHING`

const raiseSql = ({ rows, field }: VersionedRows) => `UPDATE ${rows} SET ${field} = ${field} + $1 WHERE ${field} > 0`

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
    eventsAtOnce: 1, // the rows of many events stay locked no longer than those of one
    transaction: run,
    async enqueue(tx, messages) {
      await execute(tx, enqueueSql, [JSON.stringify(messages)])
    },
    resendSince: (since) =>
      run(async (tx) => {
        const count = await execute(tx, resendSql, [since.toISOString()])
        await execute(tx, "SELECT pg_notify('messaging_outbox', '')", [])
        return count
      }),
    raiseVersions: (of) =>
      run(async (tx) => {
        let raised = 0
        for (const versioned of of) raised += await execute(tx, raiseSql(versioned), [PAST_ALL_TOLD])
        return raised
      }),
    async handleOnce(tx, consumer, eventIds) {
      const unhandled = new Set<string>()
      for (const id of eventIds) if ((await execute(tx, handleOnceSql, [consumer, id])) === 1) unhandled.add(id)
      return unhandled
    },
    waiting: () => waitingIn(connectionString),
    acquireLease: (kind, signal) => acquireLease(connectionString, kind, signal),
    isReachable: () =>
      run((tx) => execute(tx, 'SELECT 1', [])).then(
        () => true,
        () => false,
      ),
    isOwnFault,
  }
}
