import { type AdminComment, type AdminCommentStats, contactsOfUsers } from '@storyright/contracts/http'
import { type commentSorts, type Sort, sortParts, type Viewer } from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import { type CommentRow, commentColumns } from '../comments/comment.store.ts'
import { viewComments } from '../comments/comment.view.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/client.ts'
import { findWriters } from '../people/writer.ts'

type CommentSort = Sort<(typeof commentSorts)[number]>
type ListDeps = Pick<Deps, 'db' | 'identity' | 'logger'>

interface ListCommentsInput {
  page: number
  limit: number
  /** Anything but a whole number is ignored. */
  listingId?: string | undefined
  sort?: CommentSort | undefined
}

interface CommentPage {
  comments: AdminComment[]
  pagination: { page: number; total: number; totalPages: number }
}

/** All comments that are there, the newest first unless they are sorted otherwise. */
export async function listAllComments(
  deps: ListDeps,
  viewer: Viewer,
  { page, limit, listingId, sort = '-written' }: ListCommentsInput,
): Promise<CommentPage> {
  const there = thereOn(listingId)
  const [rows, [counted]] = await Promise.all([
    deps.db.$queryRaw<CommentRow[]>`
      SELECT ${commentColumns} FROM comments WHERE ${there} ${orderBy(sort)} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    deps.db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM comments WHERE ${there}`,
  ])
  const { total } = counted!
  return {
    comments: await viewAdminComments(deps, viewer, rows),
    pagination: { page, total, totalPages: Math.ceil(total / limit) },
  }
}

interface CommentsAfterInput {
  listingId?: string | undefined
  sort?: CommentSort | undefined
  cursor: string | undefined
  limit: number
}

const place = z.tuple([z.number().int(), cursorTime, z.uuid()])

/** The same from place to place, for a file: concurrent writes move no row to another page. */
export async function commentsAfter(
  deps: ListDeps,
  viewer: Viewer,
  { listingId, sort = '-written', cursor, limit }: CommentsAfterInput,
): Promise<Pick<Page<AdminComment>, 'rows' | 'next'>> {
  const after = readCursor(place, cursor)
  const beyond = after ? Prisma.sql`AND ${isBeyond(after, sort)}` : Prisma.empty
  const rows = await deps.db.$queryRaw<CommentRow[]>`
    SELECT ${commentColumns} FROM comments WHERE ${thereOn(listingId)} ${beyond} ${orderBy(sort)} LIMIT ${limit + 1}`
  const placeOf = ({ likeCount, createdAt, id }: CommentRow) => [likeCount, createdAt, id]
  const page = pageOf(rows, { limit, total: 0, placeOf })
  return { ...page, rows: await viewAdminComments(deps, viewer, page.rows) }
}

function thereOn(typed = ''): Prisma.Sql {
  const listingId = /^\s*-?\d+\s*$/.test(typed) ? String(BigInt(typed)) : undefined
  return listingId ? Prisma.sql`NOT is_deleted AND listing_id = ${listingId}` : Prisma.sql`NOT is_deleted`
}

function orderBy(sort: CommentSort): Prisma.Sql {
  const { by, isDescending } = sortParts(sort)
  const direction = isDescending ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const likesFirst = by === 'likes' ? Prisma.sql`like_count ${direction},` : Prisma.empty
  return Prisma.sql`ORDER BY ${likesFirst} created_at ${direction}, id ${direction}`
}

function isBeyond([likeCount, time, id]: z.infer<typeof place>, sort: CommentSort): Prisma.Sql {
  const { by, isDescending } = sortParts(sort)
  const further = isDescending ? Prisma.sql`<` : Prisma.sql`>`
  return by === 'likes'
    ? Prisma.sql`(like_count, created_at, id) ${further} (${likeCount}::int, ${time}::timestamptz, ${id})`
    : Prisma.sql`(created_at, id) ${further} (${time}::timestamptz, ${id})`
}

async function viewAdminComments(deps: ListDeps, viewer: Viewer, rows: CommentRow[]): Promise<AdminComment[]> {
  const { db } = deps
  const [authorIds, listingIds] = [rows.map(({ authorId }) => authorId), rows.map(({ listingId }) => listingId)]
  const [views, addressOf, listingOf] = await Promise.all([
    viewComments(db, viewer, rows),
    addressesOf(deps, authorIds),
    listingNames(db, listingIds),
  ])
  return views.map((view) => ({
    ...view,
    authorId: view.author.id,
    author: { ...view.author, email: addressOf(view.author.id) },
    listing: listingOf(view.listingId),
  }))
}

const TOP = 10
const DAY_MS = 86_400_000

interface CountedRow {
  /** Both are `null` in the row of all comments. */
  authorId: string | null
  listingId: string | null
  count: number
  today: number
  week: number
}

/** How much is commented: today (UTC) and in seven days with today; by whom, and on what, the most first. */
export async function commentStats(deps: ListDeps & Pick<Deps, 'clock'>): Promise<AdminCommentStats> {
  const { db, clock } = deps
  const today = new Date(new Date(clock()).setUTCHours(0, 0, 0, 0))
  const counted = await db.$queryRaw<CountedRow[]>`
    SELECT "authorId", "listingId", count, today, week FROM (
      SELECT author_id AS "authorId", listing_id AS "listingId", count(*)::int AS count,
        (count(*) FILTER (WHERE created_at >= ${today}))::int AS today,
        (count(*) FILTER (WHERE created_at >= ${new Date(today.getTime() - 6 * DAY_MS)}))::int AS week,
        row_number() OVER (
          PARTITION BY grouping(author_id, listing_id) ORDER BY count(*) DESC, author_id, listing_id) AS place
      FROM comments WHERE NOT is_deleted GROUP BY GROUPING SETS ((), (author_id), (listing_id))) AS counted
    WHERE place <= ${TOP} ORDER BY place`
  const all = counted.find(({ authorId, listingId }) => authorId === null && listingId === null)!
  const authors = counted.flatMap(({ authorId, count }) => (authorId ? { authorId, commentCount: count } : []))
  const listings = counted.flatMap(({ listingId, count }) => (listingId ? { listingId, commentCount: count } : []))
  const authorIds = authors.map(({ authorId }) => authorId)
  const [writer, addressOf, listingOf] = await Promise.all([
    findWriters(db, authorIds),
    addressesOf(deps, authorIds),
    listingNames(
      db,
      listings.map(({ listingId }) => listingId),
    ),
  ])
  return {
    overview: { totalComments: all.count, commentsToday: all.today, commentsThisWeek: all.week },
    topCommenters: authors.map(({ authorId, commentCount }) => {
      const { firstName, lastName, role } = writer(authorId)
      return { authorId, firstName, lastName, role, email: addressOf(authorId), commentCount }
    }),
    mostCommentedListings: listings.map(({ listingId, commentCount }) => {
      const { title, author } = listingOf(listingId)
      return { listingId, title, author, commentCount }
    }),
  }
}

/** E-mail addresses, which are asked of identity each time and kept nowhere else; `null` of closed accounts, and of all while it is away. */
export async function addressesOf(
  { identity, logger }: Pick<Deps, 'identity' | 'logger'>,
  ids: readonly string[],
): Promise<(id: string) => string | null> {
  const userIds = [...new Set(ids)]
  if (userIds.length === 0) return () => null
  const { method, path, reply } = contactsOfUsers
  try {
    const found = await identity.ask({ method, path, body: { userIds }, reply, idempotent: true })
    const known = new Map(found?.map(({ userId, email }) => [userId, email]))
    return (id) => known.get(id) ?? null
  } catch (error) {
    logger.warn({ err: error }, 'Identity does not say the addresses of those who comment')
    return () => null
  }
}

type ListingName = AdminComment['listing']

/** The titles of these listings, visible or not. */
async function listingNames(db: Tx, ids: readonly string[]): Promise<(id: string) => ListingName> {
  const rows = await db.$queryRaw<ListingName[]>`
    SELECT id, listing->>'title' AS title, listing->>'author' AS author FROM listings
    WHERE id = ANY(${[...new Set(ids)]})`
  const known = new Map(rows.map((row) => [row.id, row]))
  return (id) => known.get(id) ?? { id, title: '', author: '' }
}
