import type { AdminComment } from '@storyright/contracts/http'
import { type commentSorts, type Sort, sortParts, type Viewer } from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import type { Filter } from 'mongodb'
import { z } from 'zod'
import { viewComments } from '../comments/comment.view.ts'
import { type CommentRow, commentRows } from '../comments/comment-rows.ts'
import { withoutHistory } from '../content/text-view.ts'
import type { Deps } from '../deps.ts'
import { addressesOf } from './addresses.ts'
import { listingNames } from './listing-names.ts'

type CommentSort = Sort<(typeof commentSorts)[number]>

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
  deps: Pick<Deps, 'db' | 'identity' | 'logger'>,
  viewer: Viewer,
  { page, limit, listingId, sort = '-written' }: ListCommentsInput,
): Promise<CommentPage> {
  const comments = commentRows.of(deps.db)
  const filter = filterOf(listingId)
  const [rows, total] = await Promise.all([
    comments
      .find(filter, { projection: withoutHistory })
      .sort(orderOf(sort))
      .skip((page - 1) * limit)
      .limit(limit)
      .toArray(),
    comments.countDocuments(filter),
  ])
  return {
    comments: await describe(deps, viewer, rows),
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
  deps: Pick<Deps, 'db' | 'identity' | 'logger'>,
  viewer: Viewer,
  { listingId, sort = '-written', cursor, limit }: CommentsAfterInput,
): Promise<Pick<Page<AdminComment>, 'rows' | 'next'>> {
  const after = readCursor(place, cursor)
  const rows = await commentRows
    .of(deps.db)
    .find(after ? { $and: [filterOf(listingId), beyond(after, sort)] } : filterOf(listingId), {
      projection: withoutHistory,
    })
    .sort(orderOf(sort))
    .limit(limit + 1)
    .toArray()
  const page = pageOf(rows, {
    limit,
    total: 0,
    placeOf: ({ likeCount, createdAt, _id }) => [likeCount, createdAt, _id],
  })
  return { ...page, rows: await describe(deps, viewer, page.rows) }
}

function filterOf(typed = ''): Filter<CommentRow> {
  const listingId = /^\s*-?\d+\s*$/.test(typed) ? String(BigInt(typed)) : undefined
  return { isDeleted: false, ...(listingId && { listingId }) }
}

function orderOf(sort: CommentSort): Record<string, 1 | -1> {
  const { by, isDescending } = sortParts(sort)
  const direction = isDescending ? -1 : 1
  return { ...(by === 'likes' && { likeCount: direction }), createdAt: direction, _id: direction }
}

function beyond([likeCount, time, id]: z.infer<typeof place>, sort: CommentSort): Filter<CommentRow> {
  const { by, isDescending } = sortParts(sort)
  const further = isDescending ? '$lt' : '$gt'
  const createdAt = new Date(time)
  const later = [{ createdAt: { [further]: createdAt } }, { createdAt, _id: { [further]: id } }]
  return by === 'likes' ? { $or: [{ likeCount: { [further]: likeCount } }, { likeCount, $or: later }] } : { $or: later }
}

async function describe(
  deps: Pick<Deps, 'db' | 'identity' | 'logger'>,
  viewer: Viewer,
  rows: CommentRow[],
): Promise<AdminComment[]> {
  const { db } = deps
  const [views, addressOf, listingOf] = await Promise.all([
    viewComments(db, viewer, rows),
    addressesOf(
      deps,
      rows.map(({ authorId }) => authorId),
    ),
    listingNames(
      db,
      rows.map((row) => row.listingId),
    ),
  ])
  return views.map((view) => ({
    ...view,
    authorId: view.author.id,
    author: { ...view.author, email: addressOf(view.author.id) },
    listing: listingOf(view.listingId),
  }))
}
