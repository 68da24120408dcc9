import type { Moderated } from '@storyright/contracts/events'
import { company, day, type WrittenKind } from '@storyright/contracts/vocabulary'
import { oneLine } from '../../mail/letters/one-line.ts'

/** As letters call it. */
export const nameOf: Record<WrittenKind, string> = { comment: 'comment', post: 'discussion', reply: 'reply' }

/** `comment, “The beginning of it”` */
export const quoted = ({ subject, excerpt }: Pick<Moderated, 'subject' | 'excerpt'>): string => {
  const words = oneLine(excerpt)
  return words ? `${nameOf[subject]}, “${words}”` : nameOf[subject]
}

/** What a moderator wrote. */
export const reasonGiven = ({ reason }: Pick<Moderated, 'reason'>) =>
  reason ? [`The reason given: ${oneLine(reason)}`] : []

/** `On 26 Nov 2026 a moderator` */
export const moderatorOn = ({ at }: Pick<Moderated, 'at'>): string => `On ${day(at)} a moderator`

export const disagree = `If you disagree, write to ${company.email} and another moderator will review it.`

/** The page where the text stood. */
export const placeOf = ({ subject, link }: Pick<Moderated, 'subject' | 'link'>): string =>
  subject === 'post' ? '/forum' : link.replace(/#.*$/, '')
