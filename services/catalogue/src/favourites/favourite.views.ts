import type { catalogueCalls, ListingCard } from '@storyright/contracts/http'
import { paging } from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import { all } from '../conditions.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { type CardRow, cardColumns, cardOf } from '../listings/listing.views.ts'

/** When the last of a page was marked, and its listing. */
const place = z.strictObject({ at: cursorTime, id: z.string().regex(/^\d{1,18}$/) })

interface Reader {
  userId: string
  /** What this reader may see of the catalogue. */
  conditions: readonly Prisma.Sql[]
}
interface Wanted extends Reader {
  query: z.output<typeof catalogueCalls.listFavourites.query>
}

/** One page of somebody's favourites, the newest first; without a limit everything up to the documented maximum. */
export async function favouritesPage(
  db: Database,
  { userId, conditions, query: { cursor, limit = paging.listMaximum } }: Wanted,
): Promise<Page<ListingCard>> {
  const after = readCursor(place, cursor)
  const wanted = [...marked(userId), ...conditions]
  const rest = after ? [Prisma.sql`(f.at, f.listing_id) < (${after.at}::timestamptz, ${after.id}::bigint)`] : []
  const [[counted], found] = await Promise.all([
    db.$queryRaw<[{ count: number }]>`SELECT count(*)::int AS count ${visibleFavourites} WHERE ${all(wanted)}`,
    db.$queryRaw<(CardRow & { markedAt: Date })[]>`
      SELECT ${cardColumns}, f.at AS "markedAt" ${visibleFavourites}
      WHERE ${all([...wanted, ...rest])}
      ORDER BY f.at DESC, f.listing_id DESC LIMIT ${limit + 1}`,
  ])
  const placeOf = ({ markedAt, id }: (typeof found)[number]) => ({ at: markedAt.toISOString(), id: String(id) })
  const page = pageOf(found, { limit, total: counted.count, placeOf })
  return { ...page, rows: page.rows.map((row) => cardOf(row)) }
}

/** The same listings by their ids alone, up to the same maximum. */
export async function favouriteIds(db: Database, { userId, conditions }: Reader): Promise<string[]> {
  const found = await db.$queryRaw<{ id: bigint }[]>`
    SELECT f.listing_id AS id ${visibleFavourites} WHERE ${all([...marked(userId), ...conditions])}
    ORDER BY f.at DESC, f.listing_id DESC LIMIT ${paging.listMaximum}`
  return found.map(({ id }) => String(id))
}

const marked = (userId: string) => [Prisma.sql`f.user_id = ${userId}::uuid AND NOT f.is_removed`]
const visibleFavourites = Prisma.sql`FROM favourites f
  JOIN browse_entries b USING (listing_id) JOIN listings l ON l.id = f.listing_id`
