import { notificationLimits } from '@storyright/contracts/vocabulary'
import type { Background, Lease } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/client.ts'

const EVERY_MS = 600_000
const AT_ONCE = 5_000

/** What is kept for so many days only, and by which column. Deliveries are known for longer than events are kept. */
const expiring = [
  { table: Prisma.sql`requests`, column: Prisma.sql`at`, days: 7 },
  { table: Prisma.sql`delivered`, column: Prisma.sql`at`, days: 60 },
  { table: Prisma.sql`mailed_groups`, column: Prisma.sql`at`, days: 1 },
  { table: Prisma.sql`unsubscribe_tokens`, column: Prisma.sql`at`, days: notificationLimits.unsubscribeDays },
  { table: Prisma.sql`notifications`, column: Prisma.sql`read_at`, days: notificationLimits.keptDays },
  { table: Prisma.sql`notifications`, column: Prisma.sql`hidden_at`, days: notificationLimits.keptDays },
]

/** Deletes what has expired, in one replica at a time. */
export const expiryJobs = (deps: Pick<Deps, 'db' | 'clock'>, leaseOf: (name: string) => Lease): Background => ({
  name: 'expiry',
  lease: leaseOf('expiry'),
  works: [{ name: 'delete expired', everyMs: EVERY_MS, round: ({ signal }) => deleteExpired(deps, signal) }],
})

/** Deletes it a few thousand rows at a time, so that nobody waits for it; one table that fails does not stop the others. */
export async function deleteExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  for (const { table, column, days } of expiring) {
    const before = new Date(clock().getTime() - days * 86_400_000)
    try {
      for (let deleted = AT_ONCE; deleted === AT_ONCE && !signal.aborted; )
        deleted = await db.$executeRaw`
          DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${column} < ${before} LIMIT ${AT_ONCE}))`
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything that has expired could be deleted')
}
