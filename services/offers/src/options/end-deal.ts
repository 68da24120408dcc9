import type { EventFactory, PublicOffer } from '@storyright/contracts/events'
import type { OfferMoment, OptionEnding } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { addMoment, changeOffer, type OfferChange } from '../offers/offer.store.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { settleAgreed } from '../payments/discrepancy.store.ts'
import { answerWith, noticesOf } from './notice.store.ts'

interface EndDealInput {
  at: Date
  because: OptionEnding
  moment: OfferMoment
  note?: string | null
  event: EventFactory<PublicOffer>
  /** Why nobody answers any more what still waits. */
  declinedBecause: string
  /** What is written with it. */
  change?: OfferChange['change']
}

/**
 * An option, or the grant that it became, is over: its rights are free with this transaction, nothing waits for an answer any more, and
 * nothing is left to choose about its fee. The caller holds the locks.
 */
export async function endDeal(
  tx: Tx,
  { outbox }: Pick<Deps, 'outbox'>,
  offer: OfferWithHolds,
  { at, because, moment, note = null, event, declinedBecause, change = {} }: EndDealInput,
): Promise<void> {
  const { id: offerId } = offer
  const [notice] = await noticesOf(tx, offerId, { status: 'waiting' })
  if (notice) {
    await answerWith(tx, notice, { status: 'declined', answeredAt: at, reason: declinedBecause })
    await addMoment(tx, offerId, { at, moment: 'notice_declined', note: declinedBecause })
  }
  await tx.claim.update({ where: { offerId }, data: { endedAt: at } })
  await settleAgreed(tx, { offerId, kind: 'fee_returned' }, at)
  await changeOffer(tx, outbox, offer, {
    at,
    change: { ...change, optionEndedAt: at, optionEndedBecause: because },
    moment,
    note,
    event,
  })
}
