import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** Knows whether anything that people can find has changed, in this replica or another. */
export interface ChangeWatch {
  /** A number that grows with every change; `null` while changes cannot be heard, when nothing may be remembered. */
  generation(): number | null
  /** This replica has just made a change: whoever made it must see it, however late the notification comes. */
  changed(): void
  stop(): Promise<void>
}

const RETRY_MS = 500
const HEARTBEAT_MS = 2_000
const ANSWER_LIMIT_MS = 2_000

/** Listens to the notifications that the database sends with each commit. */
export function watchChanges(
  connectionString: string,
  log: { warn(details: object, message: string): void },
): ChangeWatch {
  const stopping = new AbortController()
  const { signal } = stopping
  let count = 0
  let hearing = false

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      application_name: 'catalogue changes',
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
      keepAlive: true,
    })
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => undefined)
    client.on('error', lost.reject)
    client.on('end', () => lost.reject(new Error('The connection ended')))
    client.on('notification', () => count++)
    try {
      await client.connect()
      await client.query('LISTEN catalogue_changed')
      count++ // whatever happened while nobody listened
      hearing = true
      // A connection that died without a word answers no question.
      while (!signal.aborted) {
        await Promise.race([delay(HEARTBEAT_MS, undefined, { signal }), lost.promise])
        await client.query('SELECT 1')
      }
    } finally {
      hearing = false
      await client.end().catch(() => undefined)
    }
  }

  const running = (async () => {
    while (!signal.aborted) {
      await listen().catch((error) => {
        if (!signal.aborted) log.warn({ error }, 'Changes cannot be heard: nothing is remembered until they are')
      })
      await delay(RETRY_MS, undefined, { signal }).catch(() => undefined)
    }
  })()

  return {
    generation: () => (hearing ? count : null),
    changed() {
      count++
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
