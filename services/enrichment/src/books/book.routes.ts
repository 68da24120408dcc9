import { randomUUID } from 'node:crypto'
import { type Book, enrichmentCalls as calls, type Listing, type TakenFields } from '@storyright/contracts/http'
import { type EnrichmentState, Refusal, refusals } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'
import { finishTakeover, finishUndoing, type TakeoverDeps } from '../field-overrides/finish-takeover.ts'
import { keepCover } from '../field-overrides/keep-cover.ts'
import { lastTakeover, type TakeoverRow, takeoverRows } from '../field-overrides/takeover-rows.ts'
import { isKnown, requireListingId } from '../listings/known-listing.ts'
import { lookUpRows, rowId } from '../look-ups/look-up-rows.ts'
import { mediumDetailsOf } from '../published/enriched-state.ts'
import { SourceFault } from '../sources/http/source-fault.ts'
import { bookFigures, lookUpBook, type ReadyDeps, readyBook, requireListing, suggestionsFor } from './look-up-book.ts'

/** What administrators do with Google Books. */
export function bookRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.searchBooks, ({ query }) => searchBooks(deps, query))
  serve(app, calls.lookUpBook, ({ params }) => lookUpBook(deps, params.listingId))
  serve(app, calls.applyBook, async ({ viewer, params, body }) => {
    const { listing } = await applyBook(deps, { listingId: params.listingId, actorId: viewer.id, flags: body })
    return listing
  })
  serve(app, calls.undoBook, ({ params }) => undoBook(deps, params.listingId))
  serve(app, calls.enrichBooks, ({ viewer, body }) => enrichBooks(deps, { ...body, actorId: viewer.id }))
}

/** Takes the last takeover back; refuses where the agent has changed a field since. */
async function undoBook(deps: TakeoverDeps & Pick<Deps, 'askCatalogue'>, text: string): Promise<Listing> {
  const { db } = deps
  const listingId = requireListingId(text)
  const last = await lastTakeover(db, listingId)
  if (!last) throw (await isKnown(deps, listingId)) ? enrichmentRefusals.noTakeover() : refusals.listingNotFound()
  if (last.state === 'begun') await finishTakeover(deps, last)
  await takeoverRows.of(db).updateOne({ _id: last._id, state: 'done' }, { $set: { state: 'undoing' } })
  const listing = await finishUndoing(deps, last)
  return { ...listing, ...(last.shows && !last.showed && { mediumDetails: null }) }
}

/** Searches the book source for an administrator's words, at its pace and within its allowance. */
async function searchBooks(
  { books, paces, clock, stopping }: Pick<Deps, 'books' | 'paces' | 'clock' | 'stopping'>,
  { q, maxResults }: { q: string; maxResults: number },
): Promise<{ books: Book[] }> {
  const entry = await paces.books.enter(1)
  if ('pausedUntil' in entry) throw failing(entry.why, entry.pausedUntil, clock())
  try {
    const volumes = await books.search(q, maxResults, stopping)
    await paces.books.answered()
    return {
      books: volumes.map(({ subtitle: _s, isbns: _i, description: _d, link: _l, ...book }) => book),
    }
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    if (error.isFree) await entry.giveBack(1)
    const until = error.isOfItem ? clock() : await paces.books.failed(error.message, error.until)
    throw Object.assign(failing(error.message, until, clock()), { cause: error })
  }
}

function failing(message: string, until: Date, now: Date) {
  const waits = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000))
  return enrichmentRefusals.sourceFailed({ message, retryAfterSeconds: waits })
}

type EnrichDeps = ApplyDeps

interface Result {
  listingId: string
  state: EnrichmentState
  isApplied: boolean
  failure: string | null
}

/** A caller waits three minutes. */
const LIMIT_MS = 150_000
const everything = { updateCoverImage: true, updatePageCount: true, updateGenre: true, addMetadata: true }

/**
 * Looks several listings up, one after the other. On request, certain data is applied automatically: the ratings, and what the
 * listing lacks. What its agent has filled in stays.
 */
async function enrichBooks(
  deps: EnrichDeps,
  { listingIds, autoApply, actorId }: { listingIds: string[]; autoApply: boolean; actorId: string },
) {
  const endsAt = performance.now() + LIMIT_MS
  const results: Result[] = []
  for (const listingId of new Set(listingIds))
    results.push(
      performance.now() < endsAt
        ? await enrichOne(deps, { listingId, autoApply, actorId })
        : { listingId, state: 'waiting', isApplied: false, failure: 'There was no time left. Please run it again.' },
    )
  const count = (isMeant: (result: Result) => boolean) => results.filter(isMeant).length
  const isLookedUp = ({ state }: Result) => state !== 'failed' && state !== 'waiting'
  const summary = {
    totalProcessed: count(isLookedUp),
    matched: count(({ state }) => state === 'matched'),
    applied: count(({ isApplied }) => isApplied),
    failed: count((result) => !isLookedUp(result)),
  }
  return { results, summary }
}

async function enrichOne(
  deps: EnrichDeps,
  { listingId, autoApply, actorId }: { listingId: string; autoApply: boolean; actorId: string },
): Promise<Result> {
  const result: Result = { listingId, state: 'failed', isApplied: false, failure: null }
  try {
    result.state = (await readyBook(deps, listingId)).state
    if (!autoApply || result.state !== 'matched') return result
    const { isApplied } = await applyBook(deps, { listingId, actorId, flags: everything, fillsOnly: true })
    return { ...result, isApplied }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const row = await lookUpRows.of(deps.db).findOne({ _id: rowId('books', listingId) }, { projection: { state: 1 } })
    return { ...result, state: row?.state ?? 'failed', failure: error.message }
  }
}

interface ApplyFlags {
  updateCoverImage: boolean
  updatePageCount: boolean
  updateGenre: boolean
  addMetadata: boolean
}

interface ApplyBookInput {
  listingId: string
  actorId: string
  flags: ApplyFlags
  /** Leaves what the listing has by itself as it is. */
  fillsOnly?: boolean
}

type ApplyDeps = TakeoverDeps & ReadyDeps & Pick<Deps, 'covers'>
type Applied = { listing: Listing; isApplied: boolean }

/** Applies a book's data to the listing's form, with its ratings. It is recorded before it begins, so that it is finished after a crash. */
async function applyBook(
  deps: ApplyDeps,
  { listingId: text, actorId, flags, fillsOnly = false }: ApplyBookInput,
): Promise<Applied> {
  const { db, clock } = deps
  const known = await lookUpRows.of(db).findOne({ _id: rowId('books', requireListingId(text)) })
  const isThere = known?.state === 'matched' && bookFigures(known, clock()) !== null
  const row = isThere ? known : await readyBook(deps, text) // nobody has looked yet
  const books = bookFigures(row, clock())
  if (!books || row.state !== 'matched') throw enrichmentRefusals.notMatched()
  const listing = await requireListing(deps, row.listingId)
  const mediumDetails = mediumDetailsOf(books, row.fetchedAt!.toISOString())
  const wanted = new Map(
    suggestionsFor(listing, books, mediumDetails)
      .filter(({ before }) => !fillsOnly || before === null)
      .map(({ field, after }) => [field, after]),
  )
  const cover = flags.updateCoverImage ? wanted.get('coverImageUrl') : undefined
  const fields: TakenFields = {
    ...(typeof cover === 'string' && { coverImageUrl: await keepCover(deps, cover) }),
    ...(flags.updatePageCount && wanted.has('pageCount') && { pageCount: wanted.get('pageCount') as number }),
    ...(flags.updateGenre && wanted.has('genre') && { genre: wanted.get('genre') as string }),
  }
  const shows = flags.addMetadata && !row.isShown
  if (Object.keys(fields).length === 0 && !shows) return { listing, isApplied: false }

  const begun: TakeoverRow = {
    ...{ _id: randomUUID(), listingId: row.listingId, actorId, at: clock(), state: 'begun', fields, shows },
    showed: row.isShown,
  }
  await takeoverRows.of(db).insertOne(begun)
  const taken = await finishTakeover(deps, begun)
  return { listing: { ...taken, ...(shows && { mediumDetails }) }, isApplied: true }
}
