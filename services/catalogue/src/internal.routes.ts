import { currentListing, listingSnapshot } from '@storyright/contracts/events'
import { type SharePreview, sharePreview } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { jsonSchemaOf } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database.ts'
import { findPublicListing, findVisibleListing, listingIdFrom } from './listings/find-listing.ts'
import { listingEvent } from './listings/listing.events.ts'
import { sharePicturePath } from './share-picture/share-picture.ts'

type ById = { Params: { id: string } }

/** Internal calls about listings. */
export function internalRoutes(scope: FastifyInstance, { db, clock }: { db: Database; clock(): Date }): void {
  scope.route<ById>({
    method: sharePreview.method,
    url: sharePreview.path,
    schema: { response: { 200: jsonSchemaOf(sharePreview.reply, 'output') } },
    handler: async (request): Promise<SharePreview> => {
      const listing = await findPublicListing(db, request.params.id, clock())
      const { title, author, description, coverImageUrl } = listing
      const picturePath = sharePicturePath(listing)
      return { id: String(listing.id), title, author, description, coverImageUrl, picturePath }
    },
  })
  scope.route<ById>({
    method: currentListing.method,
    url: currentListing.path,
    handler: async (request) => {
      const listing = await findVisibleListing(db, listingIdFrom(request.params.id))
      if (!listing) throw refusals.listingNotFound()
      return { version: listing.version, listing: listingEvent(listingSnapshot, listing).data }
    },
  })
}
