import { offerEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRows } from './offer-rows.ts'

/** Keeps offers as their owner tells them. */
export const offerSubscriptions = ({ db }: Pick<Deps, 'db'>): Subscription<Tx>[] =>
  offerEvents.map((event) =>
    on(event, async ({ data: offer, entityversion: version }, tx: Tx) => {
      await keepNewest(tx, offerRows.of(db), { _id: offer.id, version, offer })
    }),
  )
