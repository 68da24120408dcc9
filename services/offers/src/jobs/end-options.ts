import { optionEnded } from '@storyright/contracts/events'
import type { Deps } from '../deps.ts'
import { addMoment, changeOffer, lockOffer } from '../offers/offer.store.ts'
import { endsByTime } from '../offers/option.ts'
import { answerWith, noticesOf } from '../options/notice.store.ts'
import { settleAgreed } from '../payments-sync/discrepancy.store.ts'
import { BATCH } from './batch-size.ts'

const unanswered = 'Nobody answered before the option ended.'

/** Option periods that ended without a purchase: the listing may be optioned again. One that cannot end stops no other. */
export async function endOptions(deps: Deps): Promise<void> {
  for (const { id } of await optionsOver(deps))
    await endOption(deps, id).catch((error: unknown) =>
      deps.logger.error({ offerId: id, err: error }, 'An option ends later'),
    )
}

const endOption = (deps: Deps, id: string): Promise<void> =>
  deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, id)
    const at = deps.clock()
    const [notice] = await noticesOf(tx, id, { status: 'waiting' })
    if (!endsByTime(offer, { isWaiting: notice !== undefined, now: at })) return
    if (notice) {
      await answerWith(tx, notice, { status: 'declined', answeredAt: at, reason: unanswered })
      await addMoment(tx, id, { at, moment: 'notice_declined', note: unanswered })
    }
    await tx.claim.update({ where: { offerId: id }, data: { endedAt: at } })
    await settleAgreed(tx, { offerId: id, kind: 'fee_returned' }, at) // there is nothing left to choose
    const change = { optionEndedAt: at, optionEndedBecause: 'over' } as const
    await changeOffer(tx, deps.outbox, offer, { at, change, moment: 'option_ended', event: optionEnded })
  })

/**
 * Options that may be over. The one by which a title was sold never is: catalogue names it, or it was the only one.
 * One with an open question is decided about under its lock, and stands behind the others until then.
 */
const optionsOver = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => db.$queryRaw<{ id: string }[]>`
  SELECT offers.id FROM offers
  JOIN listings ON listings.id = offers.listing_id
  JOIN claims ON claims.offer_id = offers.id
  WHERE offers.status = 'accepted' AND offers.option_ended_at IS NULL AND offers.exercised_at IS NULL
    AND offers.option_ends_at <= ${clock()}
    AND NOT (listings.status = 'sold' AND coalesce(listings.sold_offer_id = offers.id, claims.is_exclusive))
  ORDER BY EXISTS (SELECT 1 FROM option_notices WHERE offer_id = offers.id AND status = 'waiting'), offers.option_ends_at
  LIMIT ${BATCH}`
