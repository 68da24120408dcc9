import { listingCreated, listingDeleted, listingStatusChanged, listingUpdated } from '@storyright/contracts/events'
import type { AiScores, ListingForm } from '@storyright/contracts/http'
import type { ListingStatus } from '@storyright/contracts/vocabulary'
import type { Outbox } from '@storyright/messaging'
import { hideListings, lockAgent, lockAgents, refreshEntry, showListings } from '../browse/entry.store.ts'
import type { Database, Tx } from '../database.ts'
import type { Listing, Prisma } from '../generated/client.ts'
import { hidesListings } from '../people/person.ts'
import { deriveListing, type PoundsPer } from './derive-listing.ts'
import { publicListingOf } from './listing.views.ts'

export interface NewListing {
  /** The next of the sequence, unless said. */
  id?: bigint
  agentId: string
  form: ListingForm
  createdAt: Date
  status?: ListingStatus
  isFeatured?: boolean
}

type Marks = Partial<Pick<Listing, 'isFeatured' | 'chainOfTitleVerified'>>
export type ListingStore = ReturnType<typeof createListingStore>

export function createListingStore({ outbox, poundsPer }: { outbox: Outbox<Tx>; poundsPer: PoundsPer }) {
  /** Inserts listings with all that derives from them, and their events, in the caller's transaction. */
  async function createListings(tx: Tx, listings: NewListing[]): Promise<Listing[]> {
    const agents = [...new Set(listings.map(({ agentId }) => agentId))]
    await lockAgents(tx, agents)
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

  /** What of a listing does not stand in what people search. */
  async function mark(tx: Tx, { id, version }: Listing, marks: Marks): Promise<Listing> {
    const data = { ...marks, version: { increment: 1 } }
    const listing = await tx.listing.update({ where: { id, version }, data })
    await outbox.add(tx, [listingUpdated(String(id), listing.version, publicListingOf(listing))])
    return listing
  }

  return {
    createListings,
    mark,

    /** The listing, kept from everybody else who would change it until the transaction ends. */
    async lock(tx: Tx, id: bigint): Promise<Listing | null> {
      const found = await tx.listing.findUnique({ where: { id }, select: { agentId: true } })
      if (!found) return null
      await lockAgent(tx, found.agentId)
      return tx.listing.findFirst({ where: { id, deletedAt: null } })
    },

    /** Moves a listing to another status, wherever people find it. */
    async changeStatus(tx: Tx, { id, version }: Listing, status: ListingStatus, at: Date): Promise<Listing> {
      const data = { status, updatedAt: at, version: { increment: 1 } }
      const listing = await tx.listing.update({ where: { id, version }, data })
      await refreshEntry(tx, listing)
      await outbox.add(tx, [listingStatusChanged(String(id), listing.version, publicListingOf(listing))])
      return listing
    },

    /** The rights went to an accepted offer; to which, nobody may have said. */
    async sell(tx: Tx, { id, version }: Listing, soldOfferId: string | null, at: Date): Promise<Listing> {
      const data = { status: 'sold', soldOfferId, updatedAt: at, version: { increment: 1 } }
      const listing = await tx.listing.update({ where: { id, version }, data })
      await refreshEntry(tx, listing)
      await outbox.add(tx, [listingStatusChanged(String(id), listing.version, publicListingOf(listing))])
      return listing
    },

    /** Puts a withdrawn listing back; people find it again unless its agent's listings are hidden. */
    async restore(tx: Tx, { id, version }: Listing, status: ListingStatus, at: Date): Promise<Listing> {
      const data = { status, deletedAt: null, updatedAt: at, version: { increment: 1 } }
      const listing = await tx.listing.update({ where: { id, version }, data })
      const agent = await tx.person.findUnique({ where: { id: listing.agentId } })
      if (!agent || !hidesListings(agent)) await showListings(tx, [listing])
      await outbox.add(tx, [listingStatusChanged(String(id), listing.version, publicListingOf(listing))])
      return listing
    },

    /** Takes another form, and everything that derives from it. */
    async replaceForm(tx: Tx, { id, version, aiScores }: Listing, form: ListingForm, at: Date): Promise<Listing> {
      const derived = deriveListing(form, poundsPer, aiScores as AiScores | null)
      const data = { ...derived, form: asJson(form), updatedAt: at, version: { increment: 1 } }
      const listing = await tx.listing.update({ where: { id, version }, data })
      await refreshEntry(tx, listing)
      await outbox.add(tx, [listingUpdated(String(id), listing.version, publicListingOf(listing))])
      return listing
    },

    /** Withdraws listings: nobody finds them any more, their rows stay. */
    async remove(tx: Tx, ids: bigint[], at: Date): Promise<void> {
      const listings = await tx.listing.updateManyAndReturn({
        where: { id: { in: ids }, deletedAt: null },
        data: { deletedAt: at, version: { increment: 1 } },
      })
      await hideListings(tx, ids)
      await outbox.add(
        tx,
        listings.map((listing) => listingDeleted(String(listing.id), listing.version, publicListingOf(listing))),
      )
    },

    createListing: async (tx: Tx, listing: NewListing): Promise<Listing> => (await createListings(tx, [listing]))[0]!,
  }
}

const asJson = (form: ListingForm) => form as unknown as Prisma.InputJsonObject

function rowOf(listing: NewListing, poundsPer: PoundsPer): Prisma.ListingCreateManyInput {
  const { id, form, createdAt, status = 'available', isFeatured = false, agentId } = listing
  return {
    ...(id !== undefined && { id }),
    agentId,
    form: asJson(form),
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

/** A listing that was not withdrawn, hidden or not. */
export const findKeptListing = (db: Database | Tx, id: bigint): Promise<Listing | null> =>
  db.listing.findFirst({ where: { id, deletedAt: null } })
