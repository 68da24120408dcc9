import { offerEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Database, Tx } from '../database.ts'
import { offerRows } from './offer-rows.ts'

/** Keeps offers as their owner tells them: support threads and competition entries are about them. */
export const followOffers = ({ db }: { db: Database }): Subscription<Tx>[] =>
  offerEvents.map((event) =>
    on(event, async ({ data: offer, entityversion: version }, tx: Tx) => {
      await keepNewest(tx, offerRows.of(db), { _id: offer.id, version, offer })
    }),
  )
