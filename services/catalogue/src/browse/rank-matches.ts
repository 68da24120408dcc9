import type { FoundBy } from '@storyright/contracts/http'
import { all, any } from '../conditions.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import type { Tier } from './tiers.ts'

/** Where an entry stands in the order of relevance: its tier, then how near its title is (1000 is the same), then its id. */
export interface Match {
  id: bigint
  tier: number
  nearness: number
  /** Whether words or meaning found it, or both; only of a search that meaning took part in. */
  foundBy?: FoundBy
}

interface RankFewInput {
  text: string
  tiers: Tier[]
  /** The condition that an entry is in one of the tiers. */
  where: Prisma.Sql
  most: number
}

/** All that the tiers find, best first; `null` when that is more than `most`. */
export async function rankFew(db: Database, { text, tiers, where, most }: RankFewInput): Promise<Match[] | null> {
  const byTitle = tiers.flatMap(({ nearestTitleFirst }, place) => (nearestTitleFirst ? [place] : []))
  const cases = tiers.map((tier, place) => Prisma.sql`WHEN ${tier.where} THEN ${place}::int`)
  const matches = await db.$queryRaw<Match[]>`
    WITH matching AS MATERIALIZED (
      SELECT b.listing_id AS id, b.title, CASE ${Prisma.join(cases, ' ')} END AS tier FROM browse_entries b
      WHERE ${where} LIMIT ${most + 1}
    )
    SELECT id, tier, CASE WHEN tier = ANY (${byTitle}::int[])
      THEN round(similarity(title, ${text}) * 1000)::int ELSE 0 END AS nearness
    FROM matching ORDER BY tier, nearness DESC, id DESC`
  return matches.length > most ? null : matches
}

interface Step {
  tiers: Tier[]
  /** The tier to read; entries of earlier tiers are left out. */
  place: number
  conditions: Prisma.Sql[]
  after: Match | null
  limit: number
}

/** The newest entries of one tier among many: reading ends with the page. */
export function readTier(db: Database, { tiers, place, conditions, after, limit }: Step): Promise<Match[]> {
  const wheres = tiers.map(({ where }) => where)
  const earlier = place > 0 ? [Prisma.sql`NOT ${any(wheres.slice(0, place))}`] : []
  const onwards = after?.tier === place ? [Prisma.sql`b.listing_id < ${after.id}::bigint`] : []
  return db.$queryRaw<Match[]>`
    SELECT b.listing_id AS id, ${place}::int AS tier, 0 AS nearness FROM browse_entries b
    WHERE ${all([...conditions, wheres[place]!, ...earlier, ...onwards])} ORDER BY b.listing_id DESC LIMIT ${limit}`
}

/** Whether `one` comes after `other` in the order of relevance. */
export function comesAfter(one: Match, other: Match): boolean {
  if (one.tier !== other.tier) return one.tier > other.tier
  return one.nearness === other.nearness ? one.id < other.id : one.nearness < other.nearness
}
