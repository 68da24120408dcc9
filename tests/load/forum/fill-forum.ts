import { randomUUID } from 'node:crypto'
import { foldText, forumCategories } from '@storyright/contracts/vocabulary'
import { samplePerson } from '@storyright/testing/sample-person'
import { newText } from '../../../services/community/src/content/written.ts'
import { type Database, openDatabase } from '../../../services/community/src/database.ts'
import {
  insertPosts,
  insertReplies,
  type PostRow,
  type ReplyRow,
} from '../../../services/community/src/forum/forum.store.ts'
import { searchDocument } from '../../../services/community/src/forum/search-words.ts'
import { keepPerson } from '../../../services/community/src/people/person.store.ts'
import { blendedListings } from '../many/blended-listings.ts'

const AT_ONCE = 200
const PEOPLE = 300
const EVERY_MS = 600_000
const REPLY_EVERY_MS = 3_000
/** One in so many is sticky, as moderators would have it. */
const STICKY_EVERY = 20_000
const OPENED = 20
const UNREAD = 5
const threads = { thread: 500, long: 2_000 } as const

/** What is asked about a filled forum. */
export interface Filled {
  /** Discussions with 500 and with 2,000 replies. */
  thread: string
  long: string
  words: { common: string; rare: string; unfinished: string; two: string; mistyped: string }
  tags: { common: string; rare: string }
}

interface FillForumInput {
  databaseUrl: string
  posts: number
  /** Who has opened the latest discussions; they have had replies since. */
  reader: string
}

/** Fills a database of community as people writing every ten minutes would have. */
export async function fillForum({ databaseUrl, posts, reader }: FillForumInput): Promise<Filled> {
  const db = openDatabase(databaseUrl)
  try {
    const authors = Array.from({ length: PEOPLE }, () => randomUUID())
    for (const id of authors) await keepPerson(db, { version: 1, person: samplePerson({ id, role: 'premium' }) })
    const filled = await fillPosts(db, authors, posts)
    const [thread, long, ...opened] = filled.newest as [PostRow, PostRow, ...PostRow[]]
    await reply(db, authors, thread, threads.thread)
    await reply(db, authors, long, threads.long)
    for (const post of opened) {
      await db.read.create({ data: { personId: reader, postId: post.id, readUntil: post.createdAt } })
      await reply(db, authors, post, UNREAD)
    }
    // As the server's own work would have left it by the time that there is so much.
    await db.$executeRaw`VACUUM ANALYZE`
    return { thread: thread.id, long: long.id, ...choose(filled, posts) }
  } finally {
    await db.$disconnect()
  }
}

interface FilledPosts {
  /** The latest that are not sticky. */
  newest: PostRow[]
  words: Map<string, number>
  tags: Map<string, number>
}

async function fillPosts(db: Database, authors: string[], posts: number): Promise<FilledPosts> {
  const now = Date.now()
  const texts = blendedListings(posts)
  const filled: FilledPosts = { newest: [], words: new Map(), tags: new Map() }
  const count = (counts: Map<string, number>, text: string) => counts.set(text, (counts.get(text) ?? 0) + 1)
  for (let start = 0; start < posts; start += AT_ONCE) {
    const rows = texts.slice(start, start + AT_ONCE).map(({ form }, at): PostRow => {
      const place = start + at
      const createdAt = new Date(now - (place + 1) * EVERY_MS)
      const tags = form.keywords.slice(0, 2)
      const its = { id: randomUUID(), authorId: authors[place % PEOPLE]!, content: form.synopsis.slice(0, 600) }
      return {
        ...newText({ ...its, createdAt, status: 'shown', mentions: [] }),
        ...{ title: form.title, category: forumCategories[place % forumCategories.length]! },
        ...{ tags, tagKeys: tags.map(foldText), lastActivityAt: createdAt, viewCount: 1, replyCount: 0 },
        ...{ isSticky: place % STICKY_EVERY === STICKY_EVERY - 1, isLocked: false, acceptedReplyId: null },
      }
    })
    for (const row of rows) {
      for (const word of searchDocument(row).words) count(filled.words, word)
      for (const tag of row.tagKeys) count(filled.tags, tag)
    }
    const ordinary = rows.filter(({ isSticky }) => !isSticky)
    filled.newest.push(...ordinary.slice(0, OPENED + 2 - filled.newest.length))
    await insertPosts(db, rows)
  }
  return filled
}

/** Replies one after the other, beginning when the discussion began. */
async function reply(db: Database, authors: string[], { id: postId, createdAt }: PostRow, count: number) {
  const rows = Array.from({ length: count }, (_one, place): ReplyRow => {
    const content = `Reply ${place}: in my experience a year is usual, and the agent may ask for more.`
    const at = new Date(createdAt.getTime() + (place + 1) * REPLY_EVERY_MS)
    const its = { id: randomUUID(), authorId: authors[place % PEOPLE]!, content, createdAt: at }
    return { ...newText({ ...its, status: 'shown', mentions: [] }), postId }
  })
  await insertReplies(db, rows)
  const lastActivityAt = rows.at(-1)!.createdAt
  await db.post.update({ where: { id: postId }, data: { replyCount: count, lastActivityAt } })
}

/** Words and tags that most discussions have, or few. */
function choose({ words, tags }: FilledPosts, posts: number): Pick<Filled, 'words' | 'tags'> {
  const nearest = (counts: Map<string, number>, share: number) =>
    [...counts]
      .filter(([text]) => text.length > 5)
      .toSorted(([, one], [, other]) => Math.abs(one - share) - Math.abs(other - share))[0]![0]
  const [common, rare] = [nearest(words, posts / 5), nearest(words, posts / 5_000)]
  const [first, second, third, ...rest] = common
  return {
    words: {
      ...{ common, rare, unfinished: common.slice(0, -2), two: `${common} ${nearest(words, posts / 50)}` },
      mistyped: [first, third, second, ...rest].join(''),
    },
    tags: { common: nearest(tags, posts), rare: nearest(tags, posts / 5_000) },
  }
}
