import { catalogueCalls, refusals } from '@storyright/contracts'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { sendReady, serialised } from '../changes/ready-answer.ts'
import type { Database } from '../database.ts'
import { findVisibleListing } from './listing.store.ts'
import { listingViewOf } from './listing.views.ts'
import { listingIdFrom } from './listing-id.ts'

export function listingRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  serve(app, catalogueCalls.getListing, async ({ viewer, params, request, reply }) => {
    const listing = await findVisibleListing(db, listingIdFrom(params.id))
    if (!listing) throw refusals.listingNotFound()
    return sendReady(request, reply, serialised(reply, listingViewOf(listing, viewer)))
  })
}
