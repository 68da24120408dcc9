import { company } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import type { LetterOn } from './decision.ts'
import { nameOf, placeOf, quoted, reasonGiven } from './words.ts'

/** To the author: it is gone, or was never shown. */
export const removedLetter: LetterOn = ({ decided, reader, publicUrl }) => {
  const name = nameOf[decided.subject]
  return letter({
    kind: 'moderation-removed',
    subject: decided.wasWaiting ? `Your ${name} will not be shown` : `Your ${name} was removed`,
    name: reader.firstName,
    paragraphs: [
      decided.wasWaiting
        ? `A moderator has read your ${quoted(decided)}, which waited to be shown, and removed it.`
        : `A moderator has removed your ${quoted(decided)}.`,
      ...reasonGiven(decided),
      `You are welcome to write it anew without what it was removed for. If you think that we are mistaken, write to ${company.email}, and somebody else looks at it.`,
    ],
    action: { label: 'Go to where it stood', url: `${publicUrl}${placeOf(decided)}` },
  })
}
