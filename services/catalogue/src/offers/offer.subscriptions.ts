import {
  type Envelope,
  type ListingTakings,
  offerAccepted,
  offerHeld,
  offerSnapshot,
  optionEnded,
  optionExercised,
  type PublicOffer,
  rightsReverted,
  rightsSurrendered,
  takingsChanged,
} from '@storyright/contracts/events'
import { keepNewest, on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { refreshFreeRights } from '../listings/free-rights.store.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { settleStatus } from '../listings/settle-status.ts'
import { followOffer } from './follow-offer.ts'
import type { OptionDeps } from './place-under-option.ts'

const deals = [offerAccepted, optionEnded, optionExercised, rightsSurrendered, rightsReverted, offerSnapshot]

/** Events that make, end or fulfil a deal affect a listing, and what is taken of it; the hold of an offer says that it has reached the agent. */
export const offerSubscriptions = (store: OptionDeps & Pick<ListingStore, 'lock'>): Subscription<Tx>[] => [
  on(offerHeld, (input, tx: Tx) => noteOffered(input.data, tx)),
  ...deals.map((event) =>
    on(event, async (input, tx: Tx) => {
      await noteOffered(input.data, tx)
      await followOffer(store, input, tx)
    }),
  ),
  on(takingsChanged, (input, tx: Tx) => followTakings(store, input, tx)),
]

/** Undoing an import leaves a listing that an offer has reached. */
async function noteOffered({ listingId, reachedAgent }: PublicOffer, tx: Tx): Promise<void> {
  if (reachedAgent) await tx.offeredListing.createMany({ data: { listingId: BigInt(listingId) }, skipDuplicates: true })
}

/** Records what is taken of a listing, whose status follows. */
async function followTakings(
  store: Pick<ListingStore, 'changeStatus' | 'sell' | 'lock'>,
  { data: { id, takings }, entityversion: version, time }: Envelope<ListingTakings>,
  tx: Tx,
): Promise<void> {
  const listing = await store.lock(tx, BigInt(id))
  const row = { id, version, takings }
  if (!(await keepNewest(tx, 'listing_takings', row)) || !listing) return
  await refreshFreeRights(tx, [listing])
  await settleStatus(store, tx, listing, new Date(time))
}
