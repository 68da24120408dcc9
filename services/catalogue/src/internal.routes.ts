import { type SharePreview, sharePreview } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { type Messaging, republish, resend } from '@storyright/messaging'
import { answerPlatform, jsonSchemaOf, requireInternalToken } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database, Tx } from './database.ts'
import { ownRecords } from './export/own-records.ts'
import { findVisibleListing, listingIdFrom } from './listings/find-listing.ts'
import { listingSnapshots } from './listings/snapshots.ts'

interface Deps {
  db: Database
  messaging: Pick<Messaging<Tx>, 'store' | 'outbox'>
  internalToken: string
}

/** What other services of the platform ask. */
export async function internalRoutes(app: FastifyInstance, { db, messaging, internalToken }: Deps): Promise<void> {
  requireInternalToken(app, internalToken)

  app.route<{ Params: { id: string } }>({
    method: sharePreview.method,
    url: sharePreview.path,
    schema: { response: { 200: jsonSchemaOf(sharePreview.reply, 'output') } },
    handler: async (request): Promise<SharePreview> => {
      const listing = await findVisibleListing(db, listingIdFrom(request.params.id))
      if (!listing) throw refusals.listingNotFound()
      const { title, author, description, coverImageUrl } = listing
      return { id: String(listing.id), title, author, description, coverImageUrl }
    },
  })

  const sendSnapshots = () => republish(messaging, listingSnapshots(db))
  answerPlatform(app, {
    recordsOf: (id) => ownRecords(db, id),
    republish: sendSnapshots,
    resend: (since) => resend(messaging.store, since, sendSnapshots),
  })
}
