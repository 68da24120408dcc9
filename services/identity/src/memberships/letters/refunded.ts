import { poundsAndPence, type RefundCause } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { documentIn, type LetterOn, type Occasion, reasonGiven, sentences, toMember, whatRemains } from './occasion.ts'

const BANKS = 'Banks usually take 5 to 10 days to show it.'

/** The payment, or a part of it, goes back with the end of the membership. */
export const refundedLetter: LetterOn = (occasion) =>
  letter({
    kind: 'membership-refunded',
    subject: subjectOf(occasion),
    ...toMember(occasion, 'See your membership'),
    paragraphs: sentences(
      `Your membership has ended, and ${amount(occasion)} goes back to the card that it was paid with. ${BANKS}`,
      why(occasion, ended),
      reasonGiven(occasion),
      whatRemains(occasion),
    ),
    ...documentIn(occasion, 'credit_note'),
  })

/** Money goes back while the membership goes on, or after it was over. */
export const paymentRefundedLetter: LetterOn = (occasion) => {
  const { refund } = occasion.membership
  if (!refund) return null
  return letter({
    kind: 'membership-payment-refunded',
    subject: `We’ve refunded ${poundsAndPence(refund.gross)} to your card`,
    ...toMember(occasion, 'See your membership'),
    paragraphs: sentences(
      `${poundsAndPence(refund.gross)} goes back to the card that it was paid with. ${BANKS}`,
      why(occasion, goingOn),
      whatRemains(occasion),
    ),
    ...documentIn(occasion, 'credit_note'),
  })
}

type Why = Partial<Record<RefundCause, string>>
const both: Why = {
  cancelled: 'A payment for your renewal came after you had cancelled, so you get all of it back.',
  over: 'The payment came after your membership had ended, so you get all of it back.',
}
const ended: Why = {
  ...both,
  suspended: 'Your account has been suspended for 30 days. We refund the part of your year that you could not use.',
}
const goingOn: Why = { ...both, administrator: 'Our support team made this refund.' }

const why = ({ membership: { refund } }: Occasion, words: Why): string | null =>
  (refund && words[refund.because]) ?? null

/** How much, where the credit note has it. */
function subjectOf({ membership: { invoice, refund } }: Occasion): string {
  if (invoice?.status !== 'credit_note') return 'We’ve refunded your payment to your card'
  const gross = invoice.isPart ? (refund?.gross ?? -invoice.gross) : -invoice.gross
  return `We’ve refunded ${poundsAndPence(gross)} to your card`
}

function amount({ membership: { invoice, refund } }: Occasion): string {
  if (invoice?.status !== 'credit_note') return 'your payment'
  const all = `your payment of ${poundsAndPence(-invoice.gross)}`
  return invoice.isPart ? `${poundsAndPence(refund?.gross ?? -invoice.gross)} of your payment` : all
}
