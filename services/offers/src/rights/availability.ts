import type { OfferTerms } from '@storyright/contracts/http'
import { type Book, conflicts, type Day, free, overlaps, parseBook, since } from '@storyright/rights'
import { scopeOf } from './scope.ts'
import type { OpenTaking } from './taking.store.ts'

/** What decides of a listing in the read model. */
interface Offered {
  status: string
  isDeleted: boolean
  rights: string | null
  terms: OfferTerms
}

/** `taken`: nothing of the listing can be had; `not free`: something of it can, but not all that is asked for. */
export type Unavailable = 'taken' | 'already optioned' | 'not free'

interface Sought {
  producerId: string
  takings?: readonly OpenTaking[] | undefined
  today: Day
}

/** The book of rights on offer. Events of before it had none; the form says it then. */
export function bookOfListing({ rights, terms }: Pick<Offered, 'rights' | 'terms'>): Book {
  const book = rights === null ? undefined : parseBook(rights, { characters: Number.POSITIVE_INFINITY }).book
  return book ?? scopeOf({ scope: null, terms })
}

/**
 * Why an offer of this producer may not have these rights now; nothing when it may. Offers' own records decide what is taken; catalogue
 * follows them, so its status only adds what it alone knows: that a listing was sold or withdrawn. One producer has one option on a right.
 */
export function whyNot(
  listing: Offered | null,
  scope: Book,
  { producerId, takings = [], today }: Sought,
): Unavailable | undefined {
  const asked = since(scope, today)
  if (takings.some((taking) => taking.producerId === producerId && overlaps(taking.lines, asked)))
    return 'already optioned'
  if (!listing || listing.isDeleted || listing.status !== 'available') return 'taken'
  if (asked.length > 0 && !takings.some(({ lines }) => conflicts(lines, asked))) return undefined
  return freeNow(listing, { takings, today }).length > 0 ? 'not free' : 'taken'
}

/** Everything of a listing that is free, each line with its own exclusivity. */
export function freeNow(
  listing: Pick<Offered, 'rights' | 'terms'>,
  { takings = [], today }: Pick<Sought, 'takings' | 'today'>,
): Book {
  const book = bookOfListing(listing).filter(({ to }) => to >= today)
  return free(book, takings, book)
}
