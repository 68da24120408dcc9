import {
  keepPicture,
  managedListing,
  takeOver as takeOverCall,
  undoTakeover as undoCall,
} from '@storyright/contracts/http'
import { limits, refusals } from '@storyright/contracts/vocabulary'
import { jsonSchemaOf, validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import type { keepSentPicture } from '../images/keep-sent-picture.ts'
import { findListingFor, listingIdFrom } from '../listings/find-listing.ts'
import { listingViewOf } from '../listings/listing.views.ts'
import { type TakeoverDeps, takeOver } from './take-over.ts'
import { undoTakeover } from './undo-takeover.ts'

type ById = { Params: { id: string } }
interface Deps extends TakeoverDeps {
  db: Database
  keepPicture: ReturnType<typeof keepSentPicture>
}

/** As an administrator sees it: enrichment asks on behalf of one. */
const asAdministrator = (listing: Listing) => listingViewOf(listing, { id: '', role: 'admin' })
const PICTURE_BODY = 2 * limits.imageBytes // as base64

/** Internal calls of enrichment: what it finds is taken over into a listing's own form. */
export function takeoverInternals(scope: FastifyInstance, deps: Deps): void {
  scope.route<ById>({
    method: managedListing.method,
    url: managedListing.path,
    schema: { response: { 200: jsonSchemaOf(managedListing.reply, 'output') } },
    handler: async ({ params }) => {
      const viewer = { id: '', role: 'admin', tier: 'premium', verified: true } as const
      const listing = await findListingFor(deps.db, listingIdFrom(params.id), viewer)
      if (!listing) throw refusals.listingNotFound()
      return asAdministrator(listing)
    },
  })
  scope.post<ById>(takeOverCall.path, async ({ params, body }) => {
    const asked = validate(takeOverCall.body, body)
    const { listing, before, after } = await takeOver(deps, { ...asked, id: listingIdFrom(params.id) })
    return { listing: asAdministrator(listing), before, after }
  })
  scope.post<ById>(undoCall.path, async ({ params, body }) => {
    const asked = validate(undoCall.body, body)
    const { listing, changedSince } = await undoTakeover(deps, { ...asked, id: listingIdFrom(params.id) })
    return { listing: asAdministrator(listing), changedSince }
  })
  scope.post(keepPicture.path, { bodyLimit: PICTURE_BODY }, ({ body }) =>
    deps.keepPicture(validate(keepPicture.body, body).content),
  )
}
