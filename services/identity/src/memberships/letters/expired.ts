import { letter } from '../../mail/letters/letter.ts'
import { type LetterOn, type Occasion, reasonGiven, sentences, toMember, whatRemains } from './occasion.ts'

/** It is over, and was not refunded. Without a charge there were complimentary months only. */
export const expiredLetter: LetterOn = (occasion) =>
  letter({
    kind: 'membership-ended',
    subject: 'Your Storyright Premium has ended',
    ...toMember(occasion, 'See your membership'),
    paragraphs: sentences(
      wasCharged(occasion)
        ? 'Your membership has ended, and nothing more is charged.'
        : 'Your complimentary months have ended. Nothing was charged for them.',
      reasonGiven(occasion),
      whatRemains(occasion),
      wasCharged(occasion)
        ? 'Your invoices stay in your account settings, and you can become a member again there whenever you like.'
        : 'You can become a member in your account settings whenever you like.',
    ),
  })

const wasCharged = ({ membership: { invoice } }: Occasion) => invoice !== null
