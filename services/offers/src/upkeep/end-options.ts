import { optionEnded } from '@storyright/contracts'
import type { Deps } from '../deps.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import { changeOffer } from '../offers/offer.store.ts'
import { BATCH } from './batch.ts'

/** Option periods that ended without a purchase: the listing may be optioned again. */
export async function endOptions(deps: Deps): Promise<void> {
  const over = { status: 'accepted', optionEndedAt: null, optionEndsAt: { lte: deps.clock() } }
  const offers = await deps.db.offer.findMany({
    where: { ...over, listing: { status: { not: 'sold' } } },
    select: { id: true },
    take: BATCH,
  })
  for (const { id } of offers) {
    await deps.transaction(async (tx) => {
      const offer = await lockOffer(tx, id)
      if (offer.optionEndedAt) return
      const at = deps.clock()
      await tx.claim.update({ where: { offerId: id }, data: { endedAt: at } })
      await changeOffer(tx, deps.outbox, id, {
        at,
        change: { optionEndedAt: at },
        moment: 'option_ended',
        event: optionEnded,
      })
    })
  }
}
