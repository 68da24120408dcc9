import type { Moderated, Queued } from '@storyright/contracts/events'
import { dayAndTime, type ModerationAction, page, type WrittenKind } from '@storyright/contracts/vocabulary'
import type { Notice } from '../notifications/notice.ts'
import { quoted } from './plain-text.ts'

const nameOf: Record<WrittenKind, string> = { comment: 'comment', post: 'discussion', reply: 'reply' }

/** Something waits for a moderator: not for whoever wrote it, nor for whoever flagged it. */
export function queueNotices(
  { id, subject, subjectId, authorId, reporterId, isWaiting, excerpt }: Queued,
  { version, admins }: { version: number; admins: string[] },
): Notice[] {
  return [
    {
      what: `queued ${id} ${version}`,
      kind: 'moderation',
      personIds: admins.filter((admin) => admin !== authorId && admin !== reporterId),
      group: 'moderation',
      by: authorId,
      textId: subjectId,
      title: isWaiting ? `A ${nameOf[subject]} is held for review` : `A ${nameOf[subject]} was flagged`,
      titleOfMany: '{count} texts are waiting for a moderator',
      detail: excerpt,
      link: `${page('adminModeration').path}?flag=${id}`,
    },
  ]
}

type NoticeWords = Pick<Notice, 'title' | 'detail' | 'link'>

/** Decisions that notify the author. A moved discussion does not: everybody sees it. */
const toAuthor: Partial<Record<ModerationAction, (decided: Moderated) => NoticeWords | null>> = {
  keep: (decided) =>
    decided.wasWaiting
      ? { title: `Your ${nameOf[decided.subject]} is shown now`, detail: decided.excerpt, link: decided.link }
      : null,
  remove: (decided) => ({
    title: `Your ${nameOf[decided.subject]} ${decided.wasWaiting ? 'will not be shown' : 'was removed by a moderator'}`,
    detail: `${quoted(decided.excerpt)}${reasonGiven(decided)}`,
    link: placeOf(decided),
  }),
  warn: (decided) => ({
    title: `A moderator warns you about your ${nameOf[decided.subject]}`,
    detail: `${quoted(decided.excerpt)}${reasonGiven(decided)}`,
    link: decided.link,
  }),
  mute: (decided) => ({
    title: decided.mutedUntil
      ? `A moderator has muted you until ${dayAndTime(decided.mutedUntil)}`
      : 'A moderator has muted you',
    detail: `Until then you can read, but not write.${reasonGiven(decided)}`,
    link: page('forum').path,
  }),
  unmute: () => ({
    title: 'You can write again',
    detail: 'A moderator has lifted your mute.',
    link: page('forum').path,
  }),
}

/** Notifies the author and the reporters of a decision. */
export function decisionNotices(decided: Moderated): Notice[] {
  const { id, authorId, reporters, action, subject, isDeletedByAuthor } = decided
  const its = { what: `decided ${id}`, kind: 'account' } as const
  const notice = isDeletedByAuthor ? null : toAuthor[action]?.(decided)
  const flagged = reporters.map(({ userId }) => userId).filter((userId) => userId !== authorId)
  return [
    ...(notice ? [{ ...its, ...notice, personIds: [authorId] }] : []),
    ...(flagged.length > 0
      ? [
          {
            ...its,
            personIds: flagged,
            title: `The ${nameOf[subject]} you flagged ${outcomeOf(decided)}`,
            detail: 'Thank you for helping to keep this a good place to talk.',
            link: action === 'keep' ? decided.link : placeOf(decided),
          },
        ]
      : []),
  ]
}

function outcomeOf({ action, isDeletedByAuthor }: Moderated): string {
  if (isDeletedByAuthor) return 'was deleted by its author'
  return action === 'remove' ? 'was removed' : 'keeps to the rules and stays'
}

const reasonGiven = ({ reason }: Moderated) => (reason ? ` The reason given: ${reason}` : '')

/** The page where the text stood. */
const placeOf = ({ subject, link }: Moderated): string =>
  subject === 'post' ? page('forum').path : link.replace(/#.*$/, '')
