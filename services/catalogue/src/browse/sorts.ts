import type { ListingSort } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { type CardRow, cardColumns } from './card.ts'
import type { Place } from './cursor.ts'
import { all } from './filters.ts'

/** A sort that follows one column and an index over it and the id. */
interface ColumnSort {
  column: Prisma.Sql
  type: Prisma.Sql
  direction: Prisma.Sql
  beyond: Prisma.Sql
  keyOf(row: CardRow): string | number
}

const descending = { direction: Prisma.sql`DESC`, beyond: Prisma.sql`<` }
const ascending = { direction: Prisma.sql`ASC`, beyond: Prisma.sql`>` }
const price = { column: Prisma.sql`b.price`, type: Prisma.sql`integer`, keyOf: (row: CardRow) => row.suggestedOfferMax }

export const columnSorts: Record<Exclude<ListingSort, 'relevance'>, ColumnSort> = {
  newest: {
    ...descending,
    column: Prisma.sql`b.created_at`,
    type: Prisma.sql`timestamptz`,
    keyOf: (row) => row.createdAt.toISOString(),
  },
  viability: {
    ...descending,
    column: Prisma.sql`b.viability_score`,
    type: Prisma.sql`integer`,
    keyOf: (row) => row.viabilityScore,
  },
  price: { ...price, ...ascending },
  '-price': { ...price, ...descending },
}

interface Request {
  sort: ColumnSort
  conditions: Prisma.Sql[]
  after: Place | null
  limit: number
}

/** The next rows after a place, read along the sort's index. */
export function sortedPage(db: Database, { sort, conditions, after, limit }: Request): Promise<CardRow[]> {
  const { column, type, direction, beyond } = sort
  const onwards = after
    ? [Prisma.sql`(${column}, b.listing_id) ${beyond} (${after.after[0]}::${type}, ${after.id}::bigint)`]
    : []
  const order = Prisma.sql`${column} ${direction}, b.listing_id ${direction}`
  return db.$queryRaw<CardRow[]>`
    SELECT ${cardColumns} FROM browse_entries b JOIN listings l ON l.id = b.listing_id
    WHERE ${all([...conditions, ...onwards])} ORDER BY ${order} LIMIT ${limit}`
}
