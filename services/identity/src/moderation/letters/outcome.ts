import type { Moderated } from '@storyright/contracts/events'
import { letter } from '../../mail/letters/letter.ts'
import type { LetterOn } from './decision.ts'
import { moderatorOn, nameOf, placeOf, quoted } from './words.ts'

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
