import type { PublicListing } from '@storyright/contracts/events'
import type { LinkedListing } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { findVisibleListings } from '../listings/visible-listing.ts'

/** Cards of one text. */
const MOST_LINKED = 10

/** The listings that a text links to, at our own origin or without one. */
export function linkedIn(text: string, origin: string): string[] {
  const ids = new Set<string>()
  for (const { index, 1: id } of text.matchAll(/\/listing\/([1-9]\d{0,14})(?![\w-])/g)) {
    const before = text.slice(Math.max(0, index - origin.length - 1), index)
    if (isOwn(before, origin)) ids.add(id!)
    if (ids.size === MOST_LINKED) break
  }
  return [...ids]
}

/** What stands before the path is our origin, or nothing that would make it another's. */
function isOwn(before: string, origin: string): boolean {
  const rest = before.endsWith(origin) ? before.slice(0, -origin.length) : before
  return rest === '' || /[\s(<["'*_]$/.test(rest)
}

/** The listings that these texts link to, as far as a viewer may see them. */
export async function linkedListings(
  db: Database,
  texts: readonly string[],
  { viewer, now, origin }: { viewer: Viewer; now: Date; origin: string },
): Promise<(text: string) => LinkedListing[]> {
  const ids = new Set(texts.flatMap((text) => linkedIn(text, origin)))
  const found = await findVisibleListings(db, [...ids], { viewer, now })
  const cards = new Map(found.map((listing) => [listing.id, cardOf(listing)]))
  return (text) => linkedIn(text, origin).flatMap((id) => cards.get(id) ?? [])
}

const cardOf = ({ id, title, author, genre, medium, coverImageUrl }: PublicListing): LinkedListing => ({
  id,
  title,
  author,
  genre,
  medium,
  coverImageUrl,
})
