import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Waits until a service has published all of its events. */
export async function untilSent(databaseUrl: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (;;) {
      signal.throwIfAborted()
      const { rows } = await client.query('SELECT EXISTS (SELECT FROM messaging.outbox WHERE sent_at IS NULL) AS waits')
      if (!rows[0].waits) return
      await pause(500)
    }
  } finally {
    await client.end()
  }
}
