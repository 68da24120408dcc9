import { userEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { followPerson } from './follow-person.ts'

export const personSubscriptions = (store: ListingStore): Subscription<Tx>[] =>
  userEvents.map((event) => on(event, (event, tx) => followPerson(store, event, tx)))
