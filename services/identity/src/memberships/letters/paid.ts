import { day } from '@storyright/contracts/vocabulary'
import type { Occasion } from './occasion.ts'
import { money } from './words.ts'

/** What a payment that went through has brought. */
export function paid({ membership: { invoice, paidUntil } }: Occasion): string {
  const amount = invoice?.status === 'paid' ? ` of ${money(invoice.gross)}` : ''
  const until = paidUntil ? `, and you are a premium member until ${day(paidUntil)}` : ''
  return `Your payment${amount} has gone through${until}.`
}
