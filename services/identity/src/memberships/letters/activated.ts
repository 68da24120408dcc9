import { benefits, day } from '@storyright/contracts/vocabulary'
import type { Table } from '../../mail/letters/draft.ts'
import { letter } from '../../mail/letters/letter.ts'
import { documentIn } from './document.ts'
import { type LetterOn, nextRenewal, sentences, toMember } from './occasion.ts'
import { paid } from './paid.ts'

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
