import {
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
} from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { listingRows } from './listing-rows.ts'

const told = [listingCreated, listingUpdated, listingStatusChanged, listingSnapshot, listingDeleted]

/** Keeps listings as catalogue tells them. */
export const listingSubscriptions = ({ db }: Pick<Deps, 'db'>): Subscription<Tx>[] =>
  told.map((event) =>
    on(event, async ({ data: listing, entityversion: version }, tx: Tx) => {
      const row = { _id: listing.id, version, isDeleted: event === listingDeleted, listing }
      await keepNewest(tx, listingRows.of(db), row)
    }),
  )
