import { priceRanges, viabilityBands } from '@storyright/contracts/vocabulary'
import { Prisma } from '../generated/client.ts'
import type { Dimension, Selection } from './selection.ts'

type Filter<Value> = (value: Value) => Prisma.Sql
const range = (column: Prisma.Sql, { from, below }: { from: number; below: number | null }) =>
  below === null ? Prisma.sql`${column} >= ${from}` : Prisma.sql`(${column} >= ${from} AND ${column} < ${below})`
const price = Prisma.sql`b.price`
const score = Prisma.sql`b.viability_score`

const filters: { [One in Dimension]: Filter<NonNullable<Selection[One]>> } = {
  genre: (value) => Prisma.sql`b.tags LIKE ${containing(value)}`,
  medium: (value) => Prisma.sql`(b.medium = ${value} OR b.format = ${value})`,
  priceRange: (value) => range(price, priceRanges[value]),
  commercialViability: (value) => range(score, viabilityBands[value]),
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

export const all = (conditions: Prisma.Sql[]): Prisma.Sql =>
  conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.join(conditions, ' AND ')
export const any = (conditions: Prisma.Sql[]): Prisma.Sql => Prisma.sql`(${Prisma.join(conditions, ' OR ')})`

/** A LIKE pattern for text that contains `text` as it stands. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
