import { catalogueCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { type Memory, sendReady, serialised } from '../changes/memory.ts'
import type { Database } from '../database.ts'
import { cardOf } from '../listings/listing.views.ts'
import { featuredListings, publicStats } from './home.views.ts'

export function homeRoutes(app: FastifyInstance, { db, memory }: { db: Database; memory: Memory }): void {
  serve(app, catalogueCalls.publicStats, async ({ request, reply }) =>
    sendReady(request, reply, await memory.remember('stats', async () => serialised(reply, await publicStats(db)))),
  )

  serve(app, catalogueCalls.featuredListings, async ({ request, reply }) => {
    const answer = await memory.remember('featured', async () => {
      const rows = await featuredListings(db)
      return serialised(
        reply,
        rows.map((row) => cardOf(row)),
      )
    })
    return sendReady(request, reply, answer)
  })
}
