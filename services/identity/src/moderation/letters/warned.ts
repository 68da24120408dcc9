import { letter } from '../../mail/letters/letter.ts'
import type { LetterOn } from './decision.ts'
import { moderatorOn, nameOf, quoted, reasonGiven } from './words.ts'

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
