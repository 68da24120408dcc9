import { type CardRow, cardColumns } from '../browse/card.ts'
import { all, any } from '../browse/filters.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import type { SearchPlan } from './plan-search.ts'

/** Where an entry stands in the order of relevance: its tier, then how near its title is (1000 is the same). */
export type Rank = [tier: number, nearness: number]
export type RankedRow = CardRow & { tier: number; nearness: number }

interface Request {
  plan: SearchPlan
  conditions: Prisma.Sql[]
  after: { rank: Rank; id: bigint } | null
  limit: number
  total: number
}

const FEW = 500

/**
 * The next rows by relevance. Few matches are ranked at once; of many, tier after tier is read until the page is full, so
 * that a common word costs no more than its best matches.
 */
export async function rankedPage(db: Database, { total, ...request }: Request): Promise<RankedRow[]> {
  const tiers = request.plan.tiers
    .map((_tier, place) => place)
    .filter((place) => place >= (request.after?.rank[0] ?? 0))
  const rounds = total > FEW ? tiers.map((place) => [place]) : [tiers]
  const rows: RankedRow[] = []
  for (const round of rounds) {
    if (rows.length >= request.limit) break
    rows.push(...(await readTiers(db, round, { ...request, limit: request.limit - rows.length })))
  }
  return rows
}

function readTiers(db: Database, round: number[], request: Omit<Request, 'total'>): Promise<RankedRow[]> {
  const { plan, conditions, after, limit } = request
  const wheres = plan.tiers.map(({ where }) => where)
  const first = round[0]!
  const mine = any(round.map((place) => wheres[place]!))
  const notBefore = first > 0 ? [Prisma.sql`NOT ${any(wheres.slice(0, first))}`] : []
  const byTitle = round.filter((place) => plan.tiers[place]!.nearestTitleFirst)
  const tier = Prisma.join(
    round.map((place) => Prisma.sql`WHEN ${wheres[place]!} THEN ${place}::int`),
    ' ',
  )
  const beyond = after
    ? Prisma.sql`(tier, -nearness, -listing_id) > (${after.rank[0]}::int, ${-after.rank[1]}::int, ${-after.id}::bigint)`
    : Prisma.sql`TRUE`
  return db.$queryRaw<RankedRow[]>`
    WITH matching AS MATERIALIZED (
      SELECT b.listing_id, b.title, CASE ${tier} END AS tier FROM browse_entries b
      WHERE ${all([...conditions, mine, ...notBefore])}
    ), ranked AS MATERIALIZED (
      SELECT listing_id, tier, CASE WHEN tier = ANY (${byTitle}::int[])
        THEN round(similarity(title, ${plan.text}) * 1000)::int ELSE 0 END AS nearness
      FROM matching
    )
    SELECT ${cardColumns}, r.tier, r.nearness
    FROM (SELECT * FROM ranked WHERE ${beyond} ORDER BY tier, nearness DESC, listing_id DESC LIMIT ${limit}) AS r
    JOIN listings l ON l.id = r.listing_id ORDER BY r.tier, r.nearness DESC, r.listing_id DESC`
}
