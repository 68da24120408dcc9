import type { PaymentMethod } from '../objects/payment-method.ts'
import { type Decline, declines } from './test-cards.ts'

/** A bank's answer to a payment: yes, that it asks its customer first, or no. */
export type BankAnswer = 'approves' | 'asks' | Decline

export function askBank({ behaviour, isAgreed }: PaymentMethod): BankAnswer {
  switch (behaviour) {
    case 'succeeds':
    case 'holdsWithoutEnd':
      return 'approves'
    case 'authenticates':
      return 'asks'
    case 'authenticatesOnce':
      return isAgreed ? 'approves' : 'asks'
    case 'failsOncePaying':
      return declines.generic_decline
    default:
      return declines[behaviour]
  }
}

/** Its answer to a card that is only to be saved. */
export const askBankToSave = (method: PaymentMethod): BankAnswer =>
  method.behaviour === 'failsOncePaying' ? 'approves' : askBank(method)
