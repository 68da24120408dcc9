import type { ListingTakings } from '@storyright/contracts/events'
import type { ListingStatus, TakingKind } from '@storyright/contracts/vocabulary'
import { type Book, type Day, dayAt, free, parseBook, since, type Taking } from '@storyright/rights'
import type { Tx } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import { running } from './accepted-offer.ts'
import type { ListingStore } from './listing.store.ts'
import { rightsOf } from './listing-rights.ts'

/** What is taken of a listing; `null` while offers has said nothing of it. */
export async function takingsOf(tx: Tx, id: bigint): Promise<Taking[] | null> {
  const row = await tx.listingTakings.findUnique({ where: { id } })
  return row && (row.takings as unknown as ListingTakings['takings']).map(({ kind, lines }) => takingOf(kind, lines))
}

/** Words that cannot be read, as of a country that a newer version knows, take nothing here: offers refuses by its own records. */
function takingOf(kind: TakingKind, text: string): Taking {
  return { kind, lines: parseBook(text, { characters: Number.POSITIVE_INFINITY }).book ?? [] }
}

/**
 * The status of a book of which this is taken: available while any of it is free for some grant, or only held back; else optioned while
 * an option is among what takes it; else sold.
 */
export function statusOf(book: Book, takings: readonly Taking[], today: Day): ListingStatus {
  const lasting = takings.filter(({ kind }) => kind !== 'holdback')
  const wanted = since(book, today).map((line) => ({ ...line, exclusivity: 'non-exclusive' as const }))
  if (lasting.length === 0 || free(book, lasting, wanted).length > 0) return 'available'
  return lasting.some(({ kind }) => kind === 'option') ? 'optioned' : 'sold'
}

/** Brings a listing's status in line with what is taken of it, once offers has said so. A sale stays. The listing is locked. */
export async function settleStatus(
  store: Pick<ListingStore, 'changeStatus' | 'sell'>,
  tx: Tx,
  listing: Listing,
  at: Date,
): Promise<Listing> {
  const takings = listing.status === 'sold' ? null : await takingsOf(tx, listing.id)
  const status = takings && statusOf(rightsOf(listing), takings, dayAt(at))
  if (!status || status === listing.status) return listing
  if (status !== 'sold') return store.changeStatus(tx, listing, status, at)
  const buyers = await tx.acceptedOffer.findMany({ where: { listingId: listing.id, isExclusive: true, ...running } })
  return store.sell(tx, listing, buyers.length === 1 ? buyers[0]!.id : null, at)
}
