import { catalogueCalls } from '@storyright/contracts/http'
import { sendReady, serialised, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Memory } from '../cache/memory.ts'
import type { Database } from '../database.ts'
import { readerOf } from '../listings/early-access.ts'
import { cardOf } from '../listings/listing.views.ts'
import { featuredListings, publicStats } from './home.views.ts'

interface Deps {
  db: Database
  memory: Memory
  clock(): Date
}

export function homeRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, memory } = deps

  serve(app, catalogueCalls.publicStats, async ({ request, reply }) =>
    sendReady(request, reply, await memory.remember('stats', async () => serialised(reply, await publicStats(db)))),
  )

  serve(app, catalogueCalls.featuredListings, async ({ viewer, request, reply }) => {
    const reader = await readerOf(deps, viewer)
    const load = async () => {
      const rows = await featuredListings(db, reader)
      const cards = rows.map((row) => cardOf(row))
      return serialised(reply, cards)
    }
    const answer = await memory.remember(`featured ${reader.kind}`, load, () => reader.until)
    return sendReady(request, reply, answer)
  })
}
