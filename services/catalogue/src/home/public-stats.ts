import type { PublicStats } from '@storyright/contracts/http'
import type { Database } from '../database.ts'

/** The four figures of the home page, exact. */
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
