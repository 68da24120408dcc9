import type { Discrepancy } from '@storyright/contracts/http'
import { type DiscrepancyKind, paging, refusals } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { withNewestHold } from '../offers/lock-offer.ts'
import { mayBeAccepted } from './accept-after-all.ts'
import { settlementsOf } from './settlements.ts'

const parts = { offer: { include: { claim: true, holds: true } } } as const
type Row = Prisma.DiscrepancyGetPayload<{ include: typeof parts }>

/** What an administrator has to look at: what is still open first, then the newest. */
export async function discrepancies(db: Database): Promise<Discrepancy[]> {
  const rows = await db.discrepancy.findMany({
    include: parts,
    orderBy: [{ settledAt: { sort: 'desc', nulls: 'first' } }, { foundAt: 'desc' }, { id: 'asc' }],
    take: paging.listMaximum,
  })
  return Promise.all(rows.map((row) => viewOf(db, row)))
}

export async function findDiscrepancy(db: Database, id: string): Promise<Discrepancy> {
  const row = await db.discrepancy.findUnique({ where: { id }, include: parts })
  if (!row) throw refusals.notFound()
  return viewOf(db, row)
}

async function viewOf(db: Database, row: Row): Promise<Discrepancy> {
  const { id, kind, offer, offerId, intentId, foundAt, says, settledAt } = row
  const isOpenCapture = kind === 'captured_without_acceptance' && !settledAt && offer !== null
  return {
    id,
    kind: kind as DiscrepancyKind,
    offerId,
    intentId,
    foundAt: foundAt.toISOString(),
    says,
    settlements: settlementsOf(row, {
      mayBeAccepted: isOpenCapture && (await mayBeAccepted(db, withNewestHold(offer))),
    }),
    settledAt: settledAt?.toISOString() ?? null,
  }
}
