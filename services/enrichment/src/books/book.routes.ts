import { type Book, enrichmentCalls as calls, type Listing } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'
import { finishTakeover, finishUndoing, type TakeoverDeps } from '../field-overrides/finish-takeover.ts'
import { lastTakeover } from '../field-overrides/last-takeover.ts'
import { takeoverRows } from '../field-overrides/takeover-rows.ts'
import { isKnown, requireListingId } from '../listings/known-listing.ts'
import { SourceFault } from '../sources/http/source-fault.ts'
import { applyBook } from './apply-book.ts'
import { enrichBooks } from './enrich-books.ts'
import { lookUpBook } from './look-up-book.ts'

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
