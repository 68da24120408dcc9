import { offerEvents, userClosed, viewLetIn } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { countLater, keepOpened } from './count-view.ts'

export const viewSubscriptions = (deps: Pick<Deps, 'outbox'>): Subscription<Tx>[] => [
  on(viewLetIn, async ({ data: { at, asPremium, ...view } }, tx: Tx) => {
    if (await isClosed(tx, view.userId)) return
    await (asPremium ? keepOpened : countLater)(deps, tx, { ...view, at: new Date(at) })
  }),
  ...offerEvents.map((event) =>
    on(event, async ({ data: { producerId: personId, listingId, reachedAgent } }, tx: Tx) => {
      // An unpaid offer is free: it would open every listing for good.
      if (!reachedAgent || (await isClosed(tx, personId))) return
      await tx.offeredListing.createMany({ data: { personId, listingId }, skipDuplicates: true })
    }),
  ),
  on(userClosed, async ({ data: { id: personId } }, tx: Tx) => {
    await tx.viewMonth.deleteMany({ where: { personId } })
    await tx.premiumOpening.deleteMany({ where: { personId } })
    await tx.offeredListing.deleteMany({ where: { personId } })
  }),
]

/**
 * Whether the account is closed: of that one nothing is kept, and closing it makes offers publish everything that it ends. The
 * share lock makes a closing wait until rows written here can be deleted.
 */
async function isClosed(tx: Tx, personId: string): Promise<boolean> {
  const [member] = await tx.$queryRaw<{ isClosed: boolean }[]>`
    SELECT is_closed AS "isClosed" FROM members WHERE person_id = ${personId}::uuid FOR SHARE`
  return member?.isClosed === true
}
