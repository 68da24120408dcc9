import type { Discrepancy as View } from '@storyright/contracts/http'
import {
  type DiscrepancyKind,
  discrepancyKinds,
  paging,
  refusals,
  type Settlement,
} from '@storyright/contracts/vocabulary'
import type { Measurement } from '@storyright/service-kit/telemetry'
import type { Database, Tx } from '../database.ts'
import type { Discrepancy as Row } from '../generated/client.ts'
import { getOffer } from '../offers/offer.store.ts'
import type { Offer } from '../offers/records.ts'
import { asDiscrepancy, type Discrepancy } from '../payments/discrepancy.store.ts'
import { mayBeAccepted } from './accept-after-all.ts'
import { findSubjects, type Subjects } from './discrepancy-subjects.ts'

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

/** How many of each kind wait for an administrator, zeros too: an alert ends when its series says so. */
export async function openDiscrepancies(db: Database): Promise<Measurement[]> {
  const found = await db.discrepancy.groupBy({ by: ['kind'], where: { settledAt: null }, _count: true })
  return discrepancyKinds.map((kind) => ({ value: found.find((row) => row.kind === kind)?._count ?? 0, by: { kind } }))
}

/** What they are about is looked up for all of them at once. */
async function viewsOf(db: Database, rows: Row[]): Promise<View[]> {
  const about = await findSubjects(
    db,
    rows.flatMap(({ offerId }) => offerId ?? []),
  )
  return Promise.all(rows.map((row) => viewOf(db, asDiscrepancy(row), about)))
}

const dependent: readonly DiscrepancyKind[] = ['captured_without_acceptance', 'fee_returned', 'refund_failed']

/** How it can be settled as its offer and its payment are now. */
export async function settlementsNow(db: Database | Tx, found: Discrepancy): Promise<Settlement[]> {
  const { kind, offerId, settledAt } = found
  if (!dependent.includes(kind) || settledAt || offerId === null)
    return settlementsOf(found, { mayBeAccepted: false, isExercised: false, isWhole: false })
  const offer = await getOffer(db, offerId)
  return settlementsOf(found, {
    mayBeAccepted: kind === 'captured_without_acceptance' && (await mayBeAccepted(db, offer, found)),
    isExercised: offer.exercisedAt !== null,
    isWhole: kind === 'refund_failed' && (await isWhole(db, offer, found)),
  })
}

async function isWhole(db: Database | Tx, { holds }: Offer, { intentId }: Discrepancy): Promise<boolean> {
  const hold = holds.find((each) => each.intentId === intentId)
  if (!hold) return false
  const { offerId, number: holdNumber, amountPence } = hold
  const refunds = await db.refund.findMany({ where: { offerId, holdNumber } })
  return refunds.reduce((sum, refund) => sum + refund.amountPence, hold.lostPence) >= amountPence
}

async function viewOf(db: Database, found: Discrepancy, about: Subjects): Promise<View> {
  const { id, kind, offerId, intentId, foundAt, says: message, settledAt } = found
  return {
    id,
    kind,
    offerId,
    intentId,
    foundAt: foundAt.toISOString(),
    says: message,
    about: about(offerId),
    settlements: await settlementsNow(db, found),
    settledAt: settledAt?.toISOString() ?? null,
  }
}

interface Circumstances {
  mayBeAccepted: boolean
  /** The option was exercised: it is kept, and cannot end any more. */
  isExercised: boolean
  /** With what failed all of the payment would have gone back: a refund gives all that is left of it. */
  isWhole: boolean
}

/** How each kind can be settled here, where that is more than a note. */
const ways: Partial<Record<DiscrepancyKind, (about: Circumstances) => Settlement[]>> = {
  captured_without_acceptance: ({ mayBeAccepted }) => (mayBeAccepted ? ['refund', 'accept'] : ['refund']),
  refund_failed: ({ isWhole }) => (isWhole ? ['refund', 'noted'] : ['noted']),
  fee_returned: ({ isExercised }) => (isExercised ? ['keep_option'] : ['end_option', 'keep_option']),
}

/** How a discrepancy can be settled now. Captured money is refunded, or its offer is accepted after all: never both. */
export function settlementsOf(
  { kind, settledAt, settlement }: Pick<Discrepancy, 'kind' | 'settledAt' | 'settlement'>,
  about: Circumstances,
): Settlement[] {
  if (settledAt) return []
  // A refund that was begun can only be finished.
  if (settlement !== null) return [settlement]
  return ways[kind]?.(about) ?? ['noted']
}
