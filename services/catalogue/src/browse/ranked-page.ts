import type { FoundBy } from '@storyright/contracts/http'
import { all } from '../conditions.ts'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { type CardRow, cardColumns } from '../listings/listing.views.ts'
import type { SearchPlan } from './plan-search.ts'
import type { Place } from './query.ts'
import { comesAfter, type Match, readTier } from './rank-matches.ts'

interface Request {
  plan: SearchPlan
  conditions: Prisma.Sql[]
  after: Place | null
  limit: number
}
interface RankedRow {
  row: CardRow
  foundBy?: FoundBy
  /** Tier and nearness: with the id they say where it stands in the order of relevance. */
  keys: [tier: number, nearness: number]
}

/**
 * The next rows by relevance. Few matches are known to the plan; of many, tier after tier is read until the page is full,
 * so that a common word costs no more than its best matches.
 */
export async function rankedPage(
  db: Database,
  { plan, conditions, after: place, limit }: Request,
): Promise<RankedRow[]> {
  const after = place && matchAt(place)
  if (plan.few) {
    const left = after ? plan.few.filter((match) => comesAfter(match, after)) : plan.few
    return rowsOf(db, left, conditions, limit)
  }
  const matches: Match[] = []
  for (let tier = after?.tier ?? 0; tier < plan.tiers.length && matches.length < limit; tier++) {
    const step = { tiers: plan.tiers, place: tier, conditions, after, limit: limit - matches.length }
    matches.push(...(await readTier(db, step)))
  }
  return rowsOf(db, matches, [], limit)
}

const matchAt = ({ after, id }: Place): Match => ({
  id: BigInt(id),
  tier: Number(after[0]),
  nearness: Number(after[1]),
})

/** So many matches are looked up at once: most pages are full with the best of them. */
const AT_ONCE = 500

async function rowsOf(db: Database, matches: Match[], conditions: Prisma.Sql[], limit: number): Promise<RankedRow[]> {
  const byId = new Map(matches.map((match) => [match.id, match]))
  const rows: CardRow[] = []
  for (let start = 0; start < matches.length && rows.length < limit; start += AT_ONCE) {
    const ids = matches.slice(start, start + AT_ONCE).map(({ id }) => id)
    rows.push(
      ...(await db.$queryRaw<CardRow[]>`
        SELECT ${cardColumns} FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS m (id, place)
        JOIN browse_entries b ON b.listing_id = m.id JOIN listings l ON l.id = m.id
        WHERE ${all(conditions)} ORDER BY m.place LIMIT ${limit - rows.length}`),
    )
  }
  return rows.map((row) => {
    const { tier, nearness, foundBy } = byId.get(row.id)!
    return { row, keys: [tier, nearness], ...(foundBy && { foundBy }) }
  })
}
