import { letter } from '../../mail/letters/letter.ts'
import type { LetterOn } from './decision.ts'
import { disagree, moderatorOn, nameOf, placeOf, quoted, reasonGiven } from './words.ts'

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
