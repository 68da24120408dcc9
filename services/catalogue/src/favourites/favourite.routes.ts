import { catalogueCalls } from '@storyright/contracts/http'
import type { Messaging } from '@storyright/messaging'
import { describePage, sendReady, serialised, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Memory } from '../cache/memory.ts'
import type { Database, Tx } from '../database.ts'
import { readerOf } from '../listings/early-access.ts'
import { listingIdFrom } from '../listings/find-listing.ts'
import { addFavourite, isFavourite, removeFavourite } from './change-favourite.ts'
import { favouriteIds, favouritesPage } from './favourite.views.ts'

interface Deps {
  db: Database
  memory: Memory
  clock(): Date
  messaging: Pick<Messaging<Tx>, 'store' | 'outbox'>
}

export function favouriteRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps

  serve(app, catalogueCalls.listFavourites, async ({ viewer, query, reply }) => {
    const { conditions } = await readerOf(deps, viewer)
    const page = await favouritesPage(db, { userId: viewer.id, conditions, query })
    describePage(reply, page, catalogueCalls.listFavourites.path, query)
    return page.rows
  })

  serve(app, catalogueCalls.favouriteIds, async ({ viewer, request, reply }) => {
    const { conditions } = await readerOf(deps, viewer)
    return sendReady(request, reply, serialised(reply, await favouriteIds(db, { userId: viewer.id, conditions })))
  })

  serve(app, catalogueCalls.favouriteStatus, async ({ viewer, params }) => ({
    isFavorited: await isFavourite(db, { viewer, listingId: listingIdFrom(params.id), now: clock() }),
  }))

  serve(app, catalogueCalls.addFavourite, async ({ viewer, params }) => {
    await addFavourite(deps, { viewer, listingId: listingIdFrom(params.id), now: clock() })
    return { isFavorited: true }
  })

  serve(app, catalogueCalls.removeFavourite, async ({ viewer, params }) => {
    await removeFavourite(deps, { userId: viewer.id, listingId: listingIdFrom(params.id) })
    return { isFavorited: false }
  })
}
