import type { ListingStatus } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { statusAfter } from '../listings/listing-status.ts'

export type OptionDeps = Pick<ListingStore, 'changeStatus' | 'sell' | 'restore' | 'remove' | 'mark'>

/** A step that begins or ends an option; the listing is locked. */
export interface OptionStep {
  listing: Listing
  isExclusive: boolean
  at: Date
}

/** The money is taken, so the deal holds: a listing that was withdrawn in the same moment comes back. */
export async function placeUnderOption(
  store: OptionDeps,
  tx: Tx,
  { listing, isExclusive, at }: OptionStep,
): Promise<Listing> {
  const next = isExclusive ? statusAfter('offerAccepted', listing) : null
  if (listing.deletedAt) return store.restore(tx, listing, next ?? (listing.status as ListingStatus), at)
  return next ? store.changeStatus(tx, listing, next, at) : listing
}
