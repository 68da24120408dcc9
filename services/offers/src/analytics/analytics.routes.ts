import { type AgentAnalytics, offerAdministrationCalls } from '@storyright/contracts/http'
import { type Medium, paging } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { requireOwnOrAdmin } from '../people/own-or-admin.ts'

export function analyticsRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'identity'>): void {
  serve(app, offerAdministrationCalls.agentAnalytics, async ({ viewer, params: { agentId } }) => {
    await requireOwnOrAdmin(deps, viewer, agentId, offerRefusals.notYourFigures)
    return agentFigures(deps.db, agentId)
  })
}

interface Row {
  /** `null` in the row of the totals. */
  id: string | null
  title: string | null
  medium: Medium | null
  listings: number
  offers: number
  accepted: number
  mean: number
  revenuePence: bigint
}

/** How an agent's listings do. Only offers that reached the agent count, and only money that was captured and has not gone back. */
async function agentFigures(db: Database, agentId: string): Promise<AgentAnalytics> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT l.id, l.title, l.medium,
      count(DISTINCT l.id) FILTER (WHERE NOT l.is_deleted)::int AS listings,
      count(o.id)::int AS offers,
      count(*) FILTER (WHERE o.status = 'accepted')::int AS accepted,
      coalesce(avg(o.offer_price), 0)::float AS mean,
      coalesce(sum(h.amount_pence - least(h.amount_pence, h.refunded_pence + h.lost_pence)), 0)::bigint AS "revenuePence"
    FROM listings l
    LEFT JOIN offers o ON o.listing_id = l.id AND o.agent_id = l.agent_id AND o.reached_agent_at IS NOT NULL
    LEFT JOIN holds h ON h.offer_id = o.id AND h.number = o.hold_number AND h.status = 'captured'
    WHERE l.agent_id = ${agentId}::uuid
    GROUP BY GROUPING SETS ((l.id, l.title, l.medium, l.is_deleted), ())
    HAVING l.id IS NULL OR NOT l.is_deleted OR count(o.id) > 0
    ORDER BY grouping(l.id) DESC, offers DESC, l.id
    LIMIT ${paging.listMaximum + 1}`
  const [total, ...listings] = rows as [Row, ...Row[]]
  return {
    overview: { totalListings: total.listings, ...figuresOf(total) },
    listingPerformance: listings.map((row) => ({
      id: row.id!,
      title: row.title!,
      medium: row.medium!,
      avgOfferPrice: Math.round(row.mean * 100) / 100,
      ...figuresOf(row),
    })),
  }
}

const figuresOf = ({ offers, accepted, revenuePence }: Row) => ({
  totalOffers: offers,
  totalRevenue: Number(revenuePence) / 100,
  conversionRate: offers === 0 ? 0 : Math.round((accepted / offers) * 1_000) / 10,
})
