import { notified, offerEvents, type PublicOffer } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerMarkRows } from './offer-mark-rows.ts'
import { offerRows } from './offer-rows.ts'

type FollowDeps = Pick<Deps, 'db' | 'outbox'>

/**
 * Keeps offers as their owner tells them: support threads and competition entries are about them, and the pages that their two
 * sides have open follow them. Of most steps only one side is told; a page has to follow all of them.
 */
export const followOffers = ({ db, outbox }: FollowDeps): Subscription<Tx>[] =>
  offerEvents.map((event) =>
    on(event, async ({ data: offer, entityversion: version }, tx: Tx) => {
      const isNewer = await keepNewest(tx, offerRows.of(db), { _id: offer.id, version, offer })
      if (!isNewer) return
      const userIds = sidesOf(offer)
      await markChange(tx, db, userIds)
      await outbox.add(tx, [notified({ userIds })])
    }),
  )

/** Always in the same order, since their rows are written in it. An agent hears of an offer only once it is with them. */
const sidesOf = ({ producerId, agentId, reachedAgent }: PublicOffer) =>
  (reachedAgent ? [producerId, agentId] : [producerId]).toSorted()

async function markChange(tx: Tx, db: Database, personIds: readonly string[]): Promise<void> {
  for (const _id of personIds)
    await offerMarkRows.of(db).updateOne({ _id }, { $inc: { changes: 1 } }, { session: tx, upsert: true })
}
