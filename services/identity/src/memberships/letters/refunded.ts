import { poundsAndPence } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { documentIn } from './document.ts'
import { type LetterOn, type Occasion, reasonGiven, sentences, toMember, whatRemains } from './occasion.ts'

/** The whole payment goes back, with its credit note. */
export const refundedLetter: LetterOn = (occasion) =>
  letter({
    kind: 'membership-refunded',
    subject: 'Your payment is refunded',
    ...toMember(occasion, 'See your membership'),
    paragraphs: sentences(
      `Your membership has ended, and ${amount(occasion)} goes back to the card that it was paid with. Your bank may take some days to show it.`,
      reasonGiven(occasion),
      whatRemains(occasion),
    ),
    ...documentIn(occasion, 'credit_note'),
  })

const amount = ({ membership: { invoice } }: Occasion) =>
  invoice?.status === 'credit_note' ? `your payment of ${poundsAndPence(-invoice.gross)}` : 'your payment'
