import { Readable } from 'node:stream'
import { platformAnalyticsCalls } from '@storyright/contracts/http'
import { admit, serve, validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { analyticsCsv, fileNameOf } from './analytics-csv.ts'
import { platformAnalytics } from './platform-analytics.ts'
import { rangeOf } from './range.ts'

const { platformAnalytics: asJson, platformAnalyticsCsv: asCsv } = platformAnalyticsCalls

export function analyticsRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  serve(app, asJson, ({ query }) => platformAnalytics(db, rangeOf(query, clock())))

  app.get(asCsv.path, async (request, reply) => {
    admit(asCsv, await request.readViewer())
    const figures = await platformAnalytics(db, rangeOf(validate(asCsv.query, request.query), clock()))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileNameOf(figures)}"`)
      .send(Readable.from(analyticsCsv(figures)))
  })
}
