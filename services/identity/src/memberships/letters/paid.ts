import { day, poundsAndPence } from '@storyright/contracts/vocabulary'
import type { Occasion } from './occasion.ts'

/** What a payment that went through has brought. */
export function paid({ membership: { invoice, paidUntil } }: Occasion): string {
  const amount = invoice?.status === 'paid' ? ` of ${poundsAndPence(invoice.gross)}` : ''
  const until = paidUntil ? `, and you are a premium member until ${day(paidUntil)}` : ''
  return `Your payment${amount} has gone through${until}.`
}
