import { isDeepStrictEqual } from 'node:util'
import {
  keepPicture,
  type ListingForm,
  managedListing,
  type TakenFields,
  takeOver as takeOverCall,
  undoTakeover as undoCall,
} from '@storyright/contracts/http'
import { limits, refusals } from '@storyright/contracts/vocabulary'
import { jsonSchemaOf, validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { addAuditEntry } from '../audit/audit.store.ts'
import type { Database, Tx } from '../database.ts'
import type { Listing, Prisma } from '../generated/client.ts'
import type { keepSentPicture } from '../images/keep-sent-picture.ts'
import { findListingFor, listingIdFrom } from '../listings/find-listing.ts'
import { formOf, listingViewOf } from '../listings/listing.views.ts'
import type { ManagementDeps } from '../management/may-manage.ts'

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

/** Puts the fields of a takeover back as they were; none of them where one was changed since. Asked for again, it has no further effect. */
function undoTakeover(
  { clock, messaging, store }: TakeoverDeps,
  { takeoverId, id, actorId }: Takeover,
): Promise<{ listing: Listing; changedSince: (keyof TakenFields)[] }> {
  return messaging.store.transaction(async (tx) => {
    const [listing, at] = [await requireListing(store, tx, id), clock()]
    const takeover = await tx.takeover.findUnique({ where: { id: takeoverId, listingId: id } })
    if (!takeover || takeover.undoneAt) return { listing, changedSince: [] }
    const form = formOf(listing)
    const [before, after] = [takeover.before as TakenFields, takeover.after as TakenFields]
    const changed = changedSince(form, after)
    if (changed.length > 0) return { listing, changedSince: changed }
    await tx.takeover.update({ where: { id: takeoverId }, data: { undoneAt: at } })
    if (Object.keys(after).length === 0) return { listing, changedSince: [] }
    const changes = { before: after as Prisma.InputJsonObject, after: before as Prisma.InputJsonObject }
    await addAuditEntry(tx, { actorId, action: 'listing.replaced', listingId: id, ...changes }, at)
    return { listing: await store.replaceForm(tx, listing, withFields(form, before), at), changedSince: [] }
  })
}

type TakeoverDeps = ManagementDeps<'lock' | 'replaceForm'>

interface Takeover {
  takeoverId: string
  id: bigint
  actorId: string
}

interface Taken {
  listing: Listing
  before: TakenFields
  after: TakenFields
}

/** Writes what was found elsewhere into a listing's form. The same takeover, asked for again, has no further effect. */
function takeOver(
  { clock, messaging, store }: TakeoverDeps,
  { takeoverId, id, actorId, fields }: Takeover & { fields: TakenFields },
): Promise<Taken> {
  return messaging.store.transaction(async (tx) => {
    const [listing, at] = [await requireListing(store, tx, id), clock()]
    const known = await tx.takeover.findUnique({ where: { id: takeoverId } })
    if (known) return { listing, before: known.before as TakenFields, after: known.after as TakenFields }
    const form = formOf(listing)
    const [before, after] = [fieldsOf(form, fields), fields]
    await tx.takeover.create({
      data: { id: takeoverId, listingId: id, actorId, at, before: asJson(before), after: asJson(after) },
    })
    if (Object.keys(fields).length === 0) return { listing, before, after }
    const changes = { before: asJson(before), after: asJson(after) }
    await addAuditEntry(tx, { actorId, action: 'listing.replaced', listingId: id, ...changes }, at)
    return { listing: await store.replaceForm(tx, listing, withFields(form, fields), at), before, after }
  })
}

async function requireListing(store: TakeoverDeps['store'], tx: Tx, id: bigint): Promise<Listing> {
  const listing = await store.lock(tx, id)
  if (!listing) throw refusals.listingNotFound()
  return listing
}

const asJson = (fields: TakenFields) => fields as Prisma.InputJsonObject

type Field = keyof TakenFields
const names = (fields: TakenFields) => Object.keys(fields) as Field[]

/** These fields as the form has them. */
const fieldsOf = (form: ListingForm, fields: TakenFields): TakenFields =>
  Object.fromEntries(names(fields).map((name) => [name, form[name] ?? null]))

/** The form with these fields in it. */
function withFields(form: ListingForm, { coverImageUrl, pageCount, genre }: TakenFields): ListingForm {
  return {
    ...form,
    ...(coverImageUrl !== undefined && { coverImageUrl }),
    ...(pageCount !== undefined && { pageCount }),
    ...(genre !== undefined && { genre }),
  }
}

/** Of the fields that a takeover wrote, those that somebody has changed since. */
const changedSince = (form: ListingForm, after: TakenFields): Field[] =>
  names(after).filter((name) => !isDeepStrictEqual(form[name] ?? null, after[name]))
