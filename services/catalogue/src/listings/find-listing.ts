import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import { isOpenTo } from './early-access.ts'

const LONGEST = 15

/** A listing's id from an address. What is no decimal number names no listing. */
export function listingIdFrom(text: string): bigint {
  if (!/^[1-9]\d*$/.test(text) || text.length > LONGEST) throw refusals.listingNotFound()
  return BigInt(text)
}

/** A visible listing: neither withdrawn nor hidden. */
export const findVisibleListing = (db: Database | Tx, id: bigint): Promise<Listing | null> =>
  db.listing.findFirst({ where: { id, entry: { isNot: null } } })

/** A listing this viewer may read: a visible one, or a hidden one that concerns them. */
export async function findListingFor(db: Database, id: bigint, viewer: Viewer): Promise<Listing | null> {
  return (await findVisibleListing(db, id)) ?? (await findHiddenListing(db, id, viewer))
}

/** Administrators and both sides of a deal may read it; nobody once it is withdrawn. */
async function findHiddenListing(db: Database, id: bigint, { id: viewerId, role }: Viewer): Promise<Listing | null> {
  const isParty = { OR: [{ producerId: viewerId }, { agentId: viewerId }] }
  const mayRead = role === 'admin' || (await db.acceptedOffer.count({ where: { listingId: id, ...isParty } })) > 0
  return mayRead ? db.listing.findFirst({ where: { id, deletedAt: null } }) : null
}

/** A listing that anybody may know of. */
export async function findPublicListing(db: Database, id: string, now: Date): Promise<Listing> {
  const listing = await findVisibleListing(db, listingIdFrom(id))
  if (!listing || !isOpenTo(null, listing, now)) throw refusals.listingNotFound()
  return listing
}
