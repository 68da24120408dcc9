import { failRound } from '../claims/stand-round.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { addMoment } from '../offers/offer.store.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { roundPaidBy } from '../offers/round.ts'
import { reportDiscrepancy } from '../payments/discrepancy.store.ts'
import { changeHold } from '../payments/hold.store.ts'
import { type Hold, holdMayBecome } from '../payments/hold.ts'
import type { Intent } from '../payments/provider.ts'

const noDeadline = 'This way of paying does not say how long it holds the money.'

/**
 * Money that is held until nobody knows when could be gone when the agent accepts, and no reminder would come before. It does
 * not count as held: the offer does not reach the agent and expires, so that its producer can renew it with another card, and
 * the money is let go like that of every ended offer. An administrator has to see how such a payment came to be.
 */
export async function refuseHold(
  deps: Pick<Deps, 'outbox' | 'clock' | 'logger'>,
  tx: Tx,
  { offer, hold, intent }: { offer: OfferWithHolds; hold: Hold; intent: Intent },
): Promise<void> {
  if (!holdMayBecome(hold.status, 'held')) return // it had a deadline when it was held, and keeps it
  const { offerId, number } = hold
  const at = deps.clock()
  await changeHold(tx, hold, { intentId: intent.id, comparedAt: at })
  if (hold.releaseWantedAt) return
  deps.logger.error({ offerId, intentId: intent.id }, 'A payment is held without a deadline, and is let go')
  const message =
    'The provider held money without saying until when, so it was not counted as held and is being let go. Please look at ' +
    'which payment methods the provider’s account allows: only cards should be.'
  await reportDiscrepancy(tx, { offerId, kind: 'no_deadline', says: message }, at)
  await changeHold(tx, hold, { releaseWantedAt: at })
  const round = roundPaidBy(offer, hold)
  if (round) return failRound(deps, tx, { offer, round, why: noDeadline })
  if (offer.status !== 'pending' || number !== offer.holdNumber || offer.claim) return
  await addMoment(tx, offerId, {
    at,
    moment: 'payment_failed',
    note: `${noDeadline} Please renew the offer with another card.`,
  })
  await endOffer(deps, tx, offerId, 'hold_expired')
}
