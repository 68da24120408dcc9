import { catalogueCalls } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { sendReady, serialised } from '../changes/ready-answer.ts'
import type { Database } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import { findListingOfDeal } from '../offers/accepted-offer.ts'
import { findKeptListing, findVisibleListing } from './listing.store.ts'
import { listingViewOf } from './listing.views.ts'
import { listingIdFrom } from './listing-id.ts'

export function listingRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  serve(app, catalogueCalls.getListing, async ({ viewer, params, request, reply }) => {
    const id = listingIdFrom(params.id)
    const listing = (await findVisibleListing(db, id)) ?? (await findHiddenListing(db, id, viewer))
    if (!listing) throw refusals.listingNotFound()
    return sendReady(request, reply, serialised(reply, listingViewOf(listing, viewer)))
  })
}

/** What nobody else finds: administrators read it, and the two sides of a deal on it. */
const findHiddenListing = (db: Database, id: bigint, { id: viewerId, role }: Viewer): Promise<Listing | null> =>
  role === 'admin' ? findKeptListing(db, id) : findListingOfDeal(db, id, viewerId)
