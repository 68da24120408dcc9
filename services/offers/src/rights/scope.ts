import type { OfferTerms } from '@storyright/contracts/http'
import { refusals, rights, territories } from '@storyright/contracts/vocabulary'
import {
  type Book,
  bookOf,
  bookOfForm,
  dayAt,
  formatBook,
  parseBook,
  type StoredLine,
  storedBook,
} from '@storyright/rights'
import { Prisma } from '../generated/client.ts'

/** An offer's terms, and the lines where they do not say all of its rights. */
export interface Scoped {
  terms: OfferTerms
  scope: Prisma.JsonValue
}

/** The rights that an offer is about. One from before scopes is about what the listing's form said; where that says nothing, about all. */
export function scopeOf({ scope, terms }: Scoped): Book {
  if (scope) return linesIn(scope)
  return bookOfForm({
    ...terms,
    rightsAvailable: terms.rightsAvailable.length > 0 ? terms.rightsAvailable : [...rights],
    territory: terms.territory.length > 0 ? terms.territory : [...territories],
  })
}

/** What an offer keeps of its rights: nothing where its terms say all of them. */
export const keptScope = (scope: Book, terms: OfferTerms) =>
  formatBook(scope) === formatBook(scopeOf({ scope: null, terms })) ? Prisma.DbNull : keptLines(scope)

/** How lines are kept as JSON, and read again: they were written here. */
export const keptLines = (book: Book) => storedBook(book) as object as Prisma.InputJsonArray
export const linesIn = (json: Prisma.JsonValue): Book => bookOf(json as unknown as StoredLine[])

/** Reads what somebody typed; 400 with the place of each fault. */
export function readBook(text: string, { path, now }: { path: string; now: Date }): Book {
  const { book, errors } = parseBook(text, { path, today: dayAt(now) })
  if (book) return book
  throw refusals.validationFailed({ message: `Rights, line ${errors[0]!.line}: ${errors[0]!.message}`, errors })
}
