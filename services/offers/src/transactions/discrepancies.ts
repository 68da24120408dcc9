import { type Discrepancy, type DiscrepancyKind, paging, type Settlement } from '@storyright/contracts'
import type { Database } from '../database.ts'

/** What an administrator has to look at: what is still open first, then the newest. */
export async function discrepancies(db: Database): Promise<Discrepancy[]> {
  const rows = await db.discrepancy.findMany({
    orderBy: [{ settledAt: { sort: 'desc', nulls: 'first' } }, { foundAt: 'desc' }, { id: 'asc' }],
    take: paging.listMaximum,
  })
  return rows.map(({ id, kind, offerId, intentId, foundAt, says, settledAt }) => ({
    id,
    kind: kind as DiscrepancyKind,
    offerId,
    intentId,
    foundAt: foundAt.toISOString(),
    says,
    settlements: [] as Settlement[],
    settledAt: settledAt?.toISOString() ?? null,
  }))
}
