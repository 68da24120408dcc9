import { type BookEnrichment, type Enrichments, type Listing, managedListing } from '@storyright/contracts/http'
import { foldText, genres, refusals } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'
import { lastTakeover } from '../field-overrides/takeover-rows.ts'
import { isKnown, requireListingId } from '../listings/known-listing.ts'
import { type LookUpRow, lookUpRows, rowId } from '../look-ups/look-up-rows.ts'
import { mediumDetailsOf } from '../published/enriched-state.ts'
import { claimListing, type LookUpDeps, lookUp } from '../queue/look-up.ts'

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

export type ReadyDeps = LookUpDeps & Pick<Deps, 'askCatalogue'>

const RETRY_SECONDS = 30

/** A listing's book, looked up now unless it was already. */
export async function readyBook(deps: ReadyDeps, text: string): Promise<LookUpRow> {
  const { db, clock } = deps
  const listingId = requireListingId(text)
  if (!(await isKnown(deps, listingId))) throw refusals.listingNotFound()
  const its = { _id: rowId('books', listingId) }
  const row = await lookUpRows.of(db).findOne(its)
  if (!row) throw refusals.listingNotFound()
  if (row.dueAt === null) return row
  const claim = await claimListing(db, { source: 'books', listingId, now: clock() })
  if (!claim) throw enrichmentRefusals.beingLookedUp()
  const outcome = await lookUp(deps, claim)
  if (outcome.kind === 'failed')
    throw enrichmentRefusals.sourceFailed({ message: outcome.why, retryAfterSeconds: RETRY_SECONDS })
  if (outcome.kind === 'gone') throw enrichmentRefusals.beingLookedUp()
  if (outcome.kind === 'paused') {
    const waits = Math.max(1, Math.ceil((outcome.until.getTime() - clock().getTime()) / 1_000))
    throw enrichmentRefusals.sourceRests({ message: outcome.why, retryAfterSeconds: waits })
  }
  return (await lookUpRows.of(db).findOne(its))!
}

/** A book's figures while they are fresh and are about the listing. */
export const bookFigures = ({ figures, staleAt }: LookUpRow, now: Date): Enrichments['books'] =>
  staleAt && staleAt > now ? (figures as Enrichments['books']) : null

type Books = NonNullable<Enrichments['books']>
type Suggestion = BookEnrichment['suggestions'][number]

/** What could be taken over into a listing, each as it is and as it would be; nothing that is so already. */
export function suggestionsFor(listing: Listing, books: Books, mediumDetails: string): Suggestion[] {
  const genre = genreAmong(books.categories)
  const all: Suggestion[] = [
    { field: 'coverImageUrl', before: listing.coverImageUrl, after: books.thumbnail },
    { field: 'pageCount', before: listing.pageCount, after: isPageCount(books.pageCount) ? books.pageCount : null },
    { field: 'genre', before: listing.genre, after: genre },
    { field: 'mediumDetails', before: listing.mediumDetails, after: mediumDetails },
  ]
  return all.filter(({ before, after }) => after !== null && after !== before)
}

/** What the listing form takes. */
const isPageCount = (count: number | null) => count !== null && count >= 1 && count <= 100_000

const folded = genres.map((genre) => ({ genre, words: foldText(genre) }))
const synonyms: Record<string, (typeof genres)[number]> = {
  'science fiction': 'Sci-Fi',
  'mystery & detective': 'Mystery',
  thrillers: 'Thriller',
  'juvenile fiction': "Children's",
  'young adult fiction': 'Young Adult',
  'biography & autobiography': 'Biography',
  autobiography: 'Memoir',
}

/** Our genre for a book's headings, such as “Fiction / Mystery & Detective / General”: the most particular part that is one. */
export function genreAmong(categories: readonly string[]): string | null {
  const parts = categories.flatMap((category) =>
    category
      .split('/')
      .map((part) => foldText(part).trim())
      .toReversed(),
  )
  for (const part of parts) {
    const known = synonyms[part] ?? folded.find(({ words }) => words === part || `${words}s` === part)?.genre
    if (known) return known
  }
  return null
}
