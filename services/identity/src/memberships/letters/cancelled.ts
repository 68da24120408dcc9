import { day, poundsAndPence } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { type LetterOn, sentences, toMember } from './occasion.ts'

/** Cancelled to the end of the paid period. */
export const cancelledLetter: LetterOn = (occasion) => {
  const { premiumExpiresAt, paidUntil, yearPrice } = occasion.membership
  return letter({
    kind: 'membership-cancelled',
    subject: 'Your membership is cancelled',
    ...toMember(occasion, 'Resume your membership'),
    paragraphs: sentences(
      `Your Storyright Premium will not renew, and nothing more is charged${yearPrice ? `: ${poundsAndPence(yearPrice.gross)} would have been due` : ''}.`,
      premiumExpiresAt && `Everything stays open to you until ${day(premiumExpiresAt)}.`,
      paidUntil &&
        `If you change your mind before ${day(paidUntil)}, you can resume it in your account settings, and it renews as before.`,
    ),
  })
}
