import { notified, offerEvents, type PublicOffer } from '@storyright/contracts/events'
import { onAll, type Subscription } from '@storyright/messaging'
import { keepNewestOf } from '@storyright/messaging/mongodb'
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
  onAll(offerEvents, async (events, tx: Tx) => {
    const rows = events.map(({ data: offer, entityversion: version }) => ({ _id: offer.id, version, offer }))
    const newer = await keepNewestOf(tx, offerRows.of(db), rows)
    if (newer.length === 0) return
    const userIds = [...new Set(newer.flatMap(({ offer }) => sidesOf(offer)))].toSorted()
    await markChange(tx, db, userIds)
    await outbox.add(tx, [notified({ userIds })])
  })

/** An agent hears of an offer only once it is with them. */
const sidesOf = ({ producerId, agentId, reachedAgent }: PublicOffer) =>
  reachedAgent ? [producerId, agentId] : [producerId]

/** In the order that is given, which is always the same: of two that mark the same people none waits for the other. */
async function markChange(tx: Tx, db: Database, personIds: readonly string[]): Promise<void> {
  const marks = personIds.map((_id) => ({
    updateOne: { filter: { _id }, update: { $inc: { changes: 1 } }, upsert: true },
  }))
  await offerMarkRows.of(db).bulkWrite(marks, { session: tx })
}
