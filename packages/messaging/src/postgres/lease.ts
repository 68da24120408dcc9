import pg from 'pg'
import { pause } from '../pause.ts'
import type { OutboxLease, OutboxMessage } from '../store.ts'
import { awaitNotification } from './notifications.ts'

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
export async function acquireLease(
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
