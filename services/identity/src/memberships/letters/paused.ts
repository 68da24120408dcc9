import { day, membershipTimes } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { type LetterOn, nextRenewal, sentences, toMember } from './occasion.ts'

/** The account is suspended: nothing is charged meanwhile. */
export const pausedLetter: LetterOn = (occasion) => {
  const { paidUntil } = occasion.membership
  return letter({
    kind: 'membership-paused',
    subject: 'Your membership is paused',
    ...toMember(occasion, 'See your membership'),
    paragraphs: sentences(
      'While your account is suspended, we charge nothing for your Storyright Premium.',
      paidUntil && `It is paid until ${day(paidUntil)}.`,
      `If the suspension lasts ${membershipTimes.pauseDays} days, your membership ends and we refund the part of your year that you could not use.`,
    ),
  })
}

/** The suspension is over. */
export const unpausedLetter: LetterOn = (occasion) => {
  const { state, premiumExpiresAt } = occasion.membership
  return letter({
    kind: 'membership-unpaused',
    subject: 'Your membership is no longer paused',
    ...toMember(occasion, state === 'past_due' ? 'Pay your renewal' : 'See your membership'),
    paragraphs: sentences(
      'Your account is no longer suspended, and your Storyright Premium goes on. Nothing is charged today.',
      state === 'past_due' &&
        premiumExpiresAt &&
        `Your renewal fell into the suspension and was not charged. Please pay it by ${day(premiumExpiresAt)}; otherwise your membership ends then.`,
      nextRenewal(occasion),
    ),
  })
}
