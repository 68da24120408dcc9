import type { RightsBook } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { formatBook } from '@storyright/rights'
import type { Database } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import { isOpenTo } from '../listings/early-access.ts'
import { findListingFor } from '../listings/find-listing.ts'
import { rightsBookOf, rightsOf } from '../listings/listing-rights.ts'
import { mayManage } from './may-manage.ts'

/** Every book of rights that a listing had, oldest first; to whoever may manage it. */
export async function readRightsHistory(
  { db, clock }: { db: Database; clock(): Date },
  { viewer, id }: { viewer: Viewer; id: bigint },
): Promise<RightsBook[]> {
  const listing = await db.listing.findFirst({
    where: { id, deletedAt: null },
    include: { rightsBooks: { orderBy: { id: 'asc' } } },
  })
  if (!listing) throw refusals.listingNotFound()
  if (!mayManage(viewer, listing)) {
    const isFound = isOpenTo(viewer, listing, clock()) && (await findListingFor(db, id, viewer))
    throw isFound ? catalogueRefusals.notYourListing() : refusals.listingNotFound()
  }
  const books = listing.rightsBooks.map(rightsBookOf)
  const text = formatBook(rightsOf(listing))
  if (books.at(-1)?.text === text) return books
  // A replica of the version before has changed the form and keeps no books.
  return [...books, { text, at: listing.updatedAt.toISOString(), by: listing.agentId }]
}
