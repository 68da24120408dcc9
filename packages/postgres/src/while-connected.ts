import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export interface OwnConnection {
  connectionString: string
  /** As PostgreSQL lists it. */
  name: string
  /** What only one connection of all processes may hold. */
  lock?: string
  /** The notifications to listen for. */
  channel?: string
  onNotice?: () => void
  /** How often to ping the connection, and how soon it has to respond. */
  answersWithinMs: number
}

const CONNECT_WITHIN_MS = 3_000
/** After so many pings that did not come the server ends the connection: a process that hangs would keep its lock for ever. */
const PINGS_MISSED = 6

/**
 * Works while a connection of its own lasts, which ends with the process however that ends. Once it is lost the signal
 * aborts, and when the work has ended this throws. Without the lock nothing is done.
 */
export async function whileConnected(
  { connectionString, name, lock, channel, onNotice = () => {}, answersWithinMs }: OwnConnection,
  signal: AbortSignal,
  work: (connected: AbortSignal) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: answersWithinMs,
    keepAlive: true,
    options: `-c idle_session_timeout=${PINGS_MISSED * answersWithinMs}`,
  })
  const lost = new AbortController()
  client.on('error', (error) => lost.abort(error))
  client.on('end', () => lost.abort(new Error('The connection to PostgreSQL ended')))
  client.on('notification', onNotice)
  try {
    await client.connect()
    if (lock && !(await isFree(client, lock))) return
    if (channel) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    const ended = new AbortController()
    const connected = AbortSignal.any([signal, lost.signal])
    const asking = askOn(client, AbortSignal.any([connected, ended.signal]), answersWithinMs).catch((error) =>
      lost.abort(error),
    )
    await work(connected).finally(() => ended.abort())
    await asking
    if (!signal.aborted) lost.signal.throwIfAborted()
  } finally {
    await Promise.race([client.end().catch(() => undefined), wait(answersWithinMs, undefined, { ref: false })])
  }
}

async function isFree(client: pg.Client, lock: string): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS free', [lock])
  return rows[0].free
}

/** A silent connection may be gone, and with it the lock. */
async function askOn(client: pg.Client, signal: AbortSignal, everyMs: number): Promise<void> {
  while (!signal.aborted) {
    await client.query('SELECT 1')
    await wait(everyMs, undefined, { signal }).catch(() => undefined)
  }
}
