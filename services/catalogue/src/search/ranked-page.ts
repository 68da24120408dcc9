import { type CardRow, cardColumns } from '../browse/card.ts'
import { all } from '../browse/filters.ts'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import type { SearchPlan } from './plan-search.ts'
import { comesAfter, type Match, readTier } from './rank-matches.ts'

export type RankedRow = CardRow & { match: Match }

interface Request {
  plan: SearchPlan
  conditions: Prisma.Sql[]
  after: Match | null
  limit: number
}

/**
 * The next rows by relevance. Few matches are known to the plan; of many, tier after tier is read until the page is full,
 * so that a common word costs no more than its best matches.
 */
export async function rankedPage(db: Database, { plan, conditions, after, limit }: Request): Promise<RankedRow[]> {
  if (plan.few) {
    const left = after ? plan.few.filter((match) => comesAfter(match, after)) : plan.few
    return cardsOf(db, left, conditions, limit)
  }
  const matches: Match[] = []
  for (let place = after?.tier ?? 0; place < plan.tiers.length && matches.length < limit; place++) {
    const step = { tiers: plan.tiers, place, conditions, after, limit: limit - matches.length }
    matches.push(...(await readTier(db, step)))
  }
  return cardsOf(db, matches, [], limit)
}

async function cardsOf(db: Database, matches: Match[], conditions: Prisma.Sql[], limit: number): Promise<RankedRow[]> {
  const byId = new Map(matches.map((match) => [match.id, match]))
  const rows = await db.$queryRaw<CardRow[]>`
    SELECT ${cardColumns} FROM unnest(${matches.map(({ id }) => id)}::bigint[]) WITH ORDINALITY AS m (id, place)
    JOIN browse_entries b ON b.listing_id = m.id JOIN listings l ON l.id = m.id
    WHERE ${all(conditions)} ORDER BY m.place LIMIT ${limit}`
  return rows.map((row) => ({ ...row, match: byId.get(row.id)! }))
}
