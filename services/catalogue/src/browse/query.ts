import { createHmac, timingSafeEqual } from 'node:crypto'
import { acronyms } from '@storyright/asking'
import type { ListingsQuery } from '@storyright/contracts/http'
import { foldText, type ListingSort, refusals } from '@storyright/contracts/vocabulary'
import { type Day, dayAt } from '@storyright/rights'
import { z } from 'zod'
import { type RightsQuestion, rightsQuestionOf } from './rights-question.ts'

/** What a reader wants to see, freed of spelling: two queries that mean the same are the same selection. */
export interface Selection {
  search: string | null
  genre: string | null
  medium: string | null
  priceRange: NonNullable<ListingsQuery['priceRange']> | null
  commercialViability: NonNullable<ListingsQuery['commercialViability']> | null
  status: NonNullable<ListingsQuery['status']> | null
  price: Bounds | null
  published: Bounds | null
  chain: 'verified' | null
  /** The first day of the listings, as `2026-11-27`. */
  since: string | null
  /** Absent where no rights are asked for, so that cursors of before stay valid. */
  rights?: RightsQuestion
}
/** Both included; open where one is `null`. */
interface Bounds {
  from: number | null
  to: number | null
}
export type Dimension = Exclude<keyof Selection, 'search'>

export function selectionOf(query: ListingsQuery, today: Day): Selection {
  const rights = rightsQuestionOf(query, today)
  return {
    search: searchOf(query.search),
    genre: folded(query.genre),
    medium: folded(query.medium),
    priceRange: query.priceRange ?? null,
    commercialViability: query.commercialViability ?? null,
    status: query.status ?? null,
    price: bounds(query.priceFrom, query.priceBelow === undefined ? undefined : query.priceBelow - 1),
    published: bounds(query.publishedFrom, query.publishedTo),
    chain: query.chain ?? null,
    since: query.since ?? null,
    ...(rights && { rights }),
  }
}

/** The day that the answer to a selection is of, where it depends on one. */
export const dayFor = ({ rights }: Selection, now: Date): Day | null => (rights ? dayAt(now) : null)

const bounds = (from: number | undefined, to: number | undefined): Bounds | null =>
  from === undefined && to === undefined ? null : { from: from ?? null, to: to ?? null }

/**
 * The searched text folded, with acronyms in capitals: known ones however they were typed, and any two or three letters that were
 * typed as capitals. Those are looked for as whole words.
 */
function searchOf(text: string | undefined): string | null {
  const search = folded(text)
  if (!search || !text) return search
  const isAllCapitals = text === text.toUpperCase() && /\s/.test(text.trim())
  const capitals = isAllCapitals
    ? []
    : (text.match(/(?<![\p{L}\p{N}.])\p{Lu}[\p{Lu}\p{N}]{1,2}(?![\p{L}\p{N}.])/gu) ?? [])
  const typed = new Set(capitals.map(foldText))
  return search.replace(/[\p{L}\p{N}]+/gu, (word) =>
    acronyms.has(word) || typed.has(word) ? word.toUpperCase() : word,
  )
}

const folded = (text: string | undefined) => (text && foldText(text)) || null

/** Relevance needs something to be relevant to; without a search the newest come first. */
export function sortOf(query: ListingsQuery, selection: Selection): ListingSort {
  const sort = query.sort ?? 'relevance'
  return sort === 'relevance' && selection.search === null ? 'newest' : sort
}

/** Where a page ended: the sort keys and id of its last row, and the total of the list that it belongs to. */
const place = z.strictObject({
  after: z.array(z.union([z.number(), z.string()])).max(3),
  id: z.string().regex(/^\d+$/),
  total: z.number().int().nonnegative(),
})
export type Place = z.infer<typeof place>

export interface CursorCodec {
  write(place: Place, list: ListIdentity): string
  /** Refuses what this catalogue did not write, or wrote for another list. */
  read(cursor: string, list: ListIdentity): Place
}
export interface ListIdentity {
  selection: Selection
  sort: ListingSort
}

/** Cursors are signed with a key that all replicas share, so that a page can be continued at any of them. */
export function createCursorCodec(secret: string): CursorCodec {
  const key = createHmac('sha256', secret).update('catalogue cursor').digest()
  const sign = (payload: string, list: ListIdentity) =>
    createHmac('sha256', key)
      .update(JSON.stringify([payload, list]))
      .digest()
      .subarray(0, 12)
  return {
    write(end, list) {
      const payload = Buffer.from(JSON.stringify(end)).toString('base64url')
      return `${payload}.${sign(payload, list).toString('base64url')}`
    },
    read(cursor, list) {
      const [payload = '', signature = ''] = cursor.split('.')
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(payload, list)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refusals.cursorNotValid()
      return place.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    },
  }
}
