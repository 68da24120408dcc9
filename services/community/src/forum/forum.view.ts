import type { PublicListing } from '@storyright/contracts/events'
import type { ForumPost, ForumReply, LinkedListing } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { textViewOf } from '../content/text-view.ts'
import type { Written } from '../content/written.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findVisibleListings } from '../listings/listing.store.ts'
import type { PostRow, ReplyRow } from './forum.store.ts'
import { MOST_PARTICIPANTS, marksOf, visit } from './read-post.ts'
import { matchedIn, type Search } from './search-words.ts'

/** In a transaction `db` is the transaction. */
type ViewDeps = Pick<Deps, 'clock' | 'publicUrl'> & { db: Tx }

/** Discussions as a viewer sees them, with the words that a search matched. */
export async function viewPosts(
  deps: ViewDeps,
  viewer: Viewer,
  rows: readonly PostRow[],
  search?: Search | null,
): Promise<ForumPost[]> {
  const { db, clock } = deps
  const [marks, newSince] = await Promise.all([marksOf(db, viewer, rows), visit(db, viewer, clock())])
  const participantIds = (row: PostRow) =>
    [...new Set([row.authorId, ...(marks.get(row.id)?.repliers ?? [])])].slice(0, MOST_PARTICIPANTS)
  const { written, writer } = await writtenView(deps, viewer, rows, rows.flatMap(participantIds))
  return rows.map((row) => {
    const { isOpened, isFollowed, unreadCount, firstUnreadId } = marks.get(row.id)!
    return {
      ...written(row),
      title: row.title,
      category: row.category,
      tags: row.tags,
      lastActivityAt: row.lastActivityAt.toISOString(),
      viewCount: row.viewCount,
      replyCount: row.replyCount,
      isSticky: row.isSticky,
      isLocked: row.isLocked,
      acceptedReplyId: row.acceptedReplyId,
      unreadCount,
      firstUnreadId,
      isNew: !isOpened && row.authorId !== viewer.id && row.createdAt > newSince,
      isFollowed,
      participants: participantIds(row).map(writer),
      ...(search && { matched: matchedIn(`${row.title}\n${row.tags.join('\n')}\n${row.content}`, search) }),
    }
  })
}

export async function viewPost(deps: ViewDeps, viewer: Viewer, row: PostRow): Promise<ForumPost> {
  const [view] = await viewPosts(deps, viewer, [row])
  return view!
}

/** Replies of one discussion as a viewer sees them. */
export async function viewReplies(
  deps: ViewDeps,
  viewer: Viewer,
  rows: readonly ReplyRow[],
  { acceptedReplyId }: Pick<PostRow, 'acceptedReplyId'>,
): Promise<ForumReply[]> {
  const { written } = await writtenView(deps, viewer, rows)
  return rows.map((row) => ({
    ...written(row),
    postId: row.postId,
    isAcceptedAnswer: row.id === acceptedReplyId,
    isDeleted: row.isDeleted,
  }))
}

export async function viewReply(
  deps: ViewDeps,
  viewer: Viewer,
  row: ReplyRow,
  post: Pick<PostRow, 'acceptedReplyId'>,
): Promise<ForumReply> {
  const [view] = await viewReplies(deps, viewer, [row], post)
  return view!
}

/** What discussions and replies have in common. */
async function writtenView(
  { db, clock, publicUrl: origin }: ViewDeps,
  viewer: Viewer,
  rows: readonly Written[],
  others: readonly string[] = [],
) {
  const [{ common, writer }, listings] = await Promise.all([
    textViewOf(db, viewer, rows, others),
    linkedListings(
      db,
      rows.map(({ content }) => content),
      { viewer, now: clock(), origin },
    ),
  ])
  const written = (row: Written) => ({
    ...common(row),
    mentions: row.mentions.flatMap(({ id, name: username }) => {
      const { firstName, lastName, username: present } = writer(id)
      return present === null ? [] : [{ id, username, firstName, lastName }]
    }),
    listings: row.isDeleted ? [] : listings(row.content),
  })
  return { written, writer }
}

/** Cards of one text. */
const MOST_LINKED = 10

/** The listings that a text links to, at our own origin or without one. */
export function linkedIn(text: string, origin: string): string[] {
  const ids = new Set<string>()
  for (const { index, 1: id } of text.matchAll(/\/listing\/([1-9]\d{0,14})(?![\w-])/g)) {
    const before = text.slice(Math.max(0, index - origin.length - 1), index)
    if (isOwn(before, origin)) ids.add(id!)
    if (ids.size === MOST_LINKED) break
  }
  return [...ids]
}

/** The path follows our origin, or nothing that would make it another's. */
function isOwn(before: string, origin: string): boolean {
  const rest = before.endsWith(origin) ? before.slice(0, -origin.length) : before
  return rest === '' || /[\s(<["'*_]$/.test(rest)
}

/** The listings that these texts link to, as far as a viewer may see them. */
async function linkedListings(
  db: Tx,
  texts: readonly string[],
  { viewer, now, origin }: { viewer: Viewer; now: Date; origin: string },
): Promise<(text: string) => LinkedListing[]> {
  const ids = new Set(texts.flatMap((text) => linkedIn(text, origin)))
  const found = await findVisibleListings(db, [...ids], { viewer, now })
  const cards = new Map(found.map((listing) => [listing.id, cardOf(listing)]))
  return (text) => linkedIn(text, origin).flatMap((id) => cards.get(id) ?? [])
}

const cardOf = ({ id, title, author, genre, medium, coverImageUrl }: PublicListing): LinkedListing => ({
  id,
  title,
  author,
  genre,
  medium,
  coverImageUrl,
})
