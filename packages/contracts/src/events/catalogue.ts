import { z } from 'zod'
import { uuid } from '../fields.ts'
import { listing } from '../http/catalogue.ts'
import { defineEvent } from './envelope.ts'

/** A listing as other services know it: all of it but the agent's own notes. */
export const publicListing = listing.omit({ agentNotes: true }).extend({
  /** The accepted offer that a sold title went to; `null` where nobody said. */
  soldOfferId: uuid.nullable().default(null),
})
export type PublicListing = z.infer<typeof publicListing>

const listingEvent = (verb: string) => defineEvent('catalogue', 'listing', verb, publicListing)
export const listingCreated = listingEvent('created')
export const listingUpdated = listingEvent('updated')
export const listingDeleted = listingEvent('deleted')
export const listingStatusChanged = listingEvent('status-changed')
export const listingSnapshot = listingEvent('snapshot')

/** The entity is the pair; its id is `<userId>_<listingId>`. */
export const favourite = z.object({ userId: uuid, listingId: z.string(), at: z.iso.datetime() })
export const favouriteAdded = defineEvent('catalogue', 'favourite', 'added', favourite)
export const favouriteRemoved = defineEvent('catalogue', 'favourite', 'removed', favourite)

/** Everything that changes what others know of the catalogue. */
export const catalogueEvents = [
  listingCreated,
  listingUpdated,
  listingDeleted,
  listingStatusChanged,
  listingSnapshot,
  favouriteAdded,
  favouriteRemoved,
] as const
