import { type Market, platformAnalyticsCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { dayOf } from '../analytics/metric-delta.ts'
import { rangeOf } from '../analytics/range.ts'
import type { Deps } from '../deps.ts'
import { readMarket, usualRange } from './read-market.ts'
import { readOwn } from './read-own.ts'
import { rememberFor } from './remember-for.ts'

const REMEMBERED_MS = 5 * 60_000
const REMEMBERED = 24

export function marketRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const remember = rememberFor<Omit<Market, 'mine'>>({ ms: REMEMBERED_MS, most: REMEMBERED, clock })

  serve(app, platformAnalyticsCalls.market, async ({ viewer, query }) => {
    const today = dayOf(clock())
    const asked = rangeOf(query.from || query.to ? query : usualRange(today), clock())
    const months = `${asked.from.slice(0, 7)} ${asked.to.slice(0, 7)} ${today}`
    const market = await remember(months, () => readMarket(db, asked, today))
    return { ...market, mine: await readOwn(db, viewer.id, market) }
  })
}
