import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from './with-client.ts'

/** Waits until a service has published all of its events. */
export const untilSent = (databaseUrl: string, signal: AbortSignal): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    for (;;) {
      signal.throwIfAborted()
      const { rows } = await client.query('SELECT EXISTS (SELECT FROM messaging.outbox WHERE sent_at IS NULL) AS waits')
      if (!rows[0].waits) return
      await pause(500)
    }
  })
