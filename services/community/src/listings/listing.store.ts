import { currentListing, type PublicListing } from '@storyright/contracts/events'
import { access, gates, hidesListings, isListingId, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { keepNewest } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findPeople } from '../people/person.store.ts'

interface VersionedListing {
  version: number
  listing: PublicListing
  isDeleted?: boolean
}

/** Keeps a listing unless this version or a newer one is known. */
export const keepListing = (tx: Tx, { version, listing, isDeleted = false }: VersionedListing): Promise<boolean> =>
  keepNewest(tx, 'listings', { id: listing.id, version, isDeleted, agentId: listing.agentId, listing })

/** Those of these listings that are known and not deleted, by id. */
export async function findListings(db: Tx, ids: readonly string[]): Promise<Map<string, PublicListing>> {
  if (ids.length === 0) return new Map()
  const rows = await db.listing.findMany({ where: { id: { in: [...ids] }, isDeleted: false } })
  return new Map(rows.map(({ id, listing }) => [id, listing as unknown as PublicListing]))
}

/** The version of a listing that is known; 0 of one that is not. */
export async function listingVersionOf(db: Tx, id: string): Promise<number> {
  return (await db.listing.findUnique({ where: { id }, select: { version: true } }))?.version ?? 0
}

/** A listing that this viewer may see, as catalogue decides, which is asked for one whose first event has not come yet. */
export async function requireVisibleListing(
  deps: Pick<Deps, 'db' | 'transaction' | 'catalogue' | 'clock'>,
  id: string,
  viewer: Viewer,
): Promise<PublicListing> {
  if (!isListingId(id)) throw refusals.listingNotFound()
  const find = async () => (await findVisibleListings(deps.db, [id], { viewer, now: deps.clock() }))[0]
  const listing = (await find()) ?? ((await askCatalogue(deps, id)) ? await find() : undefined)
  if (!listing) throw refusals.listingNotFound()
  return listing
}

/** Those of these listings that this viewer may see. */
export async function findVisibleListings(
  db: Tx,
  ids: string[],
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<PublicListing[]> {
  const listings = [...(await findListings(db, ids)).values()]
  if (viewer.role === 'admin') return listings
  const open = listings.filter((listing) => isOpenTo(viewer, now, listing))
  const agents = await findPeople(
    db,
    open.map(({ agentId }) => agentId),
  )
  const isHidden = ({ agentId }: PublicListing) => {
    const agent = agents.get(agentId)
    return agent !== undefined && hidesListings(agent)
  }
  return open.filter((listing) => !isHidden(listing))
}

/** Early listings are premium's, and their agent's. */
function isOpenTo(viewer: Viewer, now: Date, { earlyAccessUntil, agentId }: PublicListing): boolean {
  return (
    earlyAccessUntil === null ||
    new Date(earlyAccessUntil) <= now ||
    agentId === viewer.id ||
    access[gates.earlyListings.access](viewer)
  )
}

/** Asks catalogue for a listing whose first event has not come yet, and keeps it as the event would. Returns whether it is there. */
export async function askCatalogue(
  { db, transaction, catalogue }: Pick<Deps, 'db' | 'transaction' | 'catalogue'>,
  id: string,
): Promise<boolean> {
  const known = await db.listing.findUnique({ where: { id }, select: { isDeleted: true } })
  if (known) return !known.isDeleted // an event may have come since somebody looked
  const { method, path, reply } = currentListing
  const found = await catalogue.ask({ method, path: path.replace(':id', id), reply, idempotent: true })
  if (found) await transaction((tx) => keepListing(tx, found))
  return found !== null
}
