import { understand } from '@storyright/asking'
import { catalogueCalls, type ListingsQuery } from '@storyright/contracts/http'
import { access, foldText, type Viewer } from '@storyright/contracts/vocabulary'
import { dayAt } from '@storyright/rights'
import { sendReady, serialised, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Memory } from '../cache/memory.ts'
import { all } from '../conditions.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import type { PoundsPer } from '../listings/derive-listing.ts'
import { type Reader, readerOf } from '../listings/early-access.ts'
import { type AnalysisChoice, type CardRow, cardColumns, cardOf } from '../listings/listing.views.ts'
import { countFacets } from './count-facets.ts'
import { listListings } from './list-listings.ts'
import { endOf, type PlanDeps } from './plan-search.ts'
import { type CursorCodec, dayFor, selectionOf, sortOf } from './query.ts'

interface Deps extends PlanDeps {
  memory: Memory
  cursors: CursorCodec
  /** What a price that is typed in another currency comes to. */
  poundsPer: PoundsPer
}

export function browseRoutes(app: FastifyInstance, deps: Deps): void {
  const { memory, cursors, clock } = deps

  serve(app, catalogueCalls.listListings, async ({ viewer, query, request, reply }) => {
    const selection = selectionOf(query, dayAt(clock()))
    const sort = sortOf(query, selection)
    const analysis = analysisFor(viewer, query)
    const after = query.cursor === undefined ? null : cursors.read(query.cursor, { selection, sort })
    const reader = await readerOf(deps, viewer)
    const { cursor, limit, includeAnalysis } = query
    const asked = [selection, dayFor(selection, clock()), sort, cursor, limit, includeAnalysis]
    const key = JSON.stringify(['list', reader.kind, asked, analysis])
    const load = async () => {
      const { rows, total, end, meaning } = await listListings(deps, { reader, selection, sort, after, limit })
      const cards = rows.map((row) => cardOf(row, analysis))
      const next = end && nextPage(query, cursors.write(end, { selection, sort }))
      return { ...serialised(reply, cards), total, next, meaning }
    }
    const answer = await memory.remember(key, load, ({ meaning }) => endOf(reader, meaning, clock()))
    reply.header('x-total-count', answer.total)
    if (answer.meaning) reply.header('x-meaning', answer.meaning)
    if (answer.next) reply.header('link', answer.next)
    return sendReady(request, reply, answer)
  })

  serve(app, catalogueCalls.listingCards, async ({ viewer, query }) => {
    const { conditions } = await readerOf(deps, viewer)
    const those = [Prisma.sql`b.listing_id = ANY(${query.ids.map(BigInt)})`, ...conditions]
    const rows = await deps.db.$queryRaw<CardRow[]>`
      SELECT ${cardColumns} FROM browse_entries b JOIN listings l ON l.id = b.listing_id WHERE ${all(those)}`
    return rows.map((row) => cardOf(row))
  })

  serve(app, catalogueCalls.listingFacets, async ({ viewer, query, request, reply }) => {
    const today = dayAt(clock())
    const selection = selectionOf(query, today)
    const reader = await readerOf(deps, viewer)
    const key = JSON.stringify(['facets', reader.kind, selection, today])
    const load = async () => serialised(reply, await countFacets(deps, reader, selection))
    const answer = await memory.remember(key, load, () => reader.until)
    return sendReady(request, reply, answer)
  })

  serve(app, catalogueCalls.understoodText, async ({ viewer, query, reply }) => {
    reply.header('cache-control', 'private, no-cache')
    const isTitle = await isTitleOf(deps.db, await readerOf(deps, viewer), query.text)
    return understand(query.text, { isTitle: () => isTitle, poundsPer: deps.poundsPer })
  })
}

/** Whether the text is the title of a listing that this reader finds. */
async function isTitleOf(db: Database, reader: Reader, text: string): Promise<boolean> {
  const isTitle = [Prisma.sql`b.title = ${foldText(text)}`, ...reader.conditions]
  const rows = await db.$queryRaw<unknown[]>`SELECT FROM browse_entries b WHERE ${all(isTitle)} LIMIT 1`
  return rows.length > 0
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
