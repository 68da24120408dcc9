import type { Charge } from '../objects/charge.ts'
import type { Dispute } from '../objects/dispute.ts'
import { newId } from '../objects/identifiers.ts'

/** How long the account's holder has for an answer, unless it is said otherwise. */
const ANSWERED_WITHIN_S = 9 * 24 * 3600

export type Claim = Partial<Pick<Dispute, 'amount' | 'reason'>> & {
  /** The bank only asks; it may escalate to a dispute. */
  inquiry?: boolean | undefined
  /** When the account's holder has to have answered, in unix seconds. */
  due_by?: number | undefined
}

export function newDispute(
  { id: charge, amount_captured, amount_refunded, currency, payment_intent }: Charge,
  { amount = amount_captured - amount_refunded, reason = 'general', inquiry = false, due_by }: Claim,
  now: number,
): Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount,
    charge,
    created: now,
    currency,
    evidence_details: {
      due_by: due_by ?? now + ANSWERED_WITHIN_S,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent,
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  }
}
