import { type ListingStatus, matchingTitles } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import type { Listing } from '../generated/client.ts'

/** Few: they are forgotten while they are young, and the process does not grow by the whole of a large list. */
const AT_ONCE = 40

export interface ListingChoice {
  agentId: string
  /** Only those of this status, and with these words. */
  status?: ListingStatus | undefined
  search?: string | undefined
}

/** An agent's listings in the order in which they were created, a few at a time. */
export async function* listingPages(
  db: Database,
  { agentId, status, search = '' }: ListingChoice,
): AsyncGenerator<Listing[]> {
  let after = 0n
  for (;;) {
    const where = { agentId, deletedAt: null, id: { gt: after }, ...(status && { status }) }
    const rows = await db.listing.findMany({ where, orderBy: { id: 'asc' }, take: AT_ONCE })
    yield matchingTitles(rows, search)
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.id
  }
}
