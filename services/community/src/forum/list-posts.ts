import type { ForumPost } from '@storyright/contracts/http'
import {
  communityLimits,
  type ForumCategory,
  type ForumFilter,
  type ForumSort,
  foldText,
  type Viewer,
} from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import type { Filter } from 'mongodb'
import { z } from 'zod'
import { withoutHistory } from '../content/text-view.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { categoryStatsOf } from './category-stats.ts'
import { viewPosts } from './forum.view.ts'
import { walkPosts } from './paginate-posts.ts'
import { comesAfter, conditionsFor, inOrder, listed, type Place, type Wanted } from './post-filter.ts'
import { type PostRow, postRows } from './post-rows.ts'
import { visit } from './read-post.ts'
import { readRows } from './read-rows.ts'
import { searchPosts } from './search-posts.ts'
import { searchOf } from './tokenise.ts'
import { unreadAmong } from './unread.ts'

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

const place = z.tuple([z.boolean(), cursorTime, z.uuid()])
/** For discussions with a tag; further pages have more. */
const MOST_COUNTED = 500
/** For discussions that are read apart from the time order. */
const MOST_APART = 200

/** Discussions: sticky ones first, then by their latest activity; or all of them in another order. */
export async function listPosts(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'totals'>,
  {
    viewer,
    category,
    tag,
    search: typed,
    sort = 'latest',
    only,
    cursor,
    limit = communityLimits.postsUnpaged,
  }: ListPostsInput,
): Promise<Page<ForumPost>> {
  const search = typed ? searchOf(typed) : undefined
  if (search === null) return { rows: [], total: 0, next: null } // no word in it: nothing has it
  const wanted: Wanted = {
    category,
    tagKey: tag && foldText(tag),
    search,
    only: only && (await onlyFor(deps, viewer, only)),
  }
  if (sort !== 'latest') {
    const page = await listSorted(deps, { viewer, wanted, sort, cursor, limit })
    return { ...page, rows: await viewPosts(deps, viewer, page.rows, search) }
  }
  const after = placeOf(readCursor(place, cursor))
  const [sticky, waiting, ordinary] = await Promise.all([
    findSticky(deps.db, wanted),
    findWaiting(deps.db, viewer, wanted),
    findOrdinary(deps, wanted, { after, count: limit + 1 }),
  ])
  const apart = [...sticky, ...waiting]
  const rows = [...apart.filter((row) => comesAfter(after, row)), ...ordinary.rows].toSorted(inOrder)
  const page = pageOf(rows.slice(0, limit + 1), {
    limit,
    total: ordinary.total + apart.length,
    placeOf: ({ isSticky, lastActivityAt, _id }) => [isSticky, lastActivityAt, _id],
  })
  return { ...page, rows: await viewPosts(deps, viewer, page.rows, search) }
}

interface ListSortedInput {
  viewer: Viewer
  wanted: Wanted
  sort: Exclude<ForumSort, 'latest'>
  cursor: string | undefined
  limit: number
}

const keys = { newest: 'createdAt', replies: 'replyCount' } as const
const sortedPlace = { newest: z.tuple([cursorTime, z.uuid()]), replies: z.tuple([z.number().int(), z.uuid()]) }

/** All that a reader may see, sticky ones among the others, by when they began or by how many replies they have. */
async function listSorted(
  { db, totals }: Pick<Deps, 'db' | 'totals'>,
  { viewer, wanted, sort, cursor, limit }: ListSortedInput,
): Promise<Page<PostRow>> {
  const key = keys[sort]
  const read = readCursor(sortedPlace[sort], cursor)
  const value = read && (sort === 'newest' ? new Date(read[0]) : read[0])
  const own = viewer.role === 'admin' ? {} : { authorId: viewer.id }
  const conditions = [{ $or: [{ status: 'shown' }, { status: 'waiting', ...own }] }, ...conditionsFor(wanted)]
  const rest = read ? [{ $or: [{ [key]: { $lt: value } }, { [key]: value, _id: { $lt: read[1] } }] }] : []
  const posts = postRows.of(db)
  const isNarrow = Boolean(wanted.tagKey || wanted.search || wanted.only)
  const [rows, total] = await Promise.all([
    posts
      .aggregate<PostRow>([
        { $match: { isDeleted: false, $and: [...conditions, ...rest] } },
        { $sort: { [key]: -1, _id: -1 } },
        { $limit: limit + 1 },
        { $project: withoutHistory },
      ])
      .toArray(),
    isNarrow
      ? posts.countDocuments({ isDeleted: false, $and: conditions }, { limit: MOST_COUNTED })
      : totals.of(`sorted ${wanted.category}`, () =>
          posts.countDocuments({ ...listed, ...(wanted.category && { category: wanted.category }) }),
        ),
  ])
  return pageOf(rows, { limit, total, placeOf: (row) => [row[key], row._id] })
}

/** So many of a reader's opened discussions are checked for news, */
const MOST_OPENED = 2_000
/** and so many of those that moved since, latest first: each is read by itself. */
const MOST_MOVED = 100

/** What a filter asks of discussions, for this reader. */
async function onlyFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  only: ForumFilter,
): Promise<object[]> {
  if (only === 'unanswered') return [{ replyCount: 0 }]
  const opened = await readRows
    .of(db)
    .find({ personId: viewer.id }, { sort: { readUntil: -1 }, limit: MOST_OPENED })
    .toArray()
  const ids = opened.map(({ postId }) => postId)
  const posts = await postRows
    .of(db)
    .find({ _id: { $in: ids }, isDeleted: false }, { projection: { lastActivityAt: 1 } })
    .toArray()
  const readUntil = new Map(opened.map((row) => [row.postId, row.readUntil]))
  const moved = posts
    .filter(({ _id, lastActivityAt }) => lastActivityAt > readUntil.get(_id)!)
    .toSorted((one, other) => other.lastActivityAt.getTime() - one.lastActivityAt.getTime())
  const unread = await unreadAmong(db, viewer, moved.slice(0, MOST_MOVED))
  const withNews = [...unread].flatMap(([id, { count }]) => (count > 0 ? [id] : []))
  const newSince = await visit(db, viewer, clock())
  const isNew = { _id: { $nin: ids }, authorId: { $ne: viewer.id }, createdAt: { $gt: newSince } }
  return [{ $or: [{ _id: { $in: withNews } }, isNew] }]
}

const placeOf = (read: z.infer<typeof place> | null): Place | null =>
  read && { isSticky: read[0], lastActivityAt: new Date(read[1]), _id: read[2] }

/** There are few of them. */
const findSticky = (db: Database, wanted: Wanted): Promise<PostRow[]> =>
  findAll(db, { ...listed, isSticky: true }, conditionsFor(wanted))

/** What waits for a moderator: one's own, and for moderators everybody's. */
const findWaiting = (db: Database, { id, role }: Viewer, wanted: Wanted): Promise<PostRow[]> =>
  findAll(db, { status: 'waiting', ...(role !== 'admin' && { authorId: id }) }, [
    { isDeleted: false },
    ...conditionsFor(wanted),
  ])

const findAll = (db: Database, those: Filter<PostRow>, conditions: object[]): Promise<PostRow[]> =>
  postRows
    .of(db)
    .aggregate<PostRow>([
      { $match: those },
      ...(conditions.length > 0 ? [{ $match: { $and: conditions } }] : []),
      { $sort: { lastActivityAt: -1 } },
      { $limit: MOST_APART },
      { $project: withoutHistory },
    ])
    .toArray()

interface Part {
  after: Place | null
  count: number
}

/** A part of the others, and how many there are. */
async function findOrdinary(
  { db, totals }: Pick<Deps, 'db' | 'totals'>,
  wanted: Wanted,
  part: Part,
): Promise<{ rows: PostRow[]; total: number }> {
  const { category, tagKey, search, only } = wanted
  const countAll = (): Promise<number> =>
    // New marks differ from reader to reader.
    only
      ? countOrdinary(db, { category, tagKey, only })
      : totals.of(JSON.stringify({ category, tagKey }), () => countOrdinary(db, { category, tagKey }))
  if (!search) {
    const [rows, total] = await Promise.all([
      walkPosts(db, { wanted, ...part, projection: withoutHistory }),
      countAll(),
    ])
    return { rows, total }
  }
  const find = ({ after, count }: Part) => searchPosts(db, { wanted, search, after, count }, countAll)
  const { places, total } = await find(part)
  const ids = places.map(({ _id }) => _id)
  const rows = await postRows
    .of(db)
    .find({ _id: { $in: ids } }, { projection: withoutHistory })
    .toArray()
  const first = { after: null, count: part.count }
  return {
    rows,
    total: part.after && !only ? await totals.of(JSON.stringify(wanted), async () => (await find(first)).total) : total,
  }
}

async function countOrdinary(db: Database, wanted: Wanted): Promise<number> {
  const { category, tagKey, only } = wanted
  if (tagKey || only)
    return (await walkPosts(db, { wanted, after: null, count: MOST_COUNTED, projection: { _id: 1 } })).length
  const [{ discussions }, sticky] = await Promise.all([categoryStatsOf(db, category), findSticky(db, wanted)])
  return discussions - sticky.length
}
