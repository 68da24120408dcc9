import { letter } from '../../mail/letters/letter.ts'
import { type LetterOn, nextRenewal, sentences, toMember } from './occasion.ts'

/** A cancellation was taken back. */
export const resumedLetter: LetterOn = (occasion) =>
  letter({
    kind: 'membership-resumed',
    subject: 'You’ve resumed Premium',
    ...toMember(occasion, 'See your membership'),
    paragraphs: sentences(
      'Your Storyright Premium is no longer cancelled. Nothing is charged today.',
      nextRenewal(occasion),
    ),
  })
