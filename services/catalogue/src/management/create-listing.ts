import type { ListingForm } from '@storyright/contracts/http'
import { hidesListings, type Viewer } from '@storyright/contracts/vocabulary'
import { catalogueRefusals } from '../errors.ts'
import type { Listing } from '../generated/client.ts'
import { lockAgent } from '../listings/agent.ts'
import type { NewListing } from '../listings/listing.store.ts'
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
    return store.createListing(tx, newListing({ viewer, form, createdAt: clock(), earlyAccessHours }))
  })
}

type NewListingInput = Pick<CreationDeps, 'earlyAccessHours'> & { viewer: Viewer; form: ListingForm; createdAt: Date }

/** Whoever creates a listing is its agent; premium members are first where the form says so. */
export const newListing = ({ viewer, form, createdAt, earlyAccessHours }: NewListingInput): NewListing => ({
  agentId: viewer.id,
  form,
  createdAt,
  earlyAccessUntil: form.earlyAccess ? new Date(createdAt.getTime() + earlyAccessHours * HOUR) : null,
})
