import type { ListingTakings } from '@storyright/contracts/events'
import type { ListingStatus, TakingKind } from '@storyright/contracts/vocabulary'
import {
  type Book,
  type Day,
  dayAt,
  free,
  isExclusive,
  type Line,
  overlaps,
  parseBook,
  since,
  type Taking,
} from '@storyright/rights'
import type { Tx } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import type { ListingStore } from './listing.store.ts'
import { rightsOf } from './listing-rights.ts'
import { running } from './listing-status.ts'

/** What is taken of a listing; `null` while offers has said nothing of it. */
export async function takingsOf(tx: Tx, id: bigint): Promise<Taking[] | null> {
  return (await takingsOfEach(tx, [id])).get(id) ?? null
}

/** The same of several listings. */
export async function takingsOfEach(tx: Tx, ids: bigint[]): Promise<Map<bigint, Taking[]>> {
  const rows = await tx.listingTakings.findMany({ where: { id: { in: ids } } })
  const takings = (row: (typeof rows)[number]) => row.takings as unknown as ListingTakings['takings']
  return new Map(rows.map((row) => [row.id, takings(row).map(({ kind, lines }) => takingOf(kind, lines))]))
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
  const wanted = since(book, today).map(nonExclusively)
  if (lasting.length === 0 || free(book, lasting, wanted).length > 0) return 'available'
  return lasting.some(({ kind }) => kind === 'option') ? 'optioned' : 'sold'
}

/** Whether some of what is on offer can still be granted, or several options each take a part of it, as far as offers has said. */
export async function isSoldInParts(tx: Tx, listing: Listing, now: Date): Promise<boolean> {
  const takings = await takingsOf(tx, listing.id)
  return takings !== null && isTakenInParts(rightsOf(listing), takings, dayAt(now))
}

/** A part that is over, or is not on offer any more, is none of it. */
export function isTakenInParts(book: Book, takings: readonly Taking[], today: Day): boolean {
  const onOffer = since(book, today)
  const options = takings.filter(
    ({ kind, lines }) => kind === 'option' && lines.some(isExclusive) && overlaps(since(lines, today), onOffer),
  )
  if (options.length > 1) return true
  const [alone, shared] = [onOffer.filter(isExclusive), onOffer.filter((line) => !isExclusive(line))]
  return free(book, takings, alone.map(nonExclusively)).length > 0 || isSharedInParts(book, takings, shared)
}

/** What is on offer non-exclusively nobody takes alone: it is in parts unless each option on it has all of it. */
function isSharedInParts(book: Book, takings: readonly Taking[], shared: readonly Line[]): boolean {
  const claims = takings.map(({ kind, lines }) => ({ kind, lines: lines.map(exclusively) }))
  const others = claims.filter(({ kind }) => kind !== 'option')
  const options = claims.filter(({ kind, lines }) => kind === 'option' && overlaps(lines, shared))
  const isLeftBy = (option: Taking[]) => free(book, [...others, ...option], shared).length > 0
  return options.length === 0 ? isLeftBy([]) : options.some((option) => isLeftBy([option]))
}

const nonExclusively = (line: Line): Line => ({ ...line, exclusivity: 'non-exclusive' })
const exclusively = (line: Line): Line => ({ ...line, exclusivity: 'exclusive' })

/** Brings a listing's status in line with what is taken of it, once offers has said so. What its agent marked as sold stays. The listing is locked. */
export async function settleStatus(
  store: Pick<ListingStore, 'changeStatus' | 'sell'>,
  tx: Tx,
  listing: Listing,
  at: Date,
): Promise<Listing> {
  const isFixed = listing.status === 'sold' && !listing.isSaleDerived
  const takings = isFixed ? null : await takingsOf(tx, listing.id)
  const status = takings && statusOf(rightsOf(listing), takings, dayAt(at))
  if (!status || status === listing.status) return listing
  if (status !== 'sold') return store.changeStatus(tx, listing, status, at)
  const buyers = await tx.acceptedOffer.findMany({ where: { listingId: listing.id, isExclusive: true, ...running } })
  const soldOfferId = buyers.length === 1 ? buyers[0]!.id : null
  return store.sell(tx, listing, { soldOfferId, isSaleDerived: true }, at)
}
