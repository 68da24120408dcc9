import { offerEvents } from '@storyright/contracts/events'
import { onAll, type Subscription } from '@storyright/messaging'
import { keepNewestOf } from '@storyright/messaging/mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRows } from './offer-rows.ts'

/** Keeps offers from offers' events. */
export const offerSubscriptions = ({ db }: Pick<Deps, 'db'>): Subscription<Tx>[] =>
  onAll(offerEvents, async (events, tx: Tx) => {
    const rows = events.map(({ data: offer, entityversion: version }) => ({ _id: offer.id, version, offer }))
    await keepNewestOf(tx, offerRows.of(db), rows)
  })
