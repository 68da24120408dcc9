import { isOwnFault } from '@storyright/postgres'
import pg from 'pg'
import { pause } from '../pause.ts'
import { PAST_ALL_TOLD, type VersionedRows } from '../read-models/versioned-rows.ts'
import { type Backlog, type MessagingStore, MOST_COUNTED, type OutboxLease, type OutboxMessage } from '../store.ts'
import { createWakeSignals } from '../wake-signal.ts'
import type { Transactions } from './transactions.ts'

const enqueueSql = `INSERT INTO messaging.outbox (id, kind, subject, payload)
  SELECT id, kind, subject, payload
  FROM jsonb_to_recordset($1::jsonb) AS message (id uuid, kind text, subject text, payload text)`

const resendSql = `UPDATE messaging.outbox SET sent_at = NULL, round = round + 1
  WHERE kind = 'event' AND sent_at >= $1::timestamptz`

const handleOnceSql = `INSERT INTO messaging.inbox (consumer, event_id) VALUES ($1, $2::uuid) ON CONFLICT DO NOTHING`

const raiseSql = ({ rows, field, fromZero = false }: VersionedRows) =>
  `UPDATE ${rows} SET ${field} = ${field} + $1 WHERE ${field} ${fromZero ? '>=' : '>'} 0`

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

const waitingSql = `SELECT count(*)::int AS count, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS "oldestSeconds"
  FROM (SELECT created_at FROM messaging.outbox WHERE sent_at IS NULL AND kind = 'event' ORDER BY position LIMIT $1) AS waiting`

/** Asked by a connection of its own, for a moment, so that an exhausted pool can still be reported. */
async function waitingIn(connectionString: string): Promise<Backlog> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
  client.on('error', () => undefined) // the query fails as well
  try {
    await client.connect()
    return (await client.query<Backlog>(waitingSql, [MOST_COUNTED])).rows[0]!
  } finally {
    await client.end().catch(() => undefined)
  }
}

// Beside the key the migrations take; each service has a database of its own.
const relayLocks: Record<OutboxMessage['kind'], number> = { event: 72707370, control: 72707371 }
// In the words of the partial index that finds the few control messages behind any number of events.
const isOf: Record<OutboxMessage['kind'], string> = { event: "kind = 'event'", control: "kind = 'control'" }
const ASK_AGAIN_MS = 1_000
const HANG_UP_MS = 2_000
/** The server ends the connection of a relay that hangs: a working one polls far more often. */
const SILENT_MS = 60_000

/**
 * The relay's lease is an advisory lock, held by the same connection that reads the outbox: losing one means losing
 * the other. It polls for the lock, since a waiting statement would hold back vacuum.
 */
async function acquireLease(
  connectionString: string,
  kind: OutboxMessage['kind'],
  signal: AbortSignal,
): Promise<OutboxLease> {
  const client = new pg.Client({
    connectionString,
    application_name: 'relay',
    keepAlive: true,
    options: `-c idle_session_timeout=${SILENT_MS}`,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
  })
  const notices = awaitNotification(client)
  try {
    await client.connect()
    while (!(await tryLock(client, relayLocks[kind]))) {
      await pause(ASK_AGAIN_MS, signal)
      signal.throwIfAborted()
    }
    await client.query('LISTEN messaging_outbox')
  } catch (error) {
    await hangUp(client)
    throw error
  }
  return {
    async unsent(limit) {
      const { rows } = await client.query(
        `SELECT id, kind, subject, payload, round FROM messaging.outbox WHERE sent_at IS NULL AND ${isOf[kind]}
         ORDER BY position LIMIT $1`,
        [limit],
      )
      return rows
    },
    async markSent(ids) {
      await client.query('UPDATE messaging.outbox SET sent_at = now() WHERE id = ANY($1::uuid[])', [ids])
    },
    waitForWork: notices.next,
    async clean({ sentMs, handledMs }) {
      const before = "< now() - $1 * interval '1 millisecond'"
      await client.query(`DELETE FROM messaging.outbox WHERE sent_at ${before}`, [sentMs])
      await client.query(`DELETE FROM messaging.inbox WHERE handled_at ${before}`, [handledMs])
    },
    release: () => hangUp(client),
  }
}

// A broken connection has released the lock already, and a silent one must not hold us up.
async function hangUp(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => undefined)
  const waiting = new AbortController()
  await Promise.race([ended, pause(HANG_UP_MS, waiting.signal)])
  waiting.abort()
}

async function tryLock(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [lock])
  return rows[0].locked
}

/** Remembers a notification that came while nothing was waiting, and rejects when the connection is lost. */
function awaitNotification(client: pg.Client) {
  const notices = createWakeSignals()
  client.on('notification', notices.notice)
  client.on('error', notices.lose)
  client.on('end', () => notices.lose(new Error('The connection to PostgreSQL ended')))
  return notices
}
