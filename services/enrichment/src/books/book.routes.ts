import { enrichmentCalls as calls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { applyBook } from './apply-book.ts'
import { enrichBooks } from './enrich-books.ts'
import { lookUpBook } from './look-up-book.ts'
import { searchBooks } from './search-books.ts'
import { undoBook } from './undo-book.ts'

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
