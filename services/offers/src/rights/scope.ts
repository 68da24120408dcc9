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
  subtract,
} from '@storyright/rights'
import { type Claim, Prisma } from '../generated/client.ts'

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

/** What a claim says of the rights that its offer takes, beside the offer's scope. */
export type Held = Pick<Claim, 'extraLines' | 'surrenders'>

/** One time that a producer gave rights back. */
interface Surrender {
  at: string
  lines: StoredLine[]
  /** Nothing was left. */
  isWhole: boolean
}

/** What a producer gave back, the oldest first. They were written here. */
export const surrendersOf = ({ surrenders }: Pick<Held, 'surrenders'>): Surrender[] =>
  (surrenders as unknown as Surrender[] | null) ?? []

/** The rights that were given back one by one. What was left when everything went stays, as what ended. */
export const bookOfSurrenders = (claim: Pick<Held, 'surrenders'>): Book =>
  surrendersOf(claim).flatMap(({ lines, isWhole }) => (isWhole ? [] : bookOf(lines)))

/** What a claimed or accepted offer takes now: its scope and what the agent added to it, without what was given back. */
export function heldBy(offer: Scoped, claim: Held | null): Book {
  const scope = scopeOf(offer)
  if (!claim) return scope
  const all = claim.extraLines ? [...scope, ...linesIn(claim.extraLines)] : scope
  const givenBack = bookOfSurrenders(claim)
  return givenBack.length > 0 ? subtract(all, givenBack) : all
}

/** What an offer keeps of its rights: nothing where its terms say all of them. */
export const keptScope = (scope: Book, terms: OfferTerms) =>
  formatBook(scope) === formatBook(scopeOf({ scope: null, terms })) ? Prisma.DbNull : keptLines(scope)

/** The same for what is kept already. */
export const keptScopeOf = (scope: Prisma.JsonValue) =>
  scope === null ? Prisma.DbNull : (scope as Prisma.InputJsonArray)

/** The same for what somebody typed. */
export function scopeAsked(text: string, { terms, now }: { terms: OfferTerms; now: Date }): Prisma.JsonValue {
  const book = readBook(text, { path: 'scope', now })
  return keptScope(book, terms) === Prisma.DbNull ? null : (storedBook(book) as object as Prisma.JsonArray)
}

/** How lines are kept as JSON, and read again: they were written here. */
export const keptLines = (book: Book) => storedBook(book) as object as Prisma.InputJsonArray
export const linesIn = (json: Prisma.JsonValue): Book => bookOf(json as unknown as StoredLine[])

/** Reads what somebody typed; 400 with the place of each fault. */
export function readBook(text: string, { path, now }: { path: string; now: Date }): Book {
  const { book, errors } = parseBook(text, { path, today: dayAt(now) })
  if (book) return book
  throw refusals.validationFailed({ message: `Rights, line ${errors[0]!.line}: ${errors[0]!.message}`, errors })
}
