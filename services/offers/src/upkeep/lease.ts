import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { UPKEEP_CHANNEL } from '../offers/endings.ts'
import { type Bell, createBell } from './bell.ts'

const LOCK = 5_150_001 // any number, the same in every replica
const STILL_THERE_EVERY_MS = 5_000
const ANSWER_WITHIN_MS = 5_000

/** What a replica has while it alone does the upkeep. */
export interface Lease {
  /** Aborts when the lease is lost or given up. */
  signal: AbortSignal
  /** Rings when somebody wrote down work for the upkeep. */
  bell: Bell
}

/** Does the work when no other replica does it; the lock ends with the connection, however the process ends. */
export async function alone(
  connectionString: string,
  signal: AbortSignal,
  work: (lease: Lease) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 3_000,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
    application_name: 'offers-upkeep',
  })
  const lost = new AbortController()
  const bell = createBell()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  client.on('notification', bell.ring)
  try {
    await client.connect()
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [LOCK])
    if (!rows[0]?.free) return
    await client.query(`LISTEN ${UPKEEP_CHANNEL}`)
    const lease = { signal: AbortSignal.any([signal, lost.signal]), bell }
    await Promise.all([work(lease), stayThere(client, lease.signal).catch(() => lost.abort())])
  } finally {
    await Promise.race([client.end().catch(() => undefined), wait(ANSWER_WITHIN_MS, undefined, { ref: false })])
  }
}

/** A connection that says nothing may be gone, and the lock with it. */
async function stayThere(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await client.query('SELECT 1')
    await wait(STILL_THERE_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}
