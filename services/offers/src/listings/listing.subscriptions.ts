import {
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
} from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { followListing } from './follow-listing.ts'

export const listingSubscriptions = (deps: Pick<Deps, 'outbox' | 'clock'>): Subscription<Tx>[] => [
  ...[listingCreated, listingUpdated, listingStatusChanged, listingSnapshot].map((event) =>
    on(event, (input, tx: Tx) => followListing(deps, false, input, tx)),
  ),
  on(listingDeleted, (input, tx: Tx) => followListing(deps, true, input, tx)),
]
