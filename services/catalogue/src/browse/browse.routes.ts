import { catalogueCalls, type ListingsQuery } from '@storyright/contracts/http'
import { access, type Viewer } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { type Memory, sendReady, serialised } from '../changes/memory.ts'
import type { Database } from '../database.ts'
import { type AnalysisChoice, cardOf } from '../listings/listing.views.ts'
import { countFacets } from './count-facets.ts'
import { listListings } from './list-listings.ts'
import { type CursorCodec, selectionOf, sortOf } from './query.ts'

interface Deps {
  db: Database
  memory: Memory
  cursors: CursorCodec
}

export function browseRoutes(app: FastifyInstance, deps: Deps): void {
  const { memory, cursors } = deps
  const list = listListings(deps)
  const facets = countFacets(deps)

  serve(app, catalogueCalls.listListings, async ({ viewer, query, request, reply }) => {
    const selection = selectionOf(query)
    const sort = sortOf(query, selection)
    const analysis = analysisFor(viewer, query)
    const after = query.cursor === undefined ? null : cursors.read(query.cursor, { selection, sort })
    const key = JSON.stringify(['list', selection, sort, query.cursor, query.limit, query.includeAnalysis, analysis])
    const answer = await memory.remember(key, async () => {
      const { rows, total, end } = await list({ selection, sort, after, limit: query.limit })
      const cards = rows.map((row) => cardOf(row, analysis))
      const next = end && nextPage(query, cursors.write(end, { selection, sort }))
      return { ...serialised(reply, cards), total, next }
    })
    reply.header('x-total-count', answer.total)
    if (answer.next) reply.header('link', answer.next)
    return sendReady(request, reply, answer)
  })

  serve(app, catalogueCalls.listingFacets, async ({ query, request, reply }) => {
    const selection = selectionOf(query)
    const answer = await memory.remember(JSON.stringify(['facets', selection]), async () =>
      serialised(reply, await facets(selection)),
    )
    return sendReady(request, reply, answer)
  })
}

function analysisFor(viewer: Viewer, query: ListingsQuery): AnalysisChoice {
  if (query.includeAnalysis !== 'true') return 'absent'
  return access.premium(viewer) ? 'shown' : 'withheld'
}

function nextPage(query: ListingsQuery, cursor: string): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, cursor }))
    if (value !== undefined) search.set(name, String(value))
  return `<${catalogueCalls.listListings.path}?${search}>; rel="next"`
}
