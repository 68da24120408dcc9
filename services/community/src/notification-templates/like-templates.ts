import type { Liked } from '@storyright/contracts/events'
import type { WrittenKind } from '@storyright/contracts/vocabulary'
import type { Notice } from '../notifications/notice.ts'
import { quoted } from './one-line.ts'

const named: Record<WrittenKind, (title: string) => string> = {
  comment: (title) => `your comment on ${title}`,
  post: (title) => `your discussion ${title}`,
  reply: (title) => `your reply in ${title}`,
}

/** Likes of one text are one while nobody has read them; a like that is taken back and given again notifies once. */
export function likeNotices({ id, subject, subjectId, authorId, personId, title, link }: Liked): Notice[] {
  const liked = named[subject](quoted(title))
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
