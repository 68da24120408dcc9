import { randomUUID } from 'node:crypto'
import { type ForumCategory, foldText, forumCategories } from '@storyright/contracts/vocabulary'
import type { Db } from '@storyright/mongodb'
import { personRows } from '@storyright/read-models'
import { samplePerson } from '@storyright/testing/sample-person'
import { newText } from '../../../services/community/src/content/change-text.ts'
import { tallyRows } from '../../../services/community/src/forum/category-counter-rows.ts'
import { type PostRow, postRows } from '../../../services/community/src/forum/post-rows.ts'
import { readId } from '../../../services/community/src/forum/read-post.ts'
import { readRows } from '../../../services/community/src/forum/read-rows.ts'
import { type ReplyRow, replyRows } from '../../../services/community/src/forum/reply-rows.ts'
import { learnWords } from '../../../services/community/src/forum/search-terms.ts'
import { wordsOfPost } from '../../../services/community/src/forum/tokenise.ts'
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
  /** Which somebody has opened, and which have had replies since. */
  opened: string[]
  words: { common: string; rare: string; unfinished: string; two: string }
  tags: { common: string; rare: string }
}

/** Fills a database of community as people writing every ten minutes would have. */
export async function fillForum(db: Db, { posts, reader }: { posts: number; reader: string }): Promise<Filled> {
  const people = Array.from({ length: PEOPLE }, () => samplePerson({ id: randomUUID(), role: 'premium' }))
  await personRows.of(db).insertMany(people.map((person) => ({ _id: person.id, version: 1, person })))
  await tallyAll(db, posts)
  const now = Date.now()
  const wordCounts = new Map<string, number>()
  const tagCounts = new Map<string, number>()
  const texts = blendedListings(posts)
  const newest: string[] = []
  for (let start = 0; start < posts; start += AT_ONCE) {
    const rows = texts.slice(start, start + AT_ONCE).map(({ form }, at) => {
      const place = start + at
      const tags = form.keywords.slice(0, 2)
      const text = { title: form.title, content: form.synopsis.slice(0, 600), tags }
      return postOf(people[place % PEOPLE]!.id, place, { ...text, at: new Date(now - (place + 1) * EVERY_MS) })
    })
    for (const { words, tagKeys } of rows) {
      for (const word of words) wordCounts.set(word, (wordCounts.get(word) ?? 0) + 1)
      for (const tag of tagKeys) tagCounts.set(tag, (tagCounts.get(tag) ?? 0) + 1)
    }
    newest.push(
      ...rows
        .filter(({ isSticky }) => !isSticky)
        .map(({ _id }) => _id)
        .slice(0, OPENED + 2 - newest.length),
    )
    await postRows.of(db).insertMany(rows, { ordered: false })
  }
  await learnWords(db, wordCounts.keys(), new Set())
  const [thread, long, ...opened] = newest as [string, string, ...string[]]
  const authors = people.map(({ id }) => id)
  await reply(db, authors, thread, threads.thread)
  await reply(db, authors, long, threads.long)
  for (const postId of opened) {
    const { createdAt: readUntil } = (await postRows.of(db).findOne({ _id: postId }))!
    await readRows.of(db).insertOne({ _id: readId(reader, postId), personId: reader, postId, readUntil })
    await reply(db, authors, postId, UNREAD)
  }
  return { thread, long, opened, ...choose(wordCounts, tagCounts, posts) }
}

function postOf(
  authorId: string,
  place: number,
  { at, ...text }: { title: string; content: string; tags: string[]; at: Date },
): PostRow {
  const category = forumCategories[place % forumCategories.length]!
  return {
    ...newText,
    ...text,
    _id: randomUUID(),
    version: 1,
    authorId,
    category,
    tagKeys: text.tags.map(foldText),
    words: wordsOfPost(text),
    mentions: [],
    status: 'shown',
    createdAt: at,
    lastActivityAt: at,
    isSticky: place % STICKY_EVERY === STICKY_EVERY - 1,
    isLocked: false,
    acceptedReplyId: null,
    viewCount: 1,
    replyCount: 0,
    places: 0,
    tallied: { category, replies: 0, views: 1 },
    isTallied: true,
  }
}

/** Replies one after the other, beginning when the discussion began. */
async function reply(db: Db, authors: string[], postId: string, count: number): Promise<void> {
  const { createdAt } = (await postRows.of(db).findOne({ _id: postId }))!
  const at = (place: number) => new Date(createdAt.getTime() + (place + 1) * REPLY_EVERY_MS)
  const rows = Array.from({ length: count }, (_one, place): ReplyRow => {
    const content = `Reply ${place}: in my experience a year is usual, and the agent may ask for more.`
    const text = { ...newText, content, mentions: [], status: 'shown' as const }
    return { ...text, _id: randomUUID(), version: 1, authorId: authors[place % PEOPLE]!, createdAt: at(place), postId }
  })
  await replyRows.of(db).insertMany(rows, { ordered: false })
  await postRows
    .of(db)
    .updateOne(
      { _id: postId },
      { $set: { replyCount: count, places: count, lastActivityAt: at(count - 1), isTallied: false } },
    )
}

async function tallyAll(db: Db, posts: number): Promise<void> {
  const all = forumCategories.length
  const rows = forumCategories.map((_id: ForumCategory, at) => {
    const discussions = Math.floor(posts / all) + (at < posts % all ? 1 : 0)
    return { _id, discussions, replies: 0, views: discussions }
  })
  await tallyRows.of(db).insertMany(rows)
}

/** Words and tags that most discussions have, or few. */
function choose(words: Map<string, number>, tags: Map<string, number>, posts: number): Pick<Filled, 'words' | 'tags'> {
  const nearest = (counts: Map<string, number>, share: number) =>
    [...counts]
      .filter(([text]) => text.length > 5)
      .toSorted(([, one], [, other]) => Math.abs(one - share) - Math.abs(other - share))[0]![0]
  const [common, rare] = [nearest(words, posts / 5), nearest(words, posts / 5_000)]
  return {
    words: { common, rare, unfinished: common.slice(0, -2), two: `${common} ${nearest(words, posts / 50)}` },
    tags: { common: nearest(tags, posts), rare: nearest(tags, posts / 5_000) },
  }
}
