import pg from 'pg'
import { MOST_COUNTED, type Waiting } from '../store.ts'

const waitingSql = `SELECT count(*)::int AS count, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS "oldestSeconds"
  FROM (SELECT created_at FROM messaging.outbox WHERE sent_at IS NULL AND kind = 'event' ORDER BY position LIMIT $1) AS waiting`

/** Asked by a connection of its own, for a moment, so that a pool with no connection left can still be told of. */
export async function waitingIn(connectionString: string): Promise<Waiting> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
  client.on('error', () => undefined) // the query says so as well
  try {
    await client.connect()
    return (await client.query<Waiting>(waitingSql, [MOST_COUNTED])).rows[0]!
  } finally {
    await client.end().catch(() => undefined)
  }
}
