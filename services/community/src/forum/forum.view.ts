import type { PublicListing } from '@storyright/contracts/events'
import type { ForumPost, ForumReply, LinkedListing, Writer } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { textViewOf } from '../content/text-view.ts'
import type { Written } from '../content/written.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findVisibleListings } from '../listings/visible-listing.ts'
import { findWriters } from '../people/writer.ts'
import { subscriptionId } from './follow-post.ts'
import type { PostRow } from './post-rows.ts'
import { visit } from './read-post.ts'
import { type ReplyRow, replyRows } from './reply-rows.ts'
import { subscriptionRows } from './subscription-rows.ts'
import { matchedIn, type Search } from './tokenise.ts'
import { unreadAmong } from './unread.ts'

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'>

/** Discussions as a viewer sees them, with the words that a search matched. */
export async function viewPosts(
  deps: ViewDeps,
  viewer: Viewer,
  rows: readonly PostRow[],
  search?: Search | null,
): Promise<ForumPost[]> {
  const { db, clock } = deps
  const [written, unread, followed, newSince, participants] = await Promise.all([
    writtenView(deps, viewer, rows),
    unreadAmong(db, viewer, rows),
    followedAmong(deps, viewer, rows),
    visit(db, viewer, clock()),
    participantsOf(db, rows),
  ])
  return rows.map((row) => {
    const opened = unread.get(row._id)
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
      unreadCount: opened?.count ?? 0,
      firstUnreadId: opened?.firstId ?? null,
      isNew: !opened && row.authorId !== viewer.id && row.createdAt > newSince,
      isFollowed: followed.has(row._id),
      participants: participants(row),
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
  const written = await writtenView(deps, viewer, rows)
  return rows.map((row) => ({
    ...written(row),
    postId: row.postId,
    isAcceptedAnswer: row._id === acceptedReplyId,
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
async function writtenView({ db, clock, publicUrl: origin }: ViewDeps, viewer: Viewer, rows: readonly Written[]) {
  const [{ common, writer }, listings] = await Promise.all([
    textViewOf(db, viewer, rows),
    linkedListings(
      db,
      rows.map(({ content }) => content),
      { viewer, now: clock(), origin },
    ),
  ])
  return (row: Written) => ({
    ...common(row),
    mentions: row.mentions.flatMap(({ id, name: username }) => {
      const { firstName, lastName, username: present } = writer(id)
      return present === null ? [] : [{ id, username, firstName, lastName }]
    }),
    listings: row.isDeleted ? [] : listings(row.content),
  })
}

/** Whom a list shows of a discussion. */
const MOST_PARTICIPANTS = 5
/** Among so many of the newest replies they are found. */
const REPLIES_LOOKED_AT = 25

async function participantsOf(db: Database, rows: readonly PostRow[]): Promise<(row: PostRow) => Writer[]> {
  const found = await Promise.all(
    rows.map(async ({ _id: postId, authorId, replyCount }) => {
      const replies =
        replyCount === 0
          ? []
          : await replyRows
              .of(db)
              .find({ postId, isDeleted: false, status: 'shown' })
              .sort({ createdAt: -1 })
              .limit(REPLIES_LOOKED_AT)
              .project<Pick<ReplyRow, 'authorId'>>({ authorId: 1 })
              .toArray()
      const ids = [...new Set([authorId, ...replies.map((reply) => reply.authorId)])]
      return [postId, ids.slice(0, MOST_PARTICIPANTS)] as const
    }),
  )
  const idsOf = new Map(found)
  const writer = await findWriters(db, [...idsOf.values()].flat())
  return ({ _id }) => (idsOf.get(_id) ?? []).map(writer)
}

async function followedAmong({ db }: ViewDeps, { id }: Viewer, rows: readonly PostRow[]): Promise<Set<string>> {
  const ids = rows.map(({ _id }) => subscriptionId(_id, id))
  const followed = await subscriptionRows
    .of(db)
    .find({ _id: { $in: ids } })
    .toArray()
  return new Set(followed.map(({ postId }) => postId))
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
  db: Database,
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
