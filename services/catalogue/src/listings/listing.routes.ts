import { catalogueCalls } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { sendReady, serialised, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import type { openListing } from '../views/open-listing.ts'
import { requireOpenTo } from './early-access.ts'
import { findListingFor, findPublicListing, listingIdFrom } from './find-listing.ts'
import { listingViewOf } from './listing.views.ts'

interface ListingDeps {
  db: Database
  clock(): Date
  /** Has the view of a metered reader counted, or refuses. */
  open: ReturnType<typeof openListing>
}

export function listingRoutes(app: FastifyInstance, { db, clock, open }: ListingDeps): void {
  serve(app, catalogueCalls.publicListing, async ({ params }) => {
    const { title } = await findPublicListing(db, params.id, clock())
    return { title }
  })

  serve(app, catalogueCalls.getListing, async ({ viewer, params, request, reply }) => {
    const listing = await findListingFor(db, listingIdFrom(params.id), viewer)
    if (!listing) throw refusals.listingNotFound()
    requireOpenTo(viewer, listing, clock())
    if (request.method !== 'HEAD') await open(viewer, listing) // who asks for headers alone has not read it
    return sendReady(request, reply, serialised(reply, listingViewOf(listing, viewer), listing.version))
  })
}
