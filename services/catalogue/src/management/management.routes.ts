import { listingManagementCalls as calls } from '@storyright/contracts/http'
import { paging, refusals } from '@storyright/contracts/vocabulary'
import { knowsPerson, type ServiceClient, sendReady, serialised, serve, withVersion } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import { chosenTitles } from '../homepage/home.views.ts'
import { listingIdFrom } from '../listings/find-listing.ts'
import { cardOf, listingViewOf } from '../listings/listing.views.ts'
import { type CreationDeps, createListing } from './create-listing.ts'
import { deleteListing } from './delete-listing.ts'
import { featureListing } from './feature-listing.ts'
import { versionOfChoice } from './featured-choice.ts'
import { markSold } from './mark-sold.ts'
import type { ManagementDeps } from './may-manage.ts'
import { previewListing } from './preview-listing.ts'
import { readRightsHistory } from './read-rights-history.ts'
import { replaceListing } from './replace-listing.ts'

type RouteDeps = ManagementDeps & CreationDeps & { db: Database; identity: Pick<ServiceClient, 'ask'> }

/** What agents do with their listings, and administrators with any. */
export function managementRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const isPerson = async (id: string) =>
    (await deps.db.person.count({ where: { id } })) > 0 || knowsPerson(deps.identity, id)

  serve(app, calls.createListing, async ({ viewer, body, reply }) => {
    const listing = await createListing(deps, { viewer, form: body })
    reply.header('location', `/api/listings/${listing.id}`)
    return listingViewOf(listing, viewer)
  })

  serve(app, calls.previewListing, async ({ viewer, query, body }) => {
    const listing = await previewListing(deps, { viewer, id: query.of ? listingIdFrom(query.of) : null, form: body })
    return listingViewOf(listing, viewer)
  })

  serve(app, calls.replaceListing, async ({ viewer, params, body, expected, reply }) => {
    const listing = await replaceListing(deps, { viewer, id: listingIdFrom(params.id), form: body, expected })
    return withVersion(reply, listing.version, listingViewOf(listing, viewer))
  })

  serve(app, calls.rightsHistory, async ({ viewer, params }) =>
    readRightsHistory(deps, { viewer, id: listingIdFrom(params.id) }),
  )

  serve(app, calls.deleteListing, async ({ viewer, params }) => {
    await deleteListing(deps, { viewer, id: listingIdFrom(params.id) })
    return undefined
  })

  serve(app, calls.changeListingStatus, async ({ viewer, params, body }) =>
    listingViewOf(
      await markSold(deps, { viewer, id: listingIdFrom(params.id), offerId: body.offerId ?? null }),
      viewer,
    ),
  )

  serve(app, calls.agentListings, async ({ viewer, params }) => {
    const isOwn = viewer.id === params.agentId
    if (viewer.role !== 'admin' && !isOwn) throw catalogueRefusals.notYourList()
    const listings = await deps.db.listing.findMany({
      where: { agentId: params.agentId, deletedAt: null },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: paging.listMaximum,
    })
    if (listings.length === 0 && !isOwn && !(await isPerson(params.agentId))) throw refusals.notFound()
    return listings.map((listing) => listingViewOf(listing, viewer))
  })

  serve(app, calls.chosenTitles, async ({ request, reply }) => {
    // Before the titles: what changes in between makes the version too old, never too new.
    const version = await versionOfChoice(deps.db)
    const titles = (await chosenTitles(deps.db)).map((row) => cardOf(row))
    return sendReady(request, reply, serialised(reply, titles, version))
  })

  serve(app, calls.featureListing, async ({ viewer, params, body, expected, reply }) => {
    const wish = { viewer, id: listingIdFrom(params.id), isFeatured: body.featured, expected }
    const { listing, version } = await featureListing(deps, wish)
    return withVersion(reply, version, cardOf(listing))
  })
}
