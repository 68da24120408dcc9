import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { addMoment, type Hold, type Offer } from '../offers/offer.store.ts'
import { reportDiscrepancy } from './discrepancy.store.ts'
import { holdMayBecome } from '../payments/hold.ts'
import type { Intent } from '../payments/provider.ts'

/**
 * Money that is held until nobody knows when could be gone when the agent accepts, and no reminder would come before. It does
 * not count as held: the offer does not reach the agent and expires, so that its producer can renew it with another card, and
 * the money is let go like that of every ended offer. An administrator has to see how such a payment came to be.
 */
export async function refuseHold(
  tx: Tx,
  deps: Pick<Deps, 'outbox' | 'clock' | 'logger'>,
  offer: Offer,
  { offerId, number, status, releaseWantedAt }: Hold,
  { id: intentId }: Intent,
): Promise<void> {
  if (!holdMayBecome(status, 'held')) return // it had a deadline when it was held, and keeps it
  const at = deps.clock()
  const change = (data: object) => tx.hold.update({ where: { offerId_number: { offerId, number } }, data })
  await change({ intentId, comparedAt: at })
  if (releaseWantedAt) return
  deps.logger.error({ offerId, intentId }, 'A payment is held without a deadline, and is let go')
  await reportDiscrepancy(tx, deps, {
    offerId,
    kind: 'no_deadline',
    says:
      'The provider held money without saying until when, so it was not counted as held and is being let go. Please look at ' +
      'which payment methods the provider’s account allows: only cards should be.',
  })
  await change({ releaseWantedAt: at })
  if (offer.status !== 'pending' || number !== offer.holdNumber || offer.claim) return
  await addMoment(tx, offerId, {
    at,
    moment: 'payment_failed',
    note: 'This way of paying does not say how long it holds the money. Please renew the offer with another card.',
  })
  await endOffer(tx, deps, offer, 'hold_expired')
}
