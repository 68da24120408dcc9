import type { PublicStats } from '@storyright/contracts/http'
import { paging } from '@storyright/contracts/vocabulary'
import { all } from '../conditions.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import type { Reader } from '../listings/early-access.ts'
import { type CardRow, cardColumns } from '../listings/listing.views.ts'

/** Available titles that administrators chose; with none chosen, the ones of the highest viability. */
export async function featuredListings(db: Database, { conditions }: Reader): Promise<CardRow[]> {
  const chosen = await best(db, [Prisma.sql`l.is_featured`, ...conditions])
  return chosen.length > 0 ? chosen : best(db, conditions)
}

/** All that were chosen: the available ones first, then those that have to make way. */
export const chosenTitles = (db: Database): Promise<CardRow[]> => db.$queryRaw`
  SELECT ${cardColumns} FROM browse_entries b JOIN listings l ON l.id = b.listing_id
  WHERE l.is_featured
  ORDER BY (b.status = 'available') DESC, b.viability_score DESC, b.listing_id DESC LIMIT ${paging.listMaximum}`

const best = (db: Database, conditions: Prisma.Sql[]) => db.$queryRaw<CardRow[]>`
  SELECT ${cardColumns} FROM browse_entries b JOIN listings l ON l.id = b.listing_id
  WHERE ${all([Prisma.sql`b.status = 'available'`, ...conditions])}
  ORDER BY b.viability_score DESC, b.listing_id DESC LIMIT ${paging.featuredMaximum}`

/** The four figures of the home page, exact; what only premium members see yet counts as well. */
export async function publicStats(db: Database): Promise<PublicStats> {
  const [figures, agents] = await Promise.all([
    db.$queryRaw<{ value: number; potential: number; listings: number }[]>`
      SELECT coalesce(sum(price) FILTER (WHERE status = 'available'), 0)::float8 AS value,
        coalesce(round(sum(price * roi_multiple) FILTER (WHERE status = 'available')), 0)::float8 AS potential,
        count(*)::int AS listings
      FROM browse_entries`,
    db.person.count({ where: { role: 'agent', status: 'active', isVerified: true } }),
  ])
  const { value, potential, listings } = figures[0]!
  return { totalValue: value, totalROIPotential: potential, bookCount: listings, agents }
}
