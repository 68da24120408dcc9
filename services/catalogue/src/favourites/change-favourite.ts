import { favouriteAdded, favouriteRemoved } from '@storyright/contracts/events'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Messaging } from '@storyright/messaging'
import type { Database, Tx } from '../database.ts'
import { requireOpenTo } from '../listings/early-access.ts'
import { findVisibleListing } from '../listings/find-listing.ts'
import { markFavourite, unmarkFavourite } from './favourite.store.ts'

interface Deps {
  messaging: Pick<Messaging<Tx>, 'store' | 'outbox'>
}
interface Wish {
  viewer: Viewer
  listingId: bigint
  now: Date
}

/** Adds a favourite; the listing must be one that this viewer can find. */
export function addFavourite({ messaging: { store, outbox } }: Deps, { viewer, listingId, now }: Wish): Promise<void> {
  return store.transaction(async (tx) => {
    const listing = await findVisibleListing(tx, listingId)
    if (!listing) throw refusals.listingNotFound()
    requireOpenTo(viewer, listing, now)
    const favourite = await markFavourite(tx, viewer.id, listingId)
    if (favourite) await outbox.add(tx, [favouriteAdded(...stateOf(favourite))])
  })
}

/** Removes a favourite, also of a listing that has disappeared since; a listing that never was is refused. */
export function removeFavourite(
  { messaging: { store, outbox } }: Deps,
  { userId, listingId }: { userId: string; listingId: bigint },
): Promise<void> {
  return store.transaction(async (tx) => {
    const favourite = await unmarkFavourite(tx, userId, listingId)
    if (favourite) return outbox.add(tx, [favouriteRemoved(...stateOf(favourite))])
    if (!(await tx.listing.findUnique({ where: { id: listingId }, select: { id: true } })))
      throw refusals.listingNotFound()
  })
}

/** Whether a listing that this viewer can find is a favourite. */
export async function isFavourite(db: Database, { viewer, listingId, now }: Wish): Promise<boolean> {
  const [listing, favourite] = await Promise.all([
    db.browseEntry.findUnique({ where: { listingId }, select: { agentId: true, earlyAccessUntil: true } }),
    db.favourite.findUnique({ where: { userId_listingId: { userId: viewer.id, listingId } } }),
  ])
  if (!listing) throw refusals.listingNotFound()
  requireOpenTo(viewer, listing, now)
  return favourite !== null && !favourite.isRemoved
}

function stateOf(favourite: { userId: string; listingId: bigint; at: Date; version: number }) {
  const listingId = String(favourite.listingId)
  const state = { userId: favourite.userId, listingId, at: favourite.at.toISOString() }
  return [`${favourite.userId}_${listingId}`, favourite.version, state] as const
}
