import type { Moderated } from '@storyright/contracts/events'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { type Letter, letter } from '../../mail/letters/letter.ts'
import { disagree, moderatorOn, nameOf, placeOf, quoted, reasonGiven } from './words.ts'

/** What a moderator decided, for one reader of a letter. */
export interface Decision {
  decided: Moderated
  reader: { firstName: string }
  publicUrl: string
}

export type LetterOn = (decision: Decision) => Letter

/** To the author: what waited is there for everybody. */
export const shownLetter: LetterOn = ({ decided, reader, publicUrl }) => {
  const name = nameOf[decided.subject]
  return letter({
    kind: 'moderation-shown',
    subject: `Your ${name} is shown now`,
    name: reader.firstName,
    paragraphs: [
      `${moderatorOn(decided)} read your ${quoted(decided)}, and everybody can see it now.`,
      'We look at the first texts with links of new accounts. What you write from now on is shown at once.',
    ],
    action: { label: `See your ${name}`, url: `${publicUrl}${decided.link}` },
  })
}

/** To the author: this should not happen again. */
export const warnedLetter: LetterOn = ({ decided, reader, publicUrl }) => {
  const name = nameOf[decided.subject]
  return letter({
    kind: 'moderation-warned',
    subject: `A warning about your ${name}`,
    name: reader.firstName,
    paragraphs: [
      `${moderatorOn(decided)} read your ${quoted(decided)}, and warns you about it.`,
      ...reasonGiven(decided),
      'Please change or delete it if it is still there, and keep to this when you write again. Whoever goes on is muted for some time.',
    ],
    action: { label: `See your ${name}`, url: `${publicUrl}${decided.link}` },
  })
}

/** To the author: it is gone, or was never shown. */
export const removedLetter: LetterOn = ({ decided, reader, publicUrl }) => {
  const name = nameOf[decided.subject]
  return letter({
    kind: 'moderation-removed',
    subject: decided.wasWaiting ? `Your ${name} will not be shown` : `Your ${name} was removed`,
    name: reader.firstName,
    paragraphs: [
      decided.wasWaiting
        ? `${moderatorOn(decided)} read your ${quoted(decided)}, which was held for review, and removed it.`
        : `${moderatorOn(decided)} removed your ${quoted(decided)}.`,
      ...reasonGiven(decided),
      `You are welcome to write it anew without what it was removed for. ${disagree}`,
    ],
    action: { label: 'Go to where it stood', url: `${publicUrl}${placeOf(decided)}` },
  })
}

/** To a reporter: the outcome, and thanks. */
export const outcomeLetter: LetterOn = ({ decided, reader, publicUrl }) => {
  const isKept = decided.action === 'keep'
  return letter({
    kind: 'moderation-outcome',
    subject: `What became of the ${nameOf[decided.subject]} you flagged`,
    name: reader.firstName,
    paragraphs: [
      `You flagged a ${quoted(decided)}. ${outcomeOf(decided)}`,
      'Thank you for helping to keep this a good place to talk.',
    ],
    action: isKept
      ? { label: `See the ${nameOf[decided.subject]}`, url: `${publicUrl}${decided.link}` }
      : { label: 'Go to where it stood', url: `${publicUrl}${placeOf(decided)}` },
  })
}

function outcomeOf(decided: Moderated): string {
  const { action, isDeletedByAuthor } = decided
  if (isDeletedByAuthor) return 'Its author has deleted it meanwhile.'
  if (action === 'remove') return `${moderatorOn(decided)} read it and removed it.`
  return `${moderatorOn(decided)} read it and found that it keeps to the rules, so it stays. If you would rather not read its author, you can block them.`
}

/** To the author: reads for some time, and cannot write. */
export const mutedLetter: LetterOn = ({ decided, reader, publicUrl }) => {
  if (!decided.mutedUntil) throw new Error('whoever is muted is muted until some time')
  const until = `${dayAndTime(decided.mutedUntil)}, UK time`
  return letter({
    kind: 'moderation-muted',
    subject: `You are muted until ${until}`,
    name: reader.firstName,
    paragraphs: [
      `${moderatorOn(decided)} muted you because of your ${quoted(decided)}. Until ${until}, you can read comments and the forum, but not write.`,
      ...reasonGiven(decided),
      `It ends by itself, and there is nothing for you to do. ${disagree}`,
    ],
    action: { label: 'Go on reading', url: `${publicUrl}${placeOf(decided)}` },
  })
}

/** To the author: it ended before its time. */
export const unmutedLetter: LetterOn = ({ decided, reader, publicUrl }) =>
  letter({
    kind: 'moderation-unmuted',
    subject: 'You can write again',
    name: reader.firstName,
    paragraphs: [
      `${moderatorOn(decided)} who reviewed your ${quoted(decided)} lifted your mute early: you can write comments and in the forum again.`,
    ],
    action: { label: 'Join in again', url: `${publicUrl}${placeOf(decided)}` },
  })
