import { setTimeout as wait } from 'node:timers/promises'
import { postgresLease } from '@storyright/stored-service/postgres'
import type { Database } from '../database.ts'
import { UPKEEP_CHANNEL } from '../offers/bulk-terminations.ts'

const ASK_AGAIN_MS = 20

/**
 * Works under the lease of the upkeep, taken from whoever has it: where offers runs already, its upkeep would end what is
 * being played as long past. Whoever had the lease tries for it again, and gets it after this. Another load is waited for.
 */
export async function insteadOfUpkeep<Result>(
  { db, databaseUrl }: { db: Database; databaseUrl: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const lease = postgresLease(databaseUrl, 'offers-demo')('upkeep', UPKEEP_CHANNEL)
  for (;;) {
    let done: { result: Result } | undefined
    await lease(new AbortController().signal, async () => {
      done = { result: await work() }
    })
    if (done) return done.result
    await db.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'offers-upkeep'`
    await wait(ASK_AGAIN_MS)
  }
}
