import type { PublicListing } from '@storyright/contracts/events'
import { isListingId, refusals } from '@storyright/contracts/vocabulary'
import { type ListingRow, listingRows } from '@storyright/read-models'
import type { Deps } from '../deps.ts'
import { createHiddenAmong } from './hidden-among.ts'
import { createKnownAgents } from './known-agents.ts'

/** Who reads here is premium or an administrator, so early access closes nothing to them. */
export interface Visibility {
  /** Those of these agents whose listings are hidden at present. */
  hiddenAmong(agentIds: Iterable<string>): Promise<ReadonlySet<string>>
  /**
   * All agents whose listings are hidden at present, for a filter. Of whoever came with their first listing within the last minute
   * only `hiddenAmong` is sure, where another replica was told of it.
   */
  hiddenAgents(): Promise<ReadonlySet<string>>
  /** A listing was kept: whose it is counts among the agents from now on. */
  kept(row: ListingRow): void
  /** A listing that may be shown; refuses for any other, and for what is no listing's id. */
  require(id: string): Promise<PublicListing>
}

export function createVisibility({ db, askCatalogue }: Pick<Deps, 'db' | 'askCatalogue'>): Visibility {
  const agents = createKnownAgents(db)
  const hiddenAmong = createHiddenAmong(db)
  return {
    hiddenAmong,
    hiddenAgents: async () => hiddenAmong(await agents.all()),
    kept: ({ listing }) => agents.add(listing.agentId),
    async require(text) {
      const id = requireListingId(text)
      const find = () => listingRows.of(db).findOne({ _id: id, isDeleted: false })
      const row = (await find()) ?? ((await askCatalogue(id)) ? await find() : null)
      if (!row || (await hiddenAmong([row.listing.agentId])).size > 0) throw refusals.listingNotFound()
      return row.listing
    },
  }
}

/** What is no decimal number names no listing. */
export function requireListingId(text: string): string {
  if (!isListingId(text)) throw refusals.listingNotFound()
  return text
}
