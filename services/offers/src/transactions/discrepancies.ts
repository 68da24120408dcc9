import { type Discrepancy, paging } from '@storyright/contracts'
import type { Database } from '../database.ts'

/** What an administrator has to look at: what is still open first, then the newest. */
export async function discrepancies(db: Database): Promise<Discrepancy[]> {
  const rows = await db.discrepancy.findMany({
    orderBy: [{ settledAt: { sort: 'desc', nulls: 'first' } }, { foundAt: 'desc' }, { id: 'asc' }],
    take: paging.listMaximum,
  })
  return rows.map(({ id, offerId, foundAt, says, settledAt }) => ({
    id,
    offerId,
    foundAt: foundAt.toISOString(),
    says,
    settledAt: settledAt?.toISOString() ?? null,
  }))
}
