import { notified, offerEvents, type PublicOffer } from '@storyright/contracts/events'
import { onAll, type Subscription } from '@storyright/messaging'
import { keepNewestOf } from '@storyright/messaging/mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { markChange, offerMarkRows } from '../notifications/change-mark-rows.ts'
import { offerRows } from './offer-rows.ts'

type FollowDeps = Pick<Deps, 'db' | 'outbox'>

/**
 * Keeps offers from offers' events: support threads and competition entries are about them, and the pages that their two
 * sides have open follow them. Most steps notify one side only; a page has to follow all of them.
 */
export const followOffers = ({ db, outbox }: FollowDeps): Subscription<Tx>[] =>
  onAll(offerEvents, async (events, tx: Tx) => {
    const rows = events.map(({ data: offer, entityversion: version }) => ({ _id: offer.id, version, offer }))
    const newer = await keepNewestOf(tx, offerRows.of(db), rows)
    if (newer.length === 0) return
    const personIds = newer.flatMap(({ offer }) => sidesOf(offer))
    const userIds = await markChange(tx, db, { rows: offerMarkRows, personIds })
    await outbox.add(tx, [notified({ userIds })])
  })

/** An agent sees an offer only once it has reached them. */
const sidesOf = ({ producerId, agentId, reachedAgent }: PublicOffer) =>
  reachedAgent ? [producerId, agentId] : [producerId]
