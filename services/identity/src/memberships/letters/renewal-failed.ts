import { day, premiumAmount, type RenewalNeed } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { type LetterOn, type Occasion, sentences, toMember } from './occasion.ts'
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
