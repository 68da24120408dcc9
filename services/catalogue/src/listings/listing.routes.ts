import { catalogueCalls, refusals } from '@storyright/contracts'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { sendReady, serialised } from '../changes/ready-answer.ts'
import type { Database } from '../database.ts'
import { findListingOfDeal } from '../offers/accepted-offer.ts'
import { findVisibleListing } from './listing.store.ts'
import { listingViewOf } from './listing.views.ts'
import { listingIdFrom } from './listing-id.ts'

export function listingRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  serve(app, catalogueCalls.getListing, async ({ viewer, params, request, reply }) => {
    const id = listingIdFrom(params.id)
    const listing = (await findVisibleListing(db, id)) ?? (await findListingOfDeal(db, id, viewer.id))
    if (!listing) throw refusals.listingNotFound()
    return sendReady(request, reply, serialised(reply, listingViewOf(listing, viewer)))
  })
}
