import { platformAnalyticsCalls } from '@storyright/contracts/http'
import { csvFile, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { agentTrends } from './agent-trends.ts'
import { analyticsCsv, fileNameOf } from './analytics-csv.ts'
import { platformAnalytics } from './platform-analytics.ts'
import { rangeOf } from './range.ts'

const { platformAnalytics: asJson, platformAnalyticsCsv: asCsv, agentTrends: ofAgent } = platformAnalyticsCalls

const TRENDS_YEARS = 1

export function analyticsRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  serve(app, asJson, ({ query }) => platformAnalytics(db, rangeOf(query, clock())))

  serve(app, asCsv, async ({ query, reply }) => {
    const figures = await platformAnalytics(db, rangeOf(query, clock()))
    return csvFile(reply, fileNameOf(figures), analyticsCsv(figures))
  })

  serve(app, ofAgent, ({ viewer, query: { listingId, ...days } }) =>
    agentTrends(db, { agentId: viewer.id, listingId, range: rangeOf(days, clock(), TRENDS_YEARS) }),
  )
}
