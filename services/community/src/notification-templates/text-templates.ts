import type { Liked, PublicComment, PublicPost, PublicReply } from '@storyright/contracts/events'
import type { WrittenKind } from '@storyright/contracts/vocabulary'
import { excerptOfText } from '../moderation/excerpt.ts'
import type { Notice } from '../notifications/notice.ts'
import type { TextNow } from './current-text.ts'
import { plainText, quoted } from './plain-text.ts'

type TextEvent = Pick<PublicComment, 'id' | 'authorId' | 'mentioned' | 'followers' | 'repliesTo'>

interface Text {
  kind: WrittenKind
  event: TextEvent
  /** What replies to the same thing are gathered by. */
  thread: string
  now: TextNow
  /** Whom it still concerns. */
  concerns(id: string): boolean
}

export const postThread = ({ id }: PublicPost): string => id
export const replyThread = ({ postId }: PublicReply): string => postId
export const commentThread = ({ parentId, id }: PublicComment): string => parentId ?? id

const placeOf = ({ kind, now: { title } }: Text) =>
  kind === 'comment' ? `in a comment on ${quoted(title)}` : `in ${quoted(title)}`

/** Whoever is mentioned is notified of that; whoever it replies to, and the discussion's followers, of the reply. Each once. */
export function textNotices(text: Text): Notice[] {
  const { event, thread, concerns } = text
  const mentioned = new Set(event.mentioned.filter(concerns))
  const others = (ids: readonly string[]) => ids.filter((id) => concerns(id) && !mentioned.has(id))
  const repliedTo = others(event.repliesTo ? [event.repliesTo] : [])
  const followers = others(event.followers).filter((id) => id !== event.repliesTo)
  const reply = { ...itsOf(text), what: `reply ${event.id}`, kind: 'replies', group: `replies ${thread}` } as const
  const own =
    text.kind === 'comment' ? `your comment on ${quoted(text.now.title)}` : `your discussion ${quoted(text.now.title)}`
  return [
    ...mentionNotices(text),
    {
      ...reply,
      personIds: repliedTo,
      title: `{name} replied to ${own}`,
      titleOfMany: `{count} replies to ${own}`,
    },
    {
      ...reply,
      personIds: followers,
      title: `{name} replied ${placeOf(text)}`,
      titleOfMany: `{count} replies ${placeOf(text)}`,
    },
  ].filter(({ personIds }) => personIds.length > 0)
}

/** An edit is news only to those whom it mentions. */
export function mentionNotices(text: Text): Notice[] {
  const { event, thread, concerns } = text
  const personIds = event.mentioned.filter(concerns)
  if (personIds.length === 0) return []
  return [
    {
      ...itsOf(text),
      what: `mention ${event.id}`,
      kind: 'mentions',
      group: `mentions ${thread}`,
      personIds,
      title: `{name} mentioned you ${placeOf(text)}`,
      titleOfMany: `You were mentioned {count} times ${placeOf(text)}`,
    },
  ]
}

const itsOf = ({ event, now }: Text) => ({
  by: event.authorId,
  textId: event.id,
  detail: excerptOfText(plainText(now.row.content, (id) => now.titles?.get(id))),
  link: now.link,
})

const likedText: Record<WrittenKind, (title: string) => string> = {
  comment: (title) => `your comment on ${title}`,
  post: (title) => `your discussion ${title}`,
  reply: (title) => `your reply in ${title}`,
}

/** Likes of one text are one while nobody has read them; a like that is taken back and given again notifies once. */
export function likeNotices({ id, subject, subjectId, authorId, personId, title, link }: Liked): Notice[] {
  const liked = likedText[subject](quoted(title))
  return [
    {
      what: `like ${id}`,
      kind: 'likes',
      personIds: [authorId],
      group: `likes ${subjectId}`,
      by: personId,
      textId: subjectId,
      title: `{name} likes ${liked}`,
      titleOfMany: `{count} people like ${liked}`,
      link,
    },
  ]
}
