import { type ListingForm, type ListingStatus, listingCreated } from '@storyright/contracts'
import type { Outbox } from '@storyright/messaging'
import { lockAgent, showListings } from '../browse/entry.store.ts'
import type { Database, Tx } from '../database.ts'
import type { Listing, Prisma } from '../generated/client.ts'
import { hidesListings } from '../people/person.ts'
import { deriveListing, type PoundsPer } from './derive-listing.ts'
import { publicListingOf } from './listing.views.ts'

export interface NewListing {
  agentId: string
  form: ListingForm
  createdAt: Date
  status?: ListingStatus
  isFeatured?: boolean
}

export type ListingStore = ReturnType<typeof createListingStore>

export function createListingStore({ outbox, poundsPer }: { outbox: Outbox<Tx>; poundsPer: PoundsPer }) {
  /** Inserts listings with all that derives from them, and their events, in the caller's transaction. */
  async function createListings(tx: Tx, listings: NewListing[]): Promise<Listing[]> {
    const agents = [...new Set(listings.map(({ agentId }) => agentId))].sort()
    for (const agentId of agents) await lockAgent(tx, agentId)
    const people = await tx.person.findMany({ where: { id: { in: agents } } })
    const hidden = new Set(people.filter(hidesListings).map(({ id }) => id))

    const created = await tx.listing.createManyAndReturn({ data: listings.map((listing) => rowOf(listing, poundsPer)) })
    await showListings(
      tx,
      created.filter(({ agentId }) => !hidden.has(agentId)),
    )
    await outbox.add(
      tx,
      created.map((listing) => listingCreated(String(listing.id), listing.version, publicListingOf(listing))),
    )
    return created
  }

  return {
    createListings,
    createListing: async (tx: Tx, listing: NewListing): Promise<Listing> => (await createListings(tx, [listing]))[0]!,
  }
}

function rowOf(listing: NewListing, poundsPer: PoundsPer): Prisma.ListingCreateManyInput {
  const { form, createdAt, status = 'available', isFeatured = false, agentId } = listing
  return {
    agentId,
    form: form as unknown as Prisma.InputJsonObject,
    status,
    isFeatured,
    createdAt,
    updatedAt: createdAt,
    ...deriveListing(form, poundsPer, null),
  }
}

/** A listing that people can find; neither deleted nor hidden. */
export const findVisibleListing = (db: Database | Tx, id: bigint): Promise<Listing | null> =>
  db.listing.findFirst({ where: { id, entry: { isNot: null } } })
