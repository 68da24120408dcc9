import type { ForumPost } from '@storyright/contracts/http'
import {
  communityLimits,
  editDistance,
  type ForumCategory,
  type ForumFilter,
  type ForumSort,
  foldText,
  typosAllowed,
  typosForgiven,
  type Viewer,
} from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import { seenBy } from '../content/written.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/client.ts'
import { type PostRow, postColumns } from './forum.store.ts'
import { viewPosts } from './forum.view.ts'
import { visit } from './read-post.ts'
import { type Search, searchMeaning, searchOf, searchQuery } from './search-words.ts'

interface ListPostsInput {
  viewer: Viewer
  category?: ForumCategory | undefined
  tag?: string | undefined
  search?: string | undefined
  sort?: ForumSort | undefined
  only?: ForumFilter | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/**
 * Discussions: sticky ones first, then by their latest activity; or all of them in another order. What waits for a moderator is there for
 * its author and for administrators.
 */
export async function listPosts(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  { viewer, category, tag, search: typed, sort, only, cursor, limit = communityLimits.postsUnpaged }: ListPostsInput,
): Promise<Page<ForumPost>> {
  const { db } = deps
  const search = typed ? searchOf(typed) : undefined
  if (search === null) return { rows: [], total: 0, next: null } // no word in it: nothing has it
  const order = orders[sortOf(sort, search)]
  const wanted: Wanted = {
    order,
    viewer,
    filters: [
      ...(category ? [Prisma.sql`p.category = ${category}`] : []),
      ...(tag ? [Prisma.sql`p.tag_keys @> ARRAY[${foldText(tag)}]`] : []),
      ...(only === 'unanswered' ? [Prisma.sql`p.reply_count = 0`] : []),
      ...(only === 'unread' ? [isUnread(viewer, await visit(db, viewer, deps.clock()))] : []),
    ],
    after: afterCursor(order, cursor),
    limit,
  }
  const page = await readPage(db, wanted, search)
  const meant = search && page.total === 0 ? await searchForgiving(db, search) : null
  const { rows, ...rest } = meant ? await readPage(db, wanted, meant) : page
  return { ...rest, rows: await viewPosts(deps, viewer, rows, meant ?? search) }
}

/** Relevance needs something to be relevant to. */
function sortOf(sort: ForumSort | undefined, search: Search | undefined): ForumSort {
  if (search) return sort ?? 'relevance'
  return sort && sort !== 'relevance' ? sort : 'latest'
}

type Found = PostRow & { total: number; rank?: number }

/** What discussions are sorted by, and how it stands in a cursor. */
const sorted = {
  isSticky: { column: Prisma.sql`p.is_sticky`, type: Prisma.sql`boolean`, place: z.boolean() },
  lastActivityAt: { column: Prisma.sql`p.last_activity_at`, type: Prisma.sql`timestamptz`, place: cursorTime },
  createdAt: { column: Prisma.sql`p.created_at`, type: Prisma.sql`timestamptz`, place: cursorTime },
  replyCount: { column: Prisma.sql`p.reply_count`, type: Prisma.sql`integer`, place: z.int32() },
  rank: { column: Prisma.sql`p.rank`, type: Prisma.sql`float8`, place: z.number() },
  id: { column: Prisma.sql`p.id`, type: Prisma.sql`text`, place: z.uuid() },
} as const
type Order = readonly (keyof typeof sorted)[]

/** By these, all of them descending. */
const orders: Record<ForumSort, Order> = {
  latest: ['isSticky', 'lastActivityAt', 'id'],
  newest: ['createdAt', 'id'],
  replies: ['replyCount', 'id'],
  relevance: ['rank', 'id'],
}

/** The condition that a discussion comes after the cursor. */
function afterCursor(order: Order, cursor: string | undefined): Prisma.Sql {
  const columns = order.map((name) => sorted[name])
  const [first, ...others] = columns.map(({ place }): z.ZodType<boolean | number | string> => place)
  const read = readCursor(z.tuple([first!, ...others]), cursor)
  if (!read) return Prisma.empty
  const values = columns.map(({ type }, place) => Prisma.sql`${read[place]}::${type}`)
  return Prisma.sql`AND (${Prisma.join(columns.map(({ column }) => column))}) < (${Prisma.join(values)})`
}

/** With something that a reader has not read: of those that they have opened a reply, of the others what began since their last visit. */
const isUnread = ({ id }: Viewer, newSince: Date) => Prisma.sql`p.id IN (
  SELECT r.post_id FROM reads AS r JOIN posts AS q ON q.id = r.post_id
  WHERE r.person_id = ${id} AND q.last_activity_at > r.read_until AND EXISTS (
    SELECT FROM replies AS y WHERE y.post_id = q.id AND y.created_at > r.read_until AND NOT y.is_deleted
      AND y.status = 'shown' AND y.author_id <> ${id})
  UNION ALL
  SELECT q.id FROM posts AS q WHERE NOT q.is_deleted AND q.created_at > ${newSince}::timestamptz AND q.author_id <> ${id}
    AND NOT EXISTS (SELECT FROM reads AS r WHERE r.person_id = ${id} AND r.post_id = q.id))`

interface Wanted {
  order: Order
  viewer: Viewer
  filters: Prisma.Sql[]
  after: Prisma.Sql
  limit: number
}

async function readPage(
  db: Tx,
  { order, viewer, filters, after, limit }: Wanted,
  search: Search | undefined,
): Promise<Page<PostRow>> {
  const query = search && Prisma.sql`${searchQuery(search)}::tsquery`
  const posts = query
    ? Prisma.sql`(SELECT *, ts_rank(search, ${query})::float8 AS rank FROM posts WHERE search @@ ${query}) AS p`
    : Prisma.sql`posts AS p`
  const rank = order.includes('rank') ? Prisma.sql`, p.rank` : Prisma.empty
  const by = Prisma.join(order.map((name) => Prisma.sql`${sorted[name].column} DESC`))
  const those = (seen: Prisma.Sql) => Prisma.join([Prisma.sql`NOT p.is_deleted`, seen, ...filters], ' AND ')
  const counted = (seen: Prisma.Sql) => Prisma.sql`(SELECT count(*) FROM ${posts} WHERE ${those(seen)})`
  // Apart, so that an index has all of those that are shown.
  const [shown, waiting] = [Prisma.sql`status = 'shown'`, Prisma.sql`status = 'waiting' AND ${seenBy(viewer)}`]
  const total = Prisma.sql`(${counted(shown)} + ${counted(waiting)})::int AS total`
  const rows = await db.$queryRaw<Found[]>`
    SELECT ${postColumns} ${rank}, ${total} FROM ${posts} WHERE ${those(seenBy(viewer))} ${after}
    ORDER BY ${by} LIMIT ${limit + 1}`
  const [first = { total: 0 }] =
    rows.length > 0 || after === Prisma.empty ? rows : await db.$queryRaw<[{ total: number }]>`SELECT ${total}`
  return pageOf(rows, { limit, total: first.total, placeOf: (row) => order.map((name) => row[name]) })
}

/** A search that found nothing here: where nothing at all is found, its words may have typos. */
async function searchForgiving(db: Tx, search: Search): Promise<Search | null> {
  if (await findsAny(db, search)) return null
  for (const allowedIn of [typosAllowed, typosForgiven]) {
    const meant = await wordsMeant(db, search, allowedIn)
    const forgiving = searchMeaning(search, (word) => meant.get(word) ?? [])
    if (meant.size > 0 && (await findsAny(db, forgiving))) return forgiving
  }
  return null
}

async function findsAny(db: Tx, search: Search): Promise<boolean> {
  const rows = await db.$queryRaw<object[]>`
    SELECT 1 FROM posts WHERE search @@ ${searchQuery(search)}::tsquery AND NOT is_deleted LIMIT 1`
  return rows.length > 0
}

/** For each word of a search, those of the forum that are so few typos away. */
async function wordsMeant(
  db: Tx,
  { terms }: Search,
  allowedIn: (word: string) => number,
): Promise<Map<string, string[]>> {
  const asked = terms.map(({ word }) => ({ word, length: [...word].length, allowed: allowedIn(word) }))
  // PostgreSQL counts two swapped letters as two typos, we as one: it preselects, we decide.
  const rows = await db.$queryRaw<{ asked: string; word: string }[]>`
    SELECT asked.word AS asked, known.word
    FROM jsonb_to_recordset(${JSON.stringify(asked.filter(({ allowed }) => allowed > 0))}::jsonb)
      AS asked (word text, length integer, allowed integer)
    JOIN forum_words AS known ON length(known.word) BETWEEN asked.length - asked.allowed AND asked.length + asked.allowed
      AND levenshtein_less_equal(known.word, asked.word, asked.allowed * 2) <= asked.allowed * 2`
  const near = rows.filter(({ asked, word }) => editDistance(word, asked) <= allowedIn(asked))
  return new Map([...Map.groupBy(near, ({ asked }) => asked)].map(([word, its]) => [word, its.map((one) => one.word)]))
}
