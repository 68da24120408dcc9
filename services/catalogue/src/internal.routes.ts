import { type SharePreview, sharePreview } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { jsonSchemaOf } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database.ts'
import { isOpenTo } from './listings/early-access.ts'
import { findVisibleListing, listingIdFrom } from './listings/find-listing.ts'

/** Internal calls about listings. */
export function internalRoutes(scope: FastifyInstance, { db, clock }: { db: Database; clock(): Date }): void {
  scope.route<{ Params: { id: string } }>({
    method: sharePreview.method,
    url: sharePreview.path,
    schema: { response: { 200: jsonSchemaOf(sharePreview.reply, 'output') } },
    handler: async (request): Promise<SharePreview> => {
      const listing = await findVisibleListing(db, listingIdFrom(request.params.id))
      if (!listing || !isOpenTo(null, listing, clock())) throw refusals.listingNotFound()
      const { title, author, description, coverImageUrl } = listing
      return { id: String(listing.id), title, author, description, coverImageUrl }
    },
  })
}
