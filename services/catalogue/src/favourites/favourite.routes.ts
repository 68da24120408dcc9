import { favouriteAdded, favouriteRemoved } from '@storyright/contracts/events'
import { catalogueCalls, type ListingCard } from '@storyright/contracts/http'
import { paging, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Messaging } from '@storyright/messaging'
import {
  cursorTime,
  describePage,
  type Page,
  pageOf,
  readCursor,
  sendReady,
  serialised,
  serve,
} from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Memory } from '../cache/memory.ts'
import { all } from '../conditions.ts'
import type { Database, Tx } from '../database.ts'
import { type Favourite, Prisma } from '../generated/client.ts'
import { readerOf, requireOpenTo } from '../listings/early-access.ts'
import { findVisibleListing, listingIdFrom } from '../listings/find-listing.ts'
import { type CardRow, cardColumns, cardOf } from '../listings/listing.views.ts'

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

/** When the last of a page was marked, and its listing. */
const place = z.strictObject({ at: cursorTime, id: z.string().regex(/^\d{1,18}$/) })

interface Reader {
  userId: string
  /** What this reader may see of the catalogue. */
  conditions: readonly Prisma.Sql[]
}
interface Wanted extends Reader {
  query: z.output<typeof catalogueCalls.listFavourites.query>
}

/** One page of somebody's favourites, the newest first; without a limit everything up to the documented maximum. */
async function favouritesPage(
  db: Database,
  { userId, conditions, query: { cursor, limit = paging.listMaximum } }: Wanted,
): Promise<Page<ListingCard>> {
  const after = readCursor(place, cursor)
  const wanted = [...marked(userId), ...conditions]
  const rest = after ? [Prisma.sql`(f.at, f.listing_id) < (${after.at}::timestamptz, ${after.id}::bigint)`] : []
  const [[counted], found] = await Promise.all([
    db.$queryRaw<[{ count: number }]>`SELECT count(*)::int AS count ${visibleFavourites} WHERE ${all(wanted)}`,
    db.$queryRaw<(CardRow & { markedAt: Date })[]>`
      SELECT ${cardColumns}, f.at AS "markedAt" ${visibleFavourites}
      WHERE ${all([...wanted, ...rest])}
      ORDER BY f.at DESC, f.listing_id DESC LIMIT ${limit + 1}`,
  ])
  const placeOf = ({ markedAt, id }: (typeof found)[number]) => ({ at: markedAt.toISOString(), id: String(id) })
  const page = pageOf(found, { limit, total: counted.count, placeOf })
  return { ...page, rows: page.rows.map((row) => cardOf(row)) }
}

/** The same listings by their ids alone, up to the same maximum. */
async function favouriteIds(db: Database, { userId, conditions }: Reader): Promise<string[]> {
  const found = await db.$queryRaw<{ id: bigint }[]>`
    SELECT f.listing_id AS id ${visibleFavourites} WHERE ${all([...marked(userId), ...conditions])}
    ORDER BY f.at DESC, f.listing_id DESC LIMIT ${paging.listMaximum}`
  return found.map(({ id }) => String(id))
}

const marked = (userId: string) => [Prisma.sql`f.user_id = ${userId}::uuid AND NOT f.is_removed`]
const visibleFavourites = Prisma.sql`FROM favourites f
  JOIN browse_entries b USING (listing_id) JOIN listings l ON l.id = f.listing_id`

interface AddFavouriteDeps {
  messaging: Pick<Messaging<Tx>, 'store' | 'outbox'>
}
interface Wish {
  viewer: Viewer
  listingId: bigint
  now: Date
}

/** Adds a favourite; the listing must be one that this viewer can find. */
function addFavourite(
  { messaging: { store, outbox } }: AddFavouriteDeps,
  { viewer, listingId, now }: Wish,
): Promise<void> {
  return store.transaction(async (tx) => {
    const listing = await findVisibleListing(tx, listingId)
    if (!listing) throw refusals.listingNotFound()
    requireOpenTo(viewer, listing, now)
    const favourite = await markFavourite(tx, viewer.id, listingId)
    if (favourite) await outbox.add(tx, [favouriteAdded(...stateOf(favourite))])
  })
}

/** Removes a favourite, also of a listing that has disappeared since; a listing that never was is refused. */
function removeFavourite(
  { messaging: { store, outbox } }: AddFavouriteDeps,
  { userId, listingId }: { userId: string; listingId: bigint },
): Promise<void> {
  return store.transaction(async (tx) => {
    const favourite = await unmarkFavourite(tx, userId, listingId)
    if (favourite) return outbox.add(tx, [favouriteRemoved(...stateOf(favourite))])
    if (!(await tx.listing.findUnique({ where: { id: listingId }, select: { id: true } })))
      throw refusals.listingNotFound()
  })
}

/** Whether a listing that this viewer can find is a favourite. */
async function isFavourite(db: Database, { viewer, listingId, now }: Wish): Promise<boolean> {
  const [listing, favourite] = await Promise.all([
    db.browseEntry.findUnique({ where: { listingId }, select: { agentId: true, earlyAccessUntil: true } }),
    db.favourite.findUnique({ where: { userId_listingId: { userId: viewer.id, listingId } } }),
  ])
  if (!listing) throw refusals.listingNotFound()
  requireOpenTo(viewer, listing, now)
  return favourite !== null && !favourite.isRemoved
}

function stateOf(favourite: { userId: string; listingId: bigint; at: Date; version: number }) {
  const listingId = String(favourite.listingId)
  const state = { userId: favourite.userId, listingId, at: favourite.at.toISOString() }
  return [`${favourite.userId}_${listingId}`, favourite.version, state] as const
}

type FavouriteRow = Pick<Favourite, 'userId' | 'listingId' | 'at' | 'version'>
const columns = `user_id AS "userId", listing_id AS "listingId", at, version`

/** Marks a favourite; returns `null` when it is one already, also when two requests come at once. */
async function markFavourite(tx: Tx, userId: string, listingId: bigint): Promise<FavouriteRow | null> {
  const rows = await tx.$queryRawUnsafe<FavouriteRow[]>(
    `INSERT INTO favourites AS f (user_id, listing_id, at) VALUES ($1::uuid, $2::bigint, now())
     ON CONFLICT (user_id, listing_id) DO UPDATE SET is_removed = false, at = now(), version = f.version + 1
       WHERE f.is_removed
     RETURNING ${columns}`,
    userId,
    listingId,
  )
  return rows[0] ?? null
}

/** Takes the mark away; returns `null` when there is none. */
async function unmarkFavourite(tx: Tx, userId: string, listingId: bigint): Promise<FavouriteRow | null> {
  const rows = await tx.$queryRawUnsafe<FavouriteRow[]>(
    `UPDATE favourites SET is_removed = true, at = now(), version = version + 1
     WHERE user_id = $1::uuid AND listing_id = $2::bigint AND NOT is_removed
     RETURNING ${columns}`,
    userId,
    listingId,
  )
  return rows[0] ?? null
}
