import { letter } from '../../mail/letters/letter.ts'
import { documentIn } from './document.ts'
import { type LetterOn, nextRenewal, sentences, toMember } from './occasion.ts'
import { paid } from './paid.ts'

/** The receipt of a renewal. */
export const renewedLetter: LetterOn = (occasion) =>
  letter({
    kind: 'membership-renewed',
    subject: 'Your Storyright Premium is renewed',
    ...toMember(occasion, 'See your membership'),
    paragraphs: sentences(paid(occasion), nextRenewal(occasion)),
    ...documentIn(occasion, 'paid'),
  })
