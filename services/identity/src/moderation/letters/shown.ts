import { letter } from '../../mail/letters/letter.ts'
import type { LetterOn } from './decision.ts'
import { moderatorOn, nameOf, quoted } from './words.ts'

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
