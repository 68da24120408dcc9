import type { PublicListing } from '@storyright/contracts/events'
import { access, gates, hidesListings, isListingId, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { type ListingRow, listingRows, personRows } from '@storyright/read-models'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'

/** A listing that this viewer may see, as catalogue decides, which is asked for one whose first event has not come yet. */
export async function requireVisibleListing(
  { db, askCatalogue, clock }: Pick<Deps, 'db' | 'askCatalogue' | 'clock'>,
  id: string,
  viewer: Viewer,
): Promise<PublicListing> {
  if (!isListingId(id)) throw refusals.listingNotFound()
  const find = async () => (await findVisibleListings(db, [id], { viewer, now: clock() }))[0]
  const listing = (await find()) ?? ((await askCatalogue(id)) ? await find() : undefined)
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
  const open = rows.filter((input) => isOpenTo(viewer, now, input))
  const agents = await personRows
    .of(db)
    .find({ _id: { $in: open.map(({ listing }) => listing.agentId) } })
    .toArray()
  const hidden = new Set(agents.filter(({ person }) => hidesListings(person)).map(({ _id }) => _id))
  return open.map(({ listing }) => listing).filter(({ agentId }) => !hidden.has(agentId))
}

/** Early listings are premium's, and their agent's. */
function isOpenTo(viewer: Viewer, now: Date, { listing: { earlyAccessUntil, agentId } }: ListingRow): boolean {
  return (
    earlyAccessUntil === null ||
    new Date(earlyAccessUntil) <= now ||
    agentId === viewer.id ||
    access[gates.earlyListings.access](viewer)
  )
}
