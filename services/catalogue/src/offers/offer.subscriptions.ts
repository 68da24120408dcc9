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
import type { ListingStatus } from '@storyright/contracts/vocabulary'
import { keepNewest, on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import { lockAgent } from '../listings/agent.ts'
import { refreshFreeRights } from '../listings/free-rights.store.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { isRunning, running, statusAfter } from '../listings/listing-status.ts'
import { settleStatus, takingsOf } from '../listings/settle-status.ts'
import { withdrawListings } from '../listings/withdraw-listings.ts'

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

/**
 * Records an accepted offer's latest state; its listing goes under option, becomes available again or is sold. A non-exclusive
 * option leaves it to others, exercised or not.
 */
async function followOffer(
  store: OptionDeps,
  { data, entityversion, time }: Envelope<PublicOffer>,
  tx: Tx,
): Promise<void> {
  if (data.status !== 'accepted') return // a snapshot of an offer that came to nothing, or not yet
  const { id, producerId, agentId, isExclusive } = data
  await lockAgent(tx, agentId)
  const before = await tx.acceptedOffer.findUnique({ where: { id } })
  const listingId = BigInt(data.listingId)
  const optionEndedAt = data.optionEndedAt === null ? null : new Date(data.optionEndedAt)
  const now = { id, listingId, producerId, agentId, isExclusive, optionEndedAt, version: entityversion }
  if (!(await keepNewest(tx, 'accepted_offers', now))) return

  const found = await tx.listing.findUnique({ where: { id: listingId } })
  if (!found) return
  const at = new Date(time)
  const listing = wentBack(data) ? await endSale(store, tx, found, id) : found
  if (await takingsOf(tx, listingId)) return followDeal(store, tx, { listing, isNew: isRunning(now), at })
  const step = { listing, isExclusive, at }
  if (isRunning(now)) {
    const optioned = await placeUnderOption(store, tx, step)
    const isSold = data.exercisedAt !== null && isExclusive
    if (isSold && statusAfter('rightsSold', optioned))
      await store.sell(tx, optioned, { soldOfferId: id, isSaleDerived: true }, step.at)
  } else if (before && isRunning(before)) await endOption(store, tx, step)
}

/** The producer gave all rights back, or they reverted: not by time, which an agent's sale outlives. */
const wentBack = ({ optionEndedBecause }: PublicOffer): boolean =>
  optionEndedBecause === 'surrendered' || optionEndedBecause === 'reverted'

/** A sale to the offer whose rights went back ends with it, whoever said that the title was sold. */
const endSale = (store: OptionDeps, tx: Tx, listing: Listing, offerId: string): Promise<Listing> | Listing =>
  listing.status === 'sold' && listing.soldOfferId === offerId && !listing.isSaleDerived
    ? store.mark(tx, listing, { isSaleDerived: true })
    : listing

/** The status follows what is taken, once offers has said so; a deal only brings a withdrawn listing back, or lets it go. */
async function followDeal(
  store: OptionDeps,
  tx: Tx,
  { listing, isNew, at }: { listing: Listing; isNew: boolean; at: Date },
): Promise<void> {
  const step = { listing, isExclusive: false, at }
  if (!isNew) return endOption(store, tx, { ...step, listing: await settleStatus(store, tx, listing, at) })
  await settleStatus(store, tx, await placeUnderOption(store, tx, step), at)
}

/** The rights are free again, unless sold or under another option. A closed account's listing is withdrawn. */
async function endOption(store: OptionDeps, tx: Tx, { listing, isExclusive, at }: OptionStep): Promise<void> {
  const next = isExclusive ? statusAfter('optionEnded', listing) : null
  const others = { listingId: listing.id, isExclusive: true, ...running }
  if (next && (await tx.acceptedOffer.count({ where: others })) === 0) await store.changeStatus(tx, listing, next, at)
  const { agentId } = listing
  const agent = await tx.person.findUnique({ where: { id: agentId }, select: { status: true } })
  if (agent?.status === 'closed') await withdrawListings(store, tx, { agentId, at })
}

type OptionDeps = Pick<ListingStore, 'changeStatus' | 'sell' | 'restore' | 'remove' | 'mark'>

/** A step that begins or ends an option; the listing is locked. */
interface OptionStep {
  listing: Listing
  isExclusive: boolean
  at: Date
}

/** The money is taken, so the deal holds: a listing that was withdrawn in the same moment comes back. */
async function placeUnderOption(store: OptionDeps, tx: Tx, { listing, isExclusive, at }: OptionStep): Promise<Listing> {
  const next = isExclusive ? statusAfter('offerAccepted', listing) : null
  if (listing.deletedAt) return store.restore(tx, listing, next ?? (listing.status as ListingStatus), at)
  return next ? store.changeStatus(tx, listing, next, at) : listing
}
