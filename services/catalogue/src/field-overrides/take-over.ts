import type { TakenFields } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { addAuditEntry } from '../audit/audit.store.ts'
import type { Tx } from '../database.ts'
import type { Listing, Prisma } from '../generated/client.ts'
import { formOf } from '../listings/listing.views.ts'
import type { ManagementDeps } from '../management/may-manage.ts'
import { fieldsOf, withFields } from './takeover.ts'

export type TakeoverDeps = ManagementDeps<'lock' | 'replaceForm'>

export interface Takeover {
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
export function takeOver(
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

export async function requireListing(store: TakeoverDeps['store'], tx: Tx, id: bigint): Promise<Listing> {
  const listing = await store.lock(tx, id)
  if (!listing) throw refusals.listingNotFound()
  return listing
}

const asJson = (fields: TakenFields) => fields as Prisma.InputJsonObject
