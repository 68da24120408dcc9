import { type ListingSort, priceRanges, viabilityBands } from '@storyright/contracts/vocabulary'
import { all } from '../conditions.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { type CardRow, cardColumns } from '../listings/listing.views.ts'
import type { Dimension, Place, Selection } from './query.ts'

type Filter<Value> = (value: Value) => Prisma.Sql
const range = (column: Prisma.Sql, { from, below }: { from: number; below: number | null }) =>
  below === null ? Prisma.sql`${column} >= ${from}` : Prisma.sql`(${column} >= ${from} AND ${column} < ${below})`

const filters: { [One in Dimension]: Filter<NonNullable<Selection[One]>> } = {
  genre: (value) => Prisma.sql`b.tags LIKE ${containing(value)}`,
  medium: (value) => Prisma.sql`(b.medium = ${value} OR b.format = ${value})`,
  priceRange: (value) => range(Prisma.sql`b.price`, priceRanges[value]),
  commercialViability: (value) => range(Prisma.sql`b.viability_score`, viabilityBands[value]),
  status: (value) => Prisma.sql`b.status = ${value}`,
}

/** Everything that can be filtered by. */
export const dimensions = Object.keys(filters) as Dimension[]

/** The conditions of a selection over `browse_entries b`, its search left aside; `without` leaves one dimension out. */
export function conditionsOf(selection: Selection, without?: Dimension): Prisma.Sql[] {
  const condition = <One extends Dimension>(one: One) => {
    const value = selection[one]
    return value === null || one === without ? [] : [filters[one](value as NonNullable<Selection[One]>)]
  }
  return dimensions.flatMap((one) => condition(one))
}

/** A LIKE pattern for text that contains `text` as it stands. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

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
