import { catalogueCalls } from '@storyright/contracts/http'
import { paging } from '@storyright/contracts/vocabulary'
import type { Messaging } from '@storyright/messaging'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Memory } from '../changes/memory.ts'
import { all } from '../conditions.ts'
import type { Database, Tx } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { readerOf } from '../listings/early-access.ts'
import { listingIdFrom } from '../listings/find-listing.ts'
import { type CardRow, cardColumns, cardOf } from '../listings/listing.views.ts'
import { addFavourite, isFavourite, removeFavourite } from './change-favourite.ts'

interface Deps {
  db: Database
  memory: Memory
  clock(): Date
  messaging: Pick<Messaging<Tx>, 'store' | 'outbox'>
}

export function favouriteRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  const readerFor = readerOf(deps)
  const add = addFavourite(deps)
  const remove = removeFavourite(deps)

  serve(app, catalogueCalls.listFavourites, async ({ viewer }) => {
    const { conditions } = await readerFor(viewer)
    const kept = Prisma.sql`f.user_id = ${viewer.id}::uuid AND NOT f.is_removed`
    const rows = await db.$queryRaw<CardRow[]>`
      SELECT ${cardColumns} FROM favourites f
      JOIN browse_entries b USING (listing_id) JOIN listings l ON l.id = f.listing_id
      WHERE ${all([kept, ...conditions])}
      ORDER BY f.at DESC, f.listing_id DESC LIMIT ${paging.listMaximum}`
    return rows.map((row) => cardOf(row))
  })

  serve(app, catalogueCalls.favouriteStatus, async ({ viewer, params }) => ({
    isFavorited: await isFavourite(db, { viewer, listingId: listingIdFrom(params.id), now: clock() }),
  }))

  serve(app, catalogueCalls.addFavourite, async ({ viewer, params }) => {
    await add({ viewer, listingId: listingIdFrom(params.id), now: clock() })
    return { isFavorited: true }
  })

  serve(app, catalogueCalls.removeFavourite, async ({ viewer, params }) => {
    await remove({ userId: viewer.id, listingId: listingIdFrom(params.id) })
    return { isFavorited: false }
  })
}
