import { catalogueCalls } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { sendReady, serialised } from '../changes/memory.ts'
import type { Database } from '../database.ts'
import { findListingFor, listingIdFrom } from './find-listing.ts'
import { listingViewOf } from './listing.views.ts'

export function listingRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  serve(app, catalogueCalls.getListing, async ({ viewer, params, request, reply }) => {
    const listing = await findListingFor(db, listingIdFrom(params.id), viewer)
    if (!listing) throw refusals.listingNotFound()
    return sendReady(request, reply, serialised(reply, listingViewOf(listing, viewer)))
  })
}
