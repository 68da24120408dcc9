import type { AdminCommentStats } from '@storyright/contracts/http'
import { commentRows } from '../comments/comment-rows.ts'
import type { Deps } from '../deps.ts'
import { findWriters } from '../people/writer.ts'
import { addressesOf } from './addresses.ts'
import { listingNames } from './listing-names.ts'

const TOP = 10
const DAY_MS = 86_400_000

interface Grouped {
  _id: string
  count: number
}

/** How much is commented: today (UTC) and in seven days with today; by whom, and on what, the most first. */
export async function commentStats(
  deps: Pick<Deps, 'db' | 'identity' | 'logger' | 'clock'>,
): Promise<AdminCommentStats> {
  const comments = commentRows.of(deps.db)
  const today = new Date(deps.clock()).setUTCHours(0, 0, 0, 0)
  const countSince = (since: number) =>
    comments.countDocuments({ isDeleted: false, createdAt: { $gte: new Date(since) } })
  const most = (field: string) =>
    comments
      .aggregate<Grouped>([
        { $match: { isDeleted: false } },
        { $group: { _id: `$${field}`, count: { $sum: 1 } } },
        { $sort: { count: -1, _id: 1 } },
        { $limit: TOP },
      ])
      .toArray()
  const [totalComments, commentsToday, commentsThisWeek, authors, listings] = await Promise.all([
    comments.countDocuments({ isDeleted: false }),
    countSince(today),
    countSince(today - 6 * DAY_MS),
    most('authorId'),
    most('listingId'),
  ])
  const ids = (groups: Grouped[]) => groups.map(({ _id }) => _id)
  const [writer, addressOf, listingOf] = await Promise.all([
    findWriters(deps.db, ids(authors)),
    addressesOf(deps, ids(authors)),
    listingNames(deps.db, ids(listings)),
  ])
  return {
    overview: { totalComments, commentsToday, commentsThisWeek },
    topCommenters: authors.map(({ _id: authorId, count: commentCount }) => {
      const { firstName, lastName, role } = writer(authorId)
      return { authorId, firstName, lastName, role, email: addressOf(authorId), commentCount }
    }),
    mostCommentedListings: listings.map(({ _id, count: commentCount }) => {
      const { id: listingId, title, author } = listingOf(_id)
      return { listingId, title, author, commentCount }
    }),
  }
}
