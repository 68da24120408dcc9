import { listingManagementCalls as calls, type ListingForm, type RightsBook } from '@storyright/contracts/http'
import { paging, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { formatBook } from '@storyright/rights'
import { type Expected, requireVersion, sendReady, serialised, serve, withVersion } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { addAuditEntry } from '../audit/audit.store.ts'
import type { Database, Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { Listing } from '../generated/client.ts'
import { chosenTitles } from '../homepage/home.views.ts'
import { isOpenTo } from '../listings/early-access.ts'
import { findListingFor, listingIdFrom } from '../listings/find-listing.ts'
import { cardOf, listingViewOf } from '../listings/listing.views.ts'
import { rightsBookOf, rightsOf } from '../listings/listing-rights.ts'
import { boundListingsOf, buyerOf, statusAfter } from '../listings/listing-status.ts'
import { isSoldInParts } from '../listings/settle-status.ts'
import { type CreationDeps, createListing, newListing } from './create-listing.ts'
import { actsForAnother, type ManagementDeps, mayManage, requireManaged } from './may-manage.ts'
import { replaceListing, replacingForm } from './replace-listing.ts'

type RouteDeps = ManagementDeps & CreationDeps & { db: Database; isPerson(id: string): Promise<boolean> }

/** What agents do with their listings, and administrators with any. */
export function managementRoutes(app: FastifyInstance, deps: RouteDeps): void {
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
    if (listings.length === 0 && !isOwn && !(await deps.isPerson(params.agentId))) throw refusals.notFound()
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

/** Withdraws a listing, unless an offer on it was accepted. */
function deleteListing(
  { clock, messaging, store }: ManagementDeps<'lock' | 'remove'>,
  { viewer, id }: { viewer: Viewer; id: bigint },
): Promise<void> {
  return messaging.store.transaction(async (tx) => {
    const now = clock()
    const listing = await requireManaged(store, tx, { viewer, id })
    const isBound = await boundListingsOf(tx, listing.agentId)
    if (isBound(listing)) throw catalogueRefusals.offerAccepted()
    if (actsForAnother(viewer, listing)) {
      const changes = { before: { deleted: false }, after: { deleted: true } }
      await addAuditEntry(tx, { actorId: viewer.id, action: 'listing.deleted', listingId: id, ...changes }, now)
    }
    await store.remove(tx, [id], now)
  })
}

/** Marks a listing as sold to whoever has an option on it. Where options take parts of it, each is bought by being exercised. */
function markSold(
  { clock, messaging, store }: ManagementDeps<'lock' | 'sell'>,
  { viewer, id, offerId }: { viewer: Viewer; id: bigint; offerId: string | null },
): Promise<Listing> {
  return messaging.store.transaction(async (tx) => {
    const now = clock()
    const listing = await requireManaged(store, tx, { viewer, id })
    const status = statusAfter('rightsSold', listing)
    if (!status) throw catalogueRefusals.notOptioned()
    const soldOfferId = await buyerOf(tx, listing, offerId)
    if (await isSoldInParts(tx, listing, now)) throw catalogueRefusals.soldInParts()
    if (actsForAnother(viewer, listing)) {
      const changes = { before: { status: listing.status }, after: { status, ...(soldOfferId && { soldOfferId }) } }
      await addAuditEntry(tx, { actorId: viewer.id, action: 'listing.status-changed', listingId: id, ...changes }, now)
    }
    return store.sell(tx, listing, { soldOfferId, isSaleDerived: false }, now)
  })
}

/** Every book of rights that a listing had, oldest first; to whoever may manage it. */
async function readRightsHistory(
  { db, clock }: { db: Database; clock(): Date },
  { viewer, id }: { viewer: Viewer; id: bigint },
): Promise<RightsBook[]> {
  const listing = await db.listing.findFirst({
    where: { id, deletedAt: null },
    include: { rightsBooks: { orderBy: { id: 'asc' } } },
  })
  if (!listing) throw refusals.listingNotFound()
  if (!mayManage(viewer, listing)) {
    const isFound = isOpenTo(viewer, listing, clock()) && (await findListingFor(db, id, viewer))
    throw isFound ? catalogueRefusals.notYourListing() : refusals.listingNotFound()
  }
  const books = listing.rightsBooks.map(rightsBookOf)
  const text = formatBook(rightsOf(listing))
  if (books.at(-1)?.text === text) return books
  // A replica of the version before has changed the form and keeps no books.
  return [...books, { text, at: listing.updatedAt.toISOString(), by: listing.agentId }]
}

interface Wish {
  viewer: Viewer
  id: bigint
  isFeatured: boolean
  expected: Expected
}

/** Chooses a listing for the featured titles, or takes it out; may be repeated. Answers also which version of the choice that makes. */
function featureListing(
  { clock, messaging, store }: ManagementDeps<'lock' | 'mark'>,
  { viewer, id, isFeatured, expected }: Wish,
): Promise<{ listing: Listing; version: number }> {
  return messaging.store.transaction(async (tx) => {
    const listing = await requireManaged(store, tx, { viewer, id })
    await lockChoice(tx)
    const version = await versionOfChoice(tx)
    requireVersion(expected, version, () => cardOf(listing))
    if (listing.isFeatured === isFeatured) return { listing, version }
    const changes = { before: { isFeatured: !isFeatured }, after: { isFeatured } }
    await addAuditEntry(tx, { actorId: viewer.id, action: 'listing.featured', listingId: id, ...changes }, clock())
    return { listing: await store.mark(tx, listing, { isFeatured }), version: await versionOfChoice(tx) }
  })
}

/** The version of the choice of featured titles: the number of the audit entry that changed it last. */
async function versionOfChoice(db: Pick<Database, 'auditEntry'> | Tx): Promise<number> {
  const last = await db.auditEntry.findFirst({
    where: { action: 'listing.featured' },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  return Number(last?.id ?? 0)
}

/** Lets one change of the choice wait for the other, until the transaction ends. */
async function lockChoice(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('featured titles', 0))`
}

type PreviewDeps = Pick<CreationDeps, 'clock' | 'earlyAccessHours'> &
  Pick<ManagementDeps<'previewNew' | 'previewForm'>, 'store'> & { db: Database }

interface PreviewListingInput {
  viewer: Viewer
  /** The listing that the form would replace; null for a new one. */
  id: bigint | null
  form: ListingForm
}

/** A listing as it would be with a form, by the same rules as when it is saved; nothing is written. */
async function previewListing(
  { clock, earlyAccessHours, store, db }: PreviewDeps,
  { viewer, id, form }: PreviewListingInput,
): Promise<Listing> {
  const now = clock()
  if (id === null) return store.previewNew(newListing({ viewer, form, createdAt: now, earlyAccessHours }))
  const listing = await db.listing.findFirst({ where: { id, deletedAt: null } })
  if (!listing) throw refusals.listingNotFound()
  if (!mayManage(viewer, listing)) throw catalogueRefusals.notYourListing()
  return store.previewForm(listing, replacingForm(listing, form), now)
}
