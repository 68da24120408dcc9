import { z } from 'zod'
import type { Asked } from '../calls/call.ts'
import { requireCharge, saveCharge } from '../charges/charge.ts'
import { newId } from '../objects/identifiers.ts'
import { changedMetadata } from '../objects/metadata.ts'
import type { Refund } from '../objects/refund.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { common, metadata, text, wholeNumber } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject } from '../store/require.ts'
import type { Work } from '../store/work.ts'

export const refundParams = z.strictObject({
  ...common,
  payment_intent: text,
  amount: wholeNumber.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
})
type Params = z.output<typeof refundParams>

/** Gives captured money back, all that is left or a part. */
export function createRefund(work: Work, { params }: Asked<Params>): Answer {
  const charge = capturedCharge(work, params.payment_intent)
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' })
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = params.amount ?? left
  if (amount < 1 || amount > left)
    throw invalidRequest(`Refund amount has to be from 1 to the unrefunded amount, which is ${left}.`, {
      param: 'amount',
    })
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    customer: charge.customer,
    metadata: changedMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    status: 'succeeded',
  }
  const refunded = { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === left }
  work.objects.save(refund)
  saveCharge(work.objects, refunded)
  work.emit('refund.created', refund)
  work.emit('charge.refunded', refunded)
  return ok(refund)
}

function capturedCharge({ objects }: Work, id: string) {
  const { latest_charge: latest } = requireObject(objects, 'payment_intent', id, 'payment_intent')
  const charge = latest === null ? undefined : requireCharge(objects, latest)
  if (charge?.captured) return charge
  throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', { param: 'payment_intent' })
}
