import type { PublicListing } from '@storyright/contracts/events'
import { access, gates, hidesListings, isListingId, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findPeople } from '../people/person.store.ts'
import { askCatalogue, findListings } from './listing.store.ts'

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
