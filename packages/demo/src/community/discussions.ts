import path from 'node:path'
import type { FlagReason, ForumCategory, WrittenStatus } from '@storyright/contracts/vocabulary'
import { demoUuid, spread } from '../deterministic.ts'
import type { DemoListing } from '../listings.ts'
import { numbersOf } from './comments.ts'
import { filesOf, lengthIn, likesIn, parsePosts } from './demo-posts.ts'
import { about, type DemoText, type Talk, voiceOf, voicesOf, writing } from './writing.ts'

/** A discussion of the demo's forum, with its replies in their order. */
export interface DemoDiscussion extends DemoText {
  title: string
  category: ForumCategory
  tags: string[]
  isSticky: boolean
  isLocked: boolean
  status: WrittenStatus
  viewCount: number
  acceptedReplyId: string | null
  replies: DemoText[]
  /** Of one of the replies. */
  flag: { replyId: string; personId: string; reason: FlagReason; note: string; at: Date } | null
}

const defaultFolder = path.join(import.meta.dirname, '../../forum')
const DAY_MS = 86_400_000

/** What the members and agents of the demo discuss. */
export function demoDiscussions(listings: readonly DemoListing[], now: Date, folder = defaultFolder): DemoDiscussion[] {
  const talk: Talk = { voices: voicesOf(now), now: now.getTime(), place: 'forum' }
  const numberOf = numbersOf(listings)
  const linked = (text: string) =>
    text.replaceAll(/\[\[([^\]]+)\]\]/g, (_, title: string) => `[${title}](/listing/${numberOf(title)})`)
  return filesOf(folder).map(({ name, text }) => discussionOf(name, linked(text), talk))
}

function discussionOf(name: string, file: string, talk: Talk): DemoDiscussion {
  const { before, posts } = parsePosts(file)
  const { front, text } = frontOf(before)
  const id = demoUuid(`discussion ${name}`)
  const opening = writing(talk, { id, by: front.author, text, due: begun(talk, front, id), likes: front.likes })

  const replies: DemoText[] = []
  for (const [number, { by, notes, text: content }] of posts.entries()) {
    const replyId = demoUuid(`reply ${name} ${number}`)
    const due = (replies.at(-1) ?? opening).at.getTime() + about(lengthIn(notes, 'after ')!, replyId)
    replies.push(writing(talk, { id: replyId, by, text: content, due, likes: likesIn(notes) }))
  }
  const noted = (note: string) => replies[posts.findIndex(({ notes }) => notes.includes(note))]
  const flagged = noted('flagged')
  const { title, category, tags, isSticky, isLocked, status, flag } = front
  return {
    ...opening,
    ...{ title, category, tags, isSticky, isLocked, status },
    viewCount: Math.round((14 + 11 * replies.length + 4 * front.likes) * (0.7 + 0.9 * spread(`views ${name}`))),
    acceptedReplyId: noted('accepted')?.id ?? null,
    replies,
    flag: flagged && flag ? flagOf(talk, flagged, flag) : null,
  }
}

/** On a day by its age, or so long after its author joined. */
function begun(talk: Talk, { author, ago, joined }: Front, id: string): number {
  if (joined) return Date.parse(voiceOf(talk, author).account.createdAt) + lengthIn([joined], '')!
  const midnight = Math.floor((talk.now - lengthIn([ago!], '')!) / DAY_MS) * DAY_MS
  return midnight + (8 + 10 * spread(`begun ${id}`)) * (DAY_MS / 24)
}

/** It has been flagged since yesterday. */
function flagOf(talk: Talk, { id, at }: DemoText, { by, reason, note }: NonNullable<Front['flag']>) {
  const personId = voiceOf(talk, by).account.id
  return { replyId: id, personId, reason, note, at: new Date(Math.max(at.getTime(), talk.now - 0.8 * DAY_MS)) }
}

/** The head of a file of `forum/`, between two lines of `---`. */
interface Front {
  title: string
  author: string
  category: ForumCategory
  tags: string[]
  /** How long ago it was begun, or how long after its author joined. */
  ago: string | null
  joined: string | null
  likes: number
  isSticky: boolean
  isLocked: boolean
  status: WrittenStatus
  /** The reporter of the reply marked `flagged`, and the reason. */
  flag: { by: string; reason: FlagReason; note: string } | null
}

/** The head of a file, and what comes after it. */
function frontOf(file: string): { front: Front; text: string } {
  const [, head = '', ...rest] = file.split(/^---\n/m)
  const lines = head.split('\n').filter(Boolean)
  const given = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const of = (name: string) => given.get(name) ?? ''
  const [by = '', reason = '', note = ''] = of('flag')
    .split('|')
    .map((part) => part.trim())
  const front: Front = {
    title: of('title'),
    author: of('author'),
    category: of('category') as ForumCategory,
    tags: of('tags')
      .split(',')
      .map((tag) => tag.trim()),
    ago: given.get('ago') ?? null,
    joined: given.get('joined') ?? null,
    likes: Number(given.get('likes') ?? 0),
    isSticky: given.has('sticky'),
    isLocked: given.has('locked'),
    status: (given.get('status') ?? 'shown') as WrittenStatus,
    flag: by ? { by, reason: reason as FlagReason, note } : null,
  }
  return { front, text: rest.join('---\n').trim() }
}
