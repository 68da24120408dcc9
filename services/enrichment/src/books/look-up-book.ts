import { type BookEnrichment, type Listing, managedListing } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import type { LookUpDeps } from '../queue/look-up.ts'
import { mediumDetailsOf } from '../told/enriched-state.ts'
import { bookFigures, readyBook } from './ready-book.ts'
import { suggestionsFor } from './suggestions.ts'

/** A listing beside what the book source says of it, and what could be taken over. */
export const lookUpBook =
  (deps: LookUpDeps & Pick<Deps, 'catalogue'>) =>
  async (text: string): Promise<BookEnrichment> => {
    const row = await readyBook(deps)(text)
    const listing = await requireListing(deps, row.listingId)
    const books = bookFigures(row, deps.clock())
    const details = books && mediumDetailsOf(books, row.fetchedAt!.toISOString())
    return {
      listing,
      enrichedData: books,
      suggestions: books ? suggestionsFor(listing, books, details!) : [],
      candidates: row.candidates,
    }
  }

/** As it is at this moment. */
export async function requireListing({ catalogue }: Pick<Deps, 'catalogue'>, id: string): Promise<Listing> {
  const { method, path, reply } = managedListing
  const listing = await catalogue.ask({ method, path: path.replace(':id', id), reply, idempotent: true })
  if (!listing) throw refusals.listingNotFound()
  return listing
}
