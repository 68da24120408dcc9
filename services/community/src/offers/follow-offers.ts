import { importChanged, notified, offerEvents, type PublicOffer } from '@storyright/contracts/events'
import { onAll, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { markChange } from '../notifications/change-marks.ts'
import { keepOffer } from './offer.store.ts'

/**
 * Keeps offers from offers' events: support threads and competition entries are about them, and the pages that their two
 * sides have open follow them, as an agent's pages follow imports. Most steps notify one side only; a page follows all of them.
 */
export const followOffers = ({ outbox }: Pick<Deps, 'outbox'>): Subscription<Tx>[] => [
  ...onAll(offerEvents, async (events, tx: Tx) => {
    const personIds: string[] = []
    for (const { data: offer, entityversion: version } of events)
      if (await keepOffer(tx, { version, offer })) personIds.push(...sidesOf(offer))
    if (personIds.length > 0) await outbox.add(tx, [notified({ userIds: await markChange(tx, 'offers', personIds) })])
  }),
  ...onAll([importChanged], async (events, tx: Tx) => {
    const personIds = events.map(({ data }) => data.agentId)
    await outbox.add(tx, [notified({ userIds: await markChange(tx, 'imports', personIds) })])
  }),
]

/** An agent sees an offer only once it has reached them. */
const sidesOf = ({ producerId, agentId, reachedAgent }: PublicOffer) =>
  reachedAgent ? [producerId, agentId] : [producerId]
