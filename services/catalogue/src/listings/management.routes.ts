import { listingManagementCalls as calls } from '@storyright/contracts/http'
import { paging, refusals } from '@storyright/contracts/vocabulary'
import type { Messaging } from '@storyright/messaging'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { cardOf } from '../browse/card.ts'
import type { Database, Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import { createListing } from './create-listing.ts'
import { deleteListing } from './delete-listing.ts'
import { featureListing } from './feature-listing.ts'
import type { ListingStore } from './listing.store.ts'
import { listingViewOf } from './listing.views.ts'
import { listingIdFrom } from './listing-id.ts'
import { markSold } from './mark-sold.ts'
import { replaceListing } from './replace-listing.ts'

interface Deps {
  clock(): Date
  db: Database
  messaging: Pick<Messaging<Tx>, 'store'>
  store: ListingStore
}

/** What agents do with their listings, and administrators with any. */
export function managementRoutes(app: FastifyInstance, deps: Deps): void {
  const create = createListing(deps)
  const replace = replaceListing(deps)
  const remove = deleteListing(deps)
  const sell = markSold(deps)
  const feature = featureListing(deps)

  serve(app, calls.createListing, async ({ viewer, body, reply }) => {
    const listing = await create({ viewer, form: body })
    reply.header('location', `/api/listings/${listing.id}`)
    return listingViewOf(listing, viewer)
  })

  serve(app, calls.replaceListing, async ({ viewer, params, body }) =>
    listingViewOf(await replace({ viewer, id: listingIdFrom(params.id), form: body }), viewer),
  )

  serve(app, calls.deleteListing, async ({ viewer, params }) => {
    await remove({ viewer, id: listingIdFrom(params.id) })
    return undefined
  })

  serve(app, calls.changeListingStatus, async ({ viewer, params, body }) =>
    listingViewOf(await sell({ viewer, id: listingIdFrom(params.id), offerId: body.offerId ?? null }), viewer),
  )

  serve(app, calls.agentListings, async ({ viewer, params }) => {
    const isOwn = viewer.id === params.agentId
    if (viewer.role !== 'admin' && !isOwn) throw catalogueRefusals.notYourList()
    const listings = await deps.db.listing.findMany({
      where: { agentId: params.agentId, deletedAt: null },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: paging.listMaximum,
    })
    if (listings.length === 0 && !isOwn && !(await deps.db.person.count({ where: { id: params.agentId } })))
      throw refusals.notFound()
    return listings.map((listing) => listingViewOf(listing, viewer))
  })

  serve(app, calls.featureListing, async ({ viewer, params, body }) =>
    cardOf(await feature({ viewer, id: listingIdFrom(params.id), isFeatured: body.featured })),
  )
}
