import { optionEnded } from '@storyright/contracts/events'
import type { Deps } from '../deps.ts'
import { lockOffer } from '../offers/offer.store.ts'
import { endsByTime } from '../offers/option.ts'
import { endDeal } from '../options/end-deal.ts'
import { noticesOf } from '../options/notice.store.ts'
import { delaysEnd } from '../options/notice.ts'
import { BATCH } from './job-config.ts'

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
    if (!endsByTime(offer, { isWaiting: notice !== undefined && delaysEnd(notice), now: at })) return
    await endDeal(tx, deps, offer, {
      at,
      because: 'over',
      moment: 'option_ended',
      event: optionEnded,
      declinedBecause: unanswered,
    })
  })

/**
 * Options that may be over. The one by which a title was sold never is: catalogue names it, or it is the only exclusive one.
 * One with an open question is decided about under its lock, and stands behind the others until then.
 */
const optionsOver = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => db.$queryRaw<{ id: string }[]>`
  SELECT offers.id FROM offers
  JOIN listings ON listings.id = offers.listing_id
  JOIN claims ON claims.offer_id = offers.id
  WHERE offers.status = 'accepted' AND offers.option_ended_at IS NULL AND offers.exercised_at IS NULL
    AND offers.option_ends_at <= ${clock()}
    AND NOT (listings.status = 'sold' AND coalesce(listings.sold_offer_id = offers.id, claims.is_exclusive AND NOT EXISTS (
      SELECT FROM claims AS others
      WHERE others.listing_id = listings.id AND others.is_exclusive AND others.ended_at IS NULL AND others.offer_id <> offers.id
    )))
  ORDER BY EXISTS (SELECT 1 FROM option_notices WHERE offer_id = offers.id AND status = 'waiting' AND kind <> 'reversion'), offers.option_ends_at
  LIMIT ${BATCH}`
