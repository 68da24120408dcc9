import { type Hold, isOpen } from '../payments/hold.ts'
import { hasUnrecordedChange } from '../payments/money-back.ts'
import { type Intent, SERVICE } from '../payments/provider.ts'

/** What to do about a payment that the provider lists. */
export type Judgement =
  | { what: 'nothing' }
  /** The hold has none yet: this is the one. */
  | { what: 'adopt' }
  /** No money was taken and no record names it: cancel it. */
  | { what: 'let go' }
  /** Money that was taken has gone back or is disputed, and no notice told us. */
  | { what: 'follow' }
  | { what: 'report'; says: string }

const nothing: Judgement = { what: 'nothing' }
const report = (message: string): Judgement => ({ what: 'report', says: message })

/** Whether a payment is ours at all: another service and another deployment may use the same account. */
export const isOurs = ({ belongsTo }: Pick<Intent, 'belongsTo'>, deployment: string): boolean =>
  belongsTo.service === SERVICE && belongsTo.deployment === deployment

type MoneyBack = 'refundedPence' | 'disputeStatus'
export type JudgedIntent = Pick<Intent, 'id' | 'state' | MoneyBack>
export type JudgedHold = Pick<Hold, 'intentId' | 'status' | MoneyBack>

/** Compares one of our payments with the hold that it says it is for. */
export function judgePayment(intent: JudgedIntent, hold: JudgedHold | null): Judgement {
  const { id, state } = intent
  if (state === 'gone') return nothing
  if (!hold)
    return report('The provider has a payment of ours for an offer that our books do not know. Settle it there.')
  if (hold.intentId === id) return judgeNamed(intent, hold)
  if (state === 'captured')
    return report('The provider captured a payment that our books do not know. Refund it there.')
  return !hold.intentId && isOpen(hold.status) ? { what: 'adopt' } : { what: 'let go' }
}

/** While a hold is open, comparing it does the rest. */
function judgeNamed(intent: JudgedIntent, hold: JudgedHold): Judgement {
  const { state } = intent
  if (isOpen(hold.status)) return nothing
  if (state === 'captured' && hold.status === 'captured')
    return hasUnrecordedChange(hold, intent) ? { what: 'follow' } : nothing
  if (state === 'captured')
    return report('The provider captured a payment that our books have as let go. Refund it there.')
  if (state === 'held') return report('The provider still holds money that our books have as let go. Release it there.')
  return nothing
}
