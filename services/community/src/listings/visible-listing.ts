import type { PublicListing } from '@storyright/contracts/events'
import { access, gates, hidesListings, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { type ListingRow, listingRows, personRows } from '@storyright/read-models'
import type { Database } from '../database.ts'

/** A listing that this viewer may see, as catalogue decides; what is no decimal number names none. */
export async function requireVisibleListing(
  db: Database,
  id: string,
  reader: { viewer: Viewer; now: Date },
): Promise<PublicListing> {
  const [listing] = await findVisibleListings(db, [id], reader)
  if (!listing) throw refusals.listingNotFound()
  return listing
}

/** Those of these listings that this viewer may see. */
export async function findVisibleListings(
  db: Database,
  ids: string[],
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<PublicListing[]> {
  if (ids.length === 0) return []
  const rows = await listingRows
    .of(db)
    .find({ _id: { $in: ids }, isDeleted: false })
    .toArray()
  if (viewer.role === 'admin') return rows.map(({ listing }) => listing)
  const open = rows.filter(isOpenTo(viewer, now))
  const agents = await personRows
    .of(db)
    .find({ _id: { $in: open.map(({ listing }) => listing.agentId) } })
    .toArray()
  const hidden = new Set(agents.filter(({ person }) => hidesListings(person)).map(({ _id }) => _id))
  return open.map(({ listing }) => listing).filter(({ agentId }) => !hidden.has(agentId))
}

/** Early listings are premium's, and their agent's. */
const isOpenTo =
  (viewer: Viewer, now: Date) =>
  ({ listing: { earlyAccessUntil, agentId } }: ListingRow): boolean =>
    earlyAccessUntil === null ||
    new Date(earlyAccessUntil) <= now ||
    agentId === viewer.id ||
    access[gates.earlyListings.access](viewer)
