import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Deps } from '../deps.ts'
import { keepUp, type Pace } from './upkeep.ts'

interface UpkeepOptions {
  databaseUrl: string
  everyMs: number
  pace: Pace
}

const LOCK = 5_150_001 // any number, the same in every replica

/** Runs the upkeep in one replica at a time, from the start until it is stopped. */
export function runUpkeep(deps: Deps, { databaseUrl, everyMs, pace }: UpkeepOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    while (!signal.aborted) {
      await alone(databaseUrl, () => keepUp(deps, pace, signal)).catch((error: unknown) =>
        deps.logger.warn({ err: error }, 'Upkeep waits for the database'),
      )
      await wait(everyMs, undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Does the work when no other replica does it; the lock ends with the connection, however the process ends. */
async function alone(connectionString: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000, application_name: 'offers-upkeep' })
  client.on('error', () => undefined) // the query at hand fails with it
  try {
    await client.connect()
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [LOCK])
    if (rows[0]?.free) await work()
  } finally {
    await client.end().catch(() => undefined)
  }
}
