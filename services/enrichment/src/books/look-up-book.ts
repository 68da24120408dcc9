import { type BookEnrichment, type Listing, managedListing } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { lastTakeover } from '../field-overrides/last-takeover.ts'
import { mediumDetailsOf } from '../published/enriched-state.ts'
import { bookFigures, type ReadyDeps, readyBook } from './ready-book.ts'
import { suggestionsFor } from './suggestions.ts'

/** A listing beside the book source's record, with the fields that could be applied. */
export async function lookUpBook(deps: ReadyDeps & Pick<Deps, 'catalogue'>, text: string): Promise<BookEnrichment> {
  const row = await readyBook(deps, text)
  const known = await requireListing(deps, row.listingId)
  const books = bookFigures(row, deps.clock())
  const details = books && mediumDetailsOf(books, row.fetchedAt!.toISOString())
  // Catalogue follows a moment later.
  const listing = { ...known, mediumDetails: row.isShown ? details : null }
  const last = await lastTakeover(deps.db, row.listingId)
  return {
    listing,
    enrichedData: books,
    suggestions: books ? suggestionsFor(listing, books, details!) : [],
    candidates: row.candidates,
    takenOverAt: last?.at.toISOString() ?? null,
  }
}

/** As it is at this moment. */
export async function requireListing({ catalogue }: Pick<Deps, 'catalogue'>, id: string): Promise<Listing> {
  const { method, path, reply } = managedListing
  const listing = await catalogue.ask({ method, path: path.replace(':id', id), reply, idempotent: true })
  if (!listing) throw refusals.listingNotFound()
  return listing
}
