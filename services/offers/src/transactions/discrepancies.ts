import type { Discrepancy as View } from '@storyright/contracts/http'
import { paging, refusals } from '@storyright/contracts/vocabulary'
import { asDiscrepancy, type Discrepancy } from '../bookkeeping/discrepancy.store.ts'
import type { Database } from '../database.ts'
import type { Discrepancy as Row } from '../generated/client.ts'
import { getOffer } from '../offers/offer.store.ts'
import { mayBeAccepted } from './accept-after-all.ts'
import { findSubjects, type Subjects } from './discrepancy-subjects.ts'
import { settlementsOf } from './settlements.ts'

/** What an administrator has to look at: what is still open first, then the newest. */
export async function discrepancies(db: Database): Promise<View[]> {
  const rows = await db.discrepancy.findMany({
    orderBy: [{ settledAt: { sort: 'desc', nulls: 'first' } }, { foundAt: 'desc' }, { id: 'asc' }],
    take: paging.listMaximum,
  })
  return viewsOf(db, rows)
}

export async function findDiscrepancy(db: Database, id: string): Promise<View> {
  const row = await db.discrepancy.findUnique({ where: { id } })
  if (!row) throw refusals.notFound()
  const [view] = await viewsOf(db, [row])
  return view!
}

/** What they are about is looked up for all of them at once. */
async function viewsOf(db: Database, rows: Row[]): Promise<View[]> {
  const about = await findSubjects(
    db,
    rows.flatMap(({ offerId }) => offerId ?? []),
  )
  return Promise.all(rows.map((row) => viewOf(db, asDiscrepancy(row), about)))
}

async function viewOf(db: Database, found: Discrepancy, about: Subjects): Promise<View> {
  const { id, kind, offerId, intentId, foundAt, says, settledAt } = found
  const depends = kind === 'captured_without_acceptance' || kind === 'fee_returned'
  const offer = depends && !settledAt && offerId !== null ? await getOffer(db, offerId) : null
  const mayAccept = offer !== null && kind !== 'fee_returned' && (await mayBeAccepted(db, offer, found))
  return {
    id,
    kind,
    offerId,
    intentId,
    foundAt: foundAt.toISOString(),
    says,
    about: about(offerId),
    settlements: settlementsOf(found, { mayBeAccepted: mayAccept, isExercised: offer?.exercisedAt != null }),
    settledAt: settledAt?.toISOString() ?? null,
  }
}
