import type { ListingForm, RightsBook as RightsBookView } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import {
  type Book,
  bookOf,
  bookOfForm,
  dayAt,
  type FormRights,
  formatBook,
  formOfBook,
  haveSameRights,
  parseBook,
  type StoredLine,
  storedBook,
} from '@storyright/rights'
import type { Listing, RightsBook } from '../generated/client.ts'

/** A book of rights as a listing keeps it, with what the form said of rights when it was written. */
interface KeptRights {
  form: FormRights
  lines: StoredLine[]
}
type Kept = Pick<Listing, 'form' | 'rights'>

/**
 * The book of rights on offer. Where the form says something else by now it follows from the form: a replica of the version before
 * writes forms and leaves the book as it was.
 */
export const rightsOf = (listing: Kept): Book => bookFor(listing.form as unknown as ListingForm, listing)

/** The book that stays with a form, or is made of it. */
function bookFor(form: FormRights, { rights }: Pick<Kept, 'rights'>): Book {
  const kept = rights as unknown as KeptRights | null
  return kept && haveSameRights(kept.form, form) ? bookOf(kept.lines) : bookOfForm(form)
}

/**
 * The form and the book of rights that come of what was sent: from a new book its territories, rights and exclusivity follow; without
 * one, or with the present one, the book stays unless those three were changed.
 */
export function settleRights(
  { rights: text, ...sent }: ListingForm,
  before: Kept | null,
  now: Date,
): { form: ListingForm; book: Book } {
  if (text === undefined || text === null) return { form: sent, book: bookFor(sent, before ?? { rights: null }) }
  const present = before && rightsOf(before)
  const book = present && text === formatBook(present) ? present : readBook(text, now)
  if (!present || formatBook(book) !== formatBook(present)) return { form: { ...sent, ...formOfBook(book) }, book }
  const { territory, rightsAvailable, exclusivity } = before.form as unknown as ListingForm
  return { form: { ...sent, territory, rightsAvailable, exclusivity }, book: present }
}

function readBook(text: string, now: Date): Book {
  const { book, errors } = parseBook(text, { today: dayAt(now) })
  if (book) return book
  throw refusals.validationFailed({ message: `Rights, line ${errors[0]!.line}: ${errors[0]!.message}`, errors })
}

export function keptRights({ territory, rightsAvailable, exclusivity }: FormRights, book: Book): KeptRights {
  return { form: { territory, rightsAvailable, exclusivity }, lines: storedBook(book) }
}

/** A book that a listing had, as its agent sees it. */
export function rightsBookOf({ lines, at, actorId }: RightsBook): RightsBookView {
  return { text: formatBook(bookOf(lines as unknown as StoredLine[])), at: at.toISOString(), by: actorId }
}
