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
    on(event, followListing(deps, false)),
  ),
  on(listingDeleted, followListing(deps, true)),
]
