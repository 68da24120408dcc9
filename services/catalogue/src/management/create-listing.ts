import type { ListingForm } from '@storyright/contracts/http'
import { hidesListings, type Viewer } from '@storyright/contracts/vocabulary'
import { catalogueRefusals } from '../errors.ts'
import type { Listing } from '../generated/client.ts'
import { lockAgent } from '../listings/agent.ts'
import type { ManagementDeps } from './may-manage.ts'

const HOUR = 3_600_000
export type CreationDeps = ManagementDeps<'createListing'> & { earlyAccessHours: number }

/** Creates a listing for the caller; who wants premium members first gives them the hours of early access. */
export function createListing(
  { clock, messaging, store, earlyAccessHours }: CreationDeps,
  { viewer, form }: { viewer: Viewer; form: ListingForm },
): Promise<Listing> {
  return messaging.store.transaction(async (tx) => {
    await lockAgent(tx, viewer.id)
    const person = await tx.person.findUnique({ where: { id: viewer.id } })
    // A token may briefly outlive its account, and nothing would withdraw this listing later.
    if (person && hidesListings(person)) throw catalogueRefusals.accountNotActive()
    const createdAt = clock()
    const earlyAccessUntil = form.earlyAccess ? new Date(createdAt.getTime() + earlyAccessHours * HOUR) : null
    return store.createListing(tx, { agentId: viewer.id, form, createdAt, earlyAccessUntil })
  })
}
