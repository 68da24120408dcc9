import { requireCharge, saveCharge } from '../charges/charge.ts'
import type { Charge } from '../objects/charge.ts'
import { type Metadata, newId } from '../objects/identifiers.ts'
import type { Refund, RefundFailure } from '../objects/refund.ts'
import type { Work } from '../store/work.ts'

interface Wish {
  amount: number
  reason: Refund['reason']
  metadata: Metadata
}

/** Money goes back; how the bank takes it is the account's choice here. What is pending counts as refunded, as it does there. */
export function refundCharge(work: Work, charge: Charge, { amount, reason, metadata }: Wish): Refund {
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    customer: charge.customer,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    status: work.refundsBegin,
  }
  const refunded = withRefunded(charge, charge.amount_refunded + amount)
  work.objects.save(refund)
  saveCharge(work.objects, refunded)
  work.emit('refund.created', refund)
  work.emit('charge.refunded', refunded)
  return refund
}

/** The bank has taken a refund that was pending. */
export function settleRefund(work: Work, refund: Refund): Refund {
  const settled: Refund = { ...refund, status: 'succeeded' }
  work.objects.save(settled)
  work.emit('refund.updated', settled, { status: refund.status })
  work.emit('charge.refund.updated', settled, { status: refund.status })
  return settled
}

/** The bank sends it back, however long ago it was made: the money is the account's again, and the charge is not refunded. */
export function failRefund(work: Work, refund: Refund, reason: RefundFailure): Refund {
  const charge = requireCharge(work.objects, refund.charge)
  const failed: Refund = { ...refund, failure_reason: reason, status: 'failed' }
  work.objects.save(failed)
  saveCharge(work.objects, withRefunded(charge, charge.amount_refunded - refund.amount))
  for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed'] as const)
    work.emit(type, failed, { status: refund.status })
  return failed
}

const withRefunded = (charge: Charge, amount: number): Charge => ({
  ...charge,
  amount_refunded: amount,
  // What was held and not captured counts as refunded from the capture on.
  refunded: amount >= charge.amount,
})
