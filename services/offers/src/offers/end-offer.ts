import { offerCancelled, offerExpired, offerRejected } from '@storyright/contracts/events'
import type { OfferEnding } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { scheduleRelease } from '../payments/hold.store.ts'
import { getOffer } from './offer.store.ts'
import { publicOfferOf, requireEndable, statusAfter } from './offer.ts'
import type { OfferWithHolds } from './records.ts'
import { endStanding, lapseRounds } from './round.store.ts'

/** What becomes of the standing round with its offer. */
const standingAfter = { rejected: 'declined', cancelled: 'withdrawn' } as const

const eventOf = { rejected: offerRejected, cancelled: offerCancelled, expired: offerExpired } as const

/**
 * Ends unclaimed pending offers, however many, in a few statements, and schedules the release of their holds.
 * The caller holds the locks, and releases after the commit; the upkeep does what fails.
 */
export async function endOffers(
  { outbox, clock }: Pick<Deps, 'outbox' | 'clock'>,
  tx: Tx,
  offers: readonly OfferWithHolds[],
  because: OfferEnding,
  reason: string | null = null,
): Promise<void> {
  for (const offer of offers) requireEndable(offer, because)
  const at = clock()
  const status = statusAfter[because]
  const ids = offers.map(({ id }) => id)
  // One whose hold ran out may still be negotiated: a further hold may be on its way.
  await scheduleRelease(tx, ids, { at, which: status === 'expired' ? 'standing' : 'all' })
  if (status !== 'expired') {
    await lapseRounds(tx, ids, at)
    await endStanding(tx, ids, { as: standingAfter[status], at })
  }
  await tx.$executeRaw`
      UPDATE offers
      SET status = ${status}, ended_because = ${because}, cancellation_reason = ${reason},
        version = version + 1, updated_at = ${at}::timestamptz
      WHERE id = ANY(${ids}::uuid[])`
  await tx.$executeRaw`
      INSERT INTO moments (offer_id, at, moment, note)
      SELECT id, ${at}::timestamptz, ${status}, ${reason} FROM unnest(${ids}::uuid[]) AS id`
  const change = { status, endedBecause: because, cancellationReason: reason }
  // What ends without a deal has neither an agreement nor notices about its option.
  const ended = offers.map((offer) => ({ ...offer, ...change, agreement: null, optionNotices: [] }))
  await outbox.add(
    tx,
    ended.map((offer) => eventOf[status](offer.id, offer.version + 1, publicOfferOf(offer))),
  )
}

/** Ends one, as it stands in this transaction. */
export async function endOffer(
  deps: Pick<Deps, 'outbox' | 'clock'>,
  tx: Tx,
  offerId: string,
  because: OfferEnding,
  reason: string | null = null,
): Promise<void> {
  return endOffers(deps, tx, [await getOffer(tx, offerId)], because, reason)
}
