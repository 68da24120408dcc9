import { genres, genreWords, type ListingSort, priceRanges, viabilityBands } from '@storyright/contracts/vocabulary'
import { dayAt } from '@storyright/rights'
import { all } from '../conditions.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import type { FreeRightsMemory, MatchingRights } from '../listings/free-rights.memory.ts'
import { type CardRow, cardColumns } from '../listings/listing.views.ts'
import type { Dimension, Place, Selection } from './query.ts'
import { judgeable } from './rights-question.ts'

type Filter<Value> = (value: Value) => Prisma.Sql
const range = (column: Prisma.Sql, { from, below }: { from: number; below: number | null }) =>
  below === null ? Prisma.sql`${column} >= ${from}` : Prisma.sql`(${column} >= ${from} AND ${column} < ${below})`

/** A selection of which it is known which free rights answer it. */
export type Narrowing = Omit<Selection, 'rights'> & { rights: MatchingRights | null }

export async function narrow(
  { freeRights, clock }: { freeRights: FreeRightsMemory; clock(): Date },
  { rights: question, ...selection }: Selection,
): Promise<Narrowing> {
  if (!question) return { ...selection, rights: null }
  const [rights] = await freeRights.judge([judgeable(question, dayAt(clock()))])
  return { ...selection, rights: rights! }
}

const filters: { [One in Dimension]: Filter<NonNullable<Narrowing[One]>> } = {
  genre: (value) => genreCondition(value),
  medium: (value) => Prisma.sql`(b.medium = ${value} OR b.format = ${value})`,
  priceRange: (value) => range(Prisma.sql`b.price`, priceRanges[value]),
  commercialViability: (value) => range(Prisma.sql`b.viability_score`, viabilityBands[value]),
  status: (value) => Prisma.sql`b.status = ${value}`,
  price: (value) => between(Prisma.sql`b.price`, value),
  published: (value) => between(Prisma.sql`b.published`, value),
  chain: () => Prisma.sql`b.listing_id IN (SELECT id FROM listings WHERE chain_of_title_verified)`,
  since: (value) => Prisma.sql`b.created_at >= ${value}::date AT TIME ZONE 'UTC'`,
  rights: ({ condition }) => condition,
}

const between = (column: Prisma.Sql, { from, to }: { from: number | null; to: number | null }) =>
  Prisma.sql`(${column} >= ${from ?? 0} AND ${column} <= ${to ?? 2_147_483_647})`

const wholeWordGenres = new Set(
  genres.map((genre) => genre.toLowerCase()).filter((genre) => !genreWords.some((word) => word === genre)),
)

/** A genre of the form that browse does not offer stands as a word in the tags: "war" is none of Warwick’s. */
function genreCondition(value: string): Prisma.Sql {
  if (!wholeWordGenres.has(value)) return Prisma.sql`b.tags LIKE ${containing(value)}`
  return Prisma.sql`b.tags ~ ${`\\m${value}\\M`}`
}

/** Everything that can be filtered by. */
export const dimensions = Object.keys(filters) as Dimension[]

/** The conditions of a narrowed selection over `browse_entries b`, its search left aside; `without` leaves one dimension out. */
export function conditionsOf(narrowing: Narrowing, without?: Dimension): Prisma.Sql[] {
  const condition = <One extends Dimension>(one: One) => {
    const value = narrowing[one]
    return value === null || one === without ? [] : [filters[one](value as NonNullable<Narrowing[One]>)]
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
  keyOf(row: SortedRow): string | number
}
type SortedRow = CardRow & { sortKey: string | number }

const descending = { direction: Prisma.sql`DESC`, beyond: Prisma.sql`<` }
const ascending = { direction: Prisma.sql`ASC`, beyond: Prisma.sql`>` }
const price = { column: Prisma.sql`b.price`, type: Prisma.sql`integer`, keyOf: (row: CardRow) => row.suggestedOfferMax }

const LAST = 2_147_483_647
const title = { column: Prisma.sql`b.title`, type: Prisma.sql`text`, keyOf: (row: SortedRow) => row.sortKey }
/** A figure that not every listing has: without it a listing comes last. Written as the indexes have it. */
const known = (column: Prisma.Sql, missing: number) => ({
  column: Prisma.sql`COALESCE(${column}, ${Prisma.raw(String(missing))})`,
  type: Prisma.sql`integer`,
  keyOf: (row: SortedRow) => row.sortKey,
})

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
  title: { ...title, ...ascending },
  '-title': { ...title, ...descending },
  published: { ...known(Prisma.sql`b.published`, LAST), ...ascending },
  '-published': { ...known(Prisma.sql`b.published`, -1), ...descending },
  pages: { ...known(Prisma.sql`b.pages`, LAST), ...ascending },
  '-pages': { ...known(Prisma.sql`b.pages`, -1), ...descending },
}

interface Request {
  sort: ColumnSort
  conditions: Prisma.Sql[]
  after: Place | null
  limit: number
}

/** The next rows after a place, read along the sort's index. */
export function sortedPage(db: Database, { sort, conditions, after, limit }: Request): Promise<SortedRow[]> {
  const { column, type, direction, beyond } = sort
  const onwards = after
    ? [Prisma.sql`(${column}, b.listing_id) ${beyond} (${after.after[0]}::${type}, ${after.id}::bigint)`]
    : []
  const order = Prisma.sql`${column} ${direction}, b.listing_id ${direction}`
  return db.$queryRaw<SortedRow[]>`
    SELECT ${cardColumns}, ${column} AS "sortKey" FROM browse_entries b JOIN listings l ON l.id = b.listing_id
    WHERE ${all([...conditions, ...onwards])} ORDER BY ${order} LIMIT ${limit}`
}
