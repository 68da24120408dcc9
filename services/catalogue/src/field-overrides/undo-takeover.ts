import type { TakenFields } from '@storyright/contracts/http'
import { addAuditEntry } from '../audit/audit.store.ts'
import type { Listing, Prisma } from '../generated/client.ts'
import { formOf } from '../listings/listing.views.ts'
import { requireListing, type Takeover, type TakeoverDeps } from './take-over.ts'
import { changedSince, withFields } from './takeover.ts'

/** Puts the fields of a takeover back as they were; none of them where one was changed since. Asked for again, it has no further effect. */
export function undoTakeover(
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
