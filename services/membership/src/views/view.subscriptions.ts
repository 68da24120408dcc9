import { offerEvents, userClosed, viewLetIn } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { countLater, keepOpened } from './count-view.ts'

export const viewSubscriptions = (deps: Pick<Deps, 'outbox'>): Subscription<Tx>[] => [
  on(viewLetIn, ({ data: { at, asPremium, ...view } }, tx: Tx) =>
    (asPremium ? keepOpened : countLater)(deps)(tx, { ...view, at: new Date(at) }),
  ),
  ...offerEvents.map((event) =>
    on(event, async ({ data: { producerId: personId, listingId } }, tx: Tx) => {
      await tx.offeredListing.createMany({ data: { personId, listingId }, skipDuplicates: true })
    }),
  ),
  on(userClosed, async ({ data: { id: personId } }, tx: Tx) => {
    await tx.viewMonth.deleteMany({ where: { personId } })
    await tx.premiumOpening.deleteMany({ where: { personId } })
    await tx.offeredListing.deleteMany({ where: { personId } })
  }),
]
