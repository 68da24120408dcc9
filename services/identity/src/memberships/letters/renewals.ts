import { day, premiumAmount, type RenewalNeed } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { documentIn, type LetterOn, nextRenewal, type Occasion, paid, sentences, toMember } from './occasion.ts'
import { cardInWords, withVat } from './words.ts'

/** A renewal that failed, at once and some days later: until when premium stays, and the way to pay it. */
const unpaidLetter =
  (kind: string, subject: string, happened: (occasion: Occasion) => string, usually: RenewalNeed = 'card'): LetterOn =>
  (occasion) => {
    const until = occasion.membership.premiumExpiresAt
    const [label, todo] = toDo[occasion.membership.renewalNeeds ?? usually]
    return letter({
      kind,
      subject,
      ...toMember(occasion, label),
      paragraphs: sentences(
        happened(occasion),
        until && `Premium stays open to you until ${day(until)}.`,
        todo,
        'If it stays unpaid, your membership ends, and nothing more is charged.',
      ),
    })
  }

const toDo = {
  card: [
    'Enter another card',
    'Please enter another card with the link below. It is charged at once, and your membership goes on.',
  ],
  confirmation: [
    'Confirm the payment',
    'Your bank wants you to confirm the payment. Please do so with the link below, or enter another card there.',
  ],
} as const

/** While a renewal is not paid no other charge is to come: it is the year's. */
const amount = ({ membership: { nextCharge, yearPrice } }: Occasion) =>
  withVat(nextCharge ?? yearPrice ?? premiumAmount)
const card = ({ membership }: Occasion) => cardInWords(membership.card)

export const renewalFailedLetter = unpaidLetter(
  'membership-renewal-failed',
  'The payment for your renewal failed',
  (occasion) =>
    `The yearly payment of ${amount(occasion)} for your Storyright Premium could not be taken from ${card(occasion)}.`,
)

export const renewalStillFailedLetter = unpaidLetter(
  'membership-renewal-still-failed',
  'Your renewal payment is overdue',
  (occasion) => `The yearly payment of ${amount(occasion)} for your Storyright Premium has still not gone through.`,
)

export const confirmationLetter = unpaidLetter(
  'membership-renewal-confirmation',
  'Please confirm the payment for your renewal',
  (occasion) => `Your Storyright Premium renews with a yearly payment of ${amount(occasion)} from ${card(occasion)}.`,
  'confirmation',
)

/** The receipt of a renewal. */
export const renewedLetter: LetterOn = (occasion) =>
  letter({
    kind: 'membership-renewed',
    subject: 'Your Storyright Premium is renewed',
    ...toMember(occasion, 'See your membership'),
    paragraphs: sentences(paid(occasion), nextRenewal(occasion)),
    ...documentIn(occasion, 'paid'),
  })

/** The reminder before a renewal. Nothing once its time has come: other letters report what became of it. */
export const renewalNearLetter: LetterOn = (occasion) => {
  const { renewsAt, nextCharge, card, paidUntil } = occasion.membership
  if (!renewsAt || !nextCharge || Date.parse(renewsAt) <= occasion.now.getTime()) return null
  return letter({
    kind: 'membership-renewal-near',
    subject: `Your Storyright Premium renews on ${day(renewsAt)}`,
    ...toMember(occasion, 'Keep or cancel your membership'),
    paragraphs: sentences(
      `Your membership renews on ${day(renewsAt)} for another year. ${withVat(nextCharge)} will then be charged to ${cardInWords(card)}.`,
      `If you do not want it to renew, cancel before that day in your account settings, with the link below. Nothing is charged then, and everything stays open until ${day(paidUntil ?? renewsAt)}.`,
    ),
  })
}

/** The card on file expires before the renewal that it is to pay. */
export const cardExpiringLetter: LetterOn = (occasion) => {
  const { card, renewsAt, nextCharge } = occasion.membership
  if (!card || !renewsAt) return null
  const month = `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`
  return letter({
    kind: 'membership-card-expiring',
    subject: 'Your card expires before your renewal',
    ...toMember(occasion, 'Enter another card'),
    paragraphs: sentences(
      `Your Storyright Premium renews on ${day(renewsAt)}, and ${cardInWords(card)} expires ${month}.`,
      'Please enter another card with the link below, so that your membership goes on.',
      nextCharge && `Nothing is charged now: ${withVat(nextCharge)} is due on ${day(renewsAt)}.`,
    ),
  })
}
