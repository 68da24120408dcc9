import { letter } from '../../mail/letters/letter.ts'
import { type LetterOn, reasonGiven, sentences, toMember, whatRemains } from './occasion.ts'

/** It is over, and was not refunded. */
export const expiredLetter: LetterOn = (occasion) =>
  letter({
    kind: 'membership-ended',
    subject: 'Your Storyright Premium has ended',
    ...toMember(occasion, 'See your membership'),
    paragraphs: sentences(
      'Your membership has ended, and nothing more is charged.',
      reasonGiven(occasion),
      whatRemains(occasion),
      'Your invoices stay in your account settings, and you can become a member again there whenever you like.',
    ),
  })
