import { benefits, day, membershipTimes, poundsAndPence } from '@storyright/contracts/vocabulary'
import type { Table } from '../../mail/letters/draft.ts'
import { letter } from '../../mail/letters/letter.ts'
import {
  documentIn,
  type LetterOn,
  nextRenewal,
  type Occasion,
  paid,
  reasonGiven,
  sentences,
  toMember,
  whatRemains,
} from './occasion.ts'

const whatItBrings: Table = {
  caption: 'What Premium brings',
  rows: benefits.filter(({ free, premium }) => free !== premium).map(({ name, premium }) => [name, premium]),
}

/** The first payment of a contract: the welcome, with the contract's terms and the invoice. */
export const activatedLetter: LetterOn = (occasion) => {
  const { withdrawUntil, withdrawProrated } = occasion.membership
  const invoice = documentIn(occasion, 'paid')
  return letter({
    kind: 'membership-activated',
    subject: 'Welcome to Storyright Premium',
    ...toMember(occasion, 'See your membership'),
    paragraphs: sentences(
      paid(occasion),
      nextRenewal(occasion),
      withdrawUntil &&
        !withdrawProrated &&
        `You may withdraw until ${day(withdrawUntil)}, on the same page: all of the payment is refunded, and premium ends at once.`,
      withdrawUntil &&
        withdrawProrated &&
        `You may withdraw until ${day(withdrawUntil)}, on the same page. Because you withdrew from a membership within the last twelve months, we then refund the days that are left of your year, and premium ends at once.`,
    ),
    ...invoice,
    tables: [whatItBrings, ...invoice.tables],
  })
}

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

/** Complimentary months, which run beside a subscription. */
export const grantedLetter: LetterOn = (occasion) => {
  const { grantedUntil, renewsAt } = occasion.membership
  if (!grantedUntil) return null
  return letter({
    kind: 'membership-granted',
    subject: `Storyright Premium until ${day(grantedUntil)}, with our compliments`,
    ...toMember(occasion, 'See your membership'),
    paragraphs: sentences(
      `You have Storyright Premium free of charge until ${day(grantedUntil)}. The complimentary months end by themselves.`,
      reasonGiven(occasion),
      renewsAt && `Your subscription runs beside them and keeps its dates: it renews on ${day(renewsAt)}.`,
    ),
  })
}

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
