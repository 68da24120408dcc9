import { listingCreated, listingDeleted, listingStatusChanged, listingUpdated } from '@storyright/contracts/events'
import type { AiScores, ListingForm } from '@storyright/contracts/http'
import { hidesListings, type ListingStatus } from '@storyright/contracts/vocabulary'
import type { Outbox } from '@storyright/messaging'
import { type Book, bookOf, formatBook, type StoredLine, storedBook } from '@storyright/rights'
import type { Tx } from '../database.ts'
import type { Listing, Prisma } from '../generated/client.ts'
import { lockAgent, lockAgents } from './agent.ts'
import { deriveListing, type PoundsPer } from './derive-listing.ts'
import { hideListings, refreshEntry, showListings } from './entry.store.ts'
import { refreshFreeRights } from './free-rights.store.ts'
import { insertListings } from './insert-listings.ts'
import { listingEvent } from './listing.events.ts'
import { keptRights, rightsOf, settleRights } from './listing-rights.ts'

export interface NewListing {
  /** From the sequence unless given. */
  id?: bigint
  agentId: string
  form: ListingForm
  createdAt: Date
  status?: ListingStatus
  isFeatured?: boolean
  /** Until then it is for premium members. */
  earlyAccessUntil?: Date | null
}

type Marks = Partial<Pick<Listing, 'isFeatured' | 'chainOfTitleVerified' | 'isSaleDerived'>>

/** To whom a title is sold, where that is known, and whether that follows from what is taken of it. */
type Sale = Pick<Listing, 'soldOfferId' | 'isSaleDerived'>
const noSale: Sale = { soldOfferId: null, isSaleDerived: false }
export type ListingStore = ReturnType<typeof createListingStore>

export function createListingStore({ outbox, poundsPer }: { outbox: Outbox<Tx>; poundsPer: PoundsPer }) {
  /** Inserts listings with all that derives from them, and their events, in the caller's transaction. */
  async function createListings(tx: Tx, listings: NewListing[]): Promise<Listing[]> {
    if (listings.length === 0) return []
    const agents = [...new Set(listings.map(({ agentId }) => agentId))]
    await lockAgents(tx, agents)
    const people = await tx.person.findMany({ where: { id: { in: agents } } })
    const hidden = new Set(people.filter(hidesListings).map(({ id }) => id))

    const created = await insertListings(
      tx,
      listings.map((listing) => rowOf(listing, poundsPer)),
    )
    await insertBooks(
      tx,
      created.map((listing) => bookRow(listing, rightsOf(listing), listing.agentId, listing.createdAt)),
    )
    await showListings(
      tx,
      created.filter(({ agentId }) => !hidden.has(agentId)),
    )
    await outbox.add(
      tx,
      created.map((listing) => listingEvent(listingCreated, listing)),
    )
    return created
  }

  type ListingEvent = typeof listingUpdated | typeof listingStatusChanged
  async function change(tx: Tx, { id, version }: Listing, changes: Prisma.ListingUpdateInput, event: ListingEvent) {
    const listing = await tx.listing.update({
      where: { id, version },
      data: { ...changes, version: { increment: 1 } },
    })
    await outbox.add(tx, [listingEvent(event, listing)])
    return listing
  }

  /** A change that shows wherever people find the listing. */
  async function changeEntry(tx: Tx, before: Listing, changes: Prisma.ListingUpdateInput, event: ListingEvent) {
    const listing = await change(tx, before, changes, event)
    await refreshEntry(tx, listing)
    return listing
  }

  return {
    createListings,
    createListing: async (tx: Tx, listing: NewListing): Promise<Listing> => (await createListings(tx, [listing]))[0]!,

    /** The listing, locked until the transaction ends. */
    async lock(tx: Tx, id: bigint): Promise<Listing | null> {
      const found = await tx.listing.findUnique({ where: { id }, select: { agentId: true } })
      if (!found) return null
      await lockAgent(tx, found.agentId)
      return tx.listing.findFirst({ where: { id, deletedAt: null } })
    },

    /** Makes a listing's entry anew, which says the same in the way of today. */
    async refold(tx: Tx, id: bigint): Promise<void> {
      const listing = await this.lock(tx, id)
      if (listing) await refreshEntry(tx, listing)
    },

    /** What of a listing does not stand in what people search. */
    mark: (tx: Tx, listing: Listing, marks: Marks): Promise<Listing> => change(tx, listing, marks, listingUpdated),

    /** To any other status than sold. */
    changeStatus: (tx: Tx, listing: Listing, status: ListingStatus, at: Date): Promise<Listing> =>
      changeEntry(tx, listing, { status, ...noSale, updatedAt: at }, listingStatusChanged),

    /** The rights went to an accepted offer, which may be unknown. */
    sell: (tx: Tx, listing: Listing, sale: Sale, at: Date): Promise<Listing> =>
      changeEntry(tx, listing, { status: 'sold', ...sale, updatedAt: at }, listingStatusChanged),

    /** Replaces the form, the book of rights and everything derived from them. */
    async replaceForm(
      tx: Tx,
      listing: Listing,
      sent: ListingForm,
      at: Date,
      actorId = listing.agentId,
    ): Promise<Listing> {
      const { changes, book } = formChanges(listing, sent, at, poundsPer)
      await addRightsBook(tx, listing, rightsOf(listing), listing.agentId, listing.updatedAt)
      await addRightsBook(tx, listing, book, actorId, at)
      const replaced = await changeEntry(tx, listing, changes, listingUpdated)
      await refreshFreeRights(tx, [replaced])
      return replaced
    },

    /** A listing as it would be created; nothing is written, and so it has no number yet. */
    previewNew: (listing: NewListing): Listing => ({ ...unsaved, ...rowOf(listing, poundsPer) }) as unknown as Listing,

    /** A listing as this form would leave it; nothing is written. */
    previewForm: (listing: Listing, sent: ListingForm, at: Date): Listing =>
      ({ ...listing, ...formChanges(listing, sent, at, poundsPer).changes }) as unknown as Listing,

    /** Restores a withdrawn listing; it is visible again unless its agent's listings are hidden. */
    async restore(tx: Tx, before: Listing, status: ListingStatus, at: Date): Promise<Listing> {
      const listing = await change(tx, before, { status, deletedAt: null, updatedAt: at }, listingStatusChanged)
      const agent = await tx.person.findUnique({ where: { id: listing.agentId } })
      if (!agent || !hidesListings(agent)) await showListings(tx, [listing])
      return listing
    },

    /** Withdraws listings: they are no longer visible, but their rows stay. */
    async remove(tx: Tx, ids: bigint[], at: Date): Promise<void> {
      const listings = await tx.listing.updateManyAndReturn({
        where: { id: { in: ids }, deletedAt: null },
        data: { deletedAt: at, version: { increment: 1 } },
      })
      await hideListings(tx, ids)
      await outbox.add(
        tx,
        listings.map((listing) => listingEvent(listingDeleted, listing)),
      )
    },
  }
}

/** What a row has before anybody else says something of it. */
const unsaved = {
  id: 0n,
  version: 1,
  ...noSale,
  aiScores: null,
  aiVersion: 0,
  mediumDetails: null,
  twitterMentions: null,
  twitterBuzzScore: null,
  twitterHasVerifiedMentions: null,
  twitterPublisherPromotion: null,
  twitterBookClubMentions: null,
  youtubeTotalViews: null,
  youtubeVideoCount: null,
  youtubeAdaptationPotential: null,
  youtubePopularityScore: null,
  enrichmentVersion: 0,
  deletedAt: null,
  chainOfTitleVerified: false,
} satisfies Partial<Listing>

/** What another form changes in a listing's row, and its book of rights then. */
function formChanges(listing: Listing, sent: ListingForm, at: Date, poundsPer: PoundsPer) {
  const { form, book } = settleRights(sent, listing, at)
  const derived = deriveListing(form, poundsPer, listing.aiScores as AiScores | null, book)
  return { changes: { ...derived, form: asJson(form), rights: asJson(keptRights(form, book)), updatedAt: at }, book }
}

const asJson = (value: object) => value as Prisma.InputJsonObject

/** Keeps a book that is not the newest of the listing's books; so it also keeps one that a replica of the version before has made. */
async function addRightsBook(
  tx: Tx,
  listing: Pick<Listing, 'id'>,
  book: Book,
  actorId: string,
  at: Date,
): Promise<void> {
  const newest = await tx.rightsBook.findFirst({ where: { listingId: listing.id }, orderBy: { id: 'desc' } })
  if (newest && formatBook(bookOf(newest.lines as unknown as StoredLine[])) === formatBook(book)) return
  await tx.rightsBook.create({ data: bookRow(listing, book, actorId, at) })
}

async function insertBooks(tx: Tx, books: ReturnType<typeof bookRow>[]): Promise<void> {
  const rows = books.map(({ listingId, actorId, ...book }) => ({
    ...book,
    listing_id: String(listingId),
    actor_id: actorId,
  }))
  await tx.$executeRaw`
    INSERT INTO rights_books (listing_id, at, actor_id, lines)
    SELECT listing_id, at, actor_id, lines FROM jsonb_populate_recordset(NULL::rights_books, ${JSON.stringify(rows)}::jsonb)`
}

const bookRow = ({ id }: Pick<Listing, 'id'>, book: Book, actorId: string, at: Date) => ({
  listingId: id,
  actorId,
  at,
  lines: storedBook(book) as unknown as Prisma.InputJsonArray,
})

function rowOf(listing: NewListing, poundsPer: PoundsPer): Prisma.ListingCreateManyInput {
  const { id, createdAt, status = 'available', isFeatured = false, earlyAccessUntil = null, agentId } = listing
  const { form, book } = settleRights(listing.form, null, createdAt)
  return {
    ...(id !== undefined && { id }),
    agentId,
    form: asJson(form),
    rights: asJson(keptRights(form, book)),
    status,
    isFeatured,
    earlyAccessUntil,
    createdAt,
    updatedAt: createdAt,
    ...deriveListing(form, poundsPer, null, book),
  }
}
