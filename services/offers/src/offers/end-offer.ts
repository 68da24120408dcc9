import { type OfferEnding, offerCancelled, offerExpired, offerRejected } from '@storyright/contracts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { isOpen } from '../payments/hold-states.ts'
import type { Offer } from './offer.store.ts'
import { changeOffer } from './offer.store.ts'
import { offerMayBecome, statusAfter } from './offer-states.ts'

const eventOf = { rejected: offerRejected, cancelled: offerCancelled, expired: offerExpired } as const

/**
 * Ends a pending offer that nobody is accepting, and wants its money released. The caller holds the locks, and asks the
 * provider after the commit; what it does not get done, the upkeep does.
 */
export async function endOffer(
  tx: Tx,
  { outbox, clock }: Pick<Deps, 'outbox' | 'clock'>,
  offer: Offer,
  because: OfferEnding,
  cancellationReason: string | null = null,
): Promise<void> {
  if (offer.claim) throw offer.claim.committedAt ? offerRefusals.offerClosed() : offerRefusals.beingAccepted()
  const status = statusAfter[because]
  if (!offerMayBecome(offer.status, status)) throw offerRefusals.offerClosed({ says: closedAs(offer.status) })
  const at = clock()
  if (isOpen(offer.hold.status) && !offer.hold.releaseWantedAt)
    await tx.hold.update({
      where: { offerId_number: { offerId: offer.id, number: offer.hold.number } },
      data: { releaseWantedAt: at },
    })
  await changeOffer(tx, outbox, offer.id, {
    at,
    change: { status, endedBecause: because, cancellationReason },
    moment: status,
    note: cancellationReason,
    event: eventOf[status],
  })
}

/** Why an offer that is no longer pending cannot be answered. */
export const closedAs = (status: string): string =>
  status === 'expired' ? 'The hold of this offer has run out.' : `This offer is already ${status}.`
