import { z } from 'zod'
import { type Asked, defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { requireCharge } from '../charges/charge.ts'
import type { Charge } from '../objects/charge.ts'
import { changedMetadata } from '../objects/identifiers.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { common, metadata, noParams, text, wholeNumber } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject, type Work } from '../store/work.ts'
import { refundCharge } from './refund-charge.ts'

const refundParams = z.strictObject({
  ...common,
  payment_intent: text,
  amount: wholeNumber.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
})
type Params = z.output<typeof refundParams>

/** Gives captured money back, all that is left or a part. */
function createRefund(work: Work, { params }: Asked<Params>): Answer {
  const charge = capturedCharge(work, params.payment_intent)
  const amount = refundable(work, charge, params.amount)
  return ok(
    refundCharge(work, charge, {
      amount,
      reason: params.reason ?? null,
      metadata: changedMetadata({}, params.metadata),
    }),
  )
}

/** How much goes back: what is asked for, or all that is left. */
function refundable({ objects }: Work, charge: Charge, asked: number | undefined): number {
  const disputes = objects.list('dispute', { payment_intent: charge.payment_intent, limit: 100 })
  if (disputes.some((dispute) => !dispute.is_charge_refundable))
    throw invalidRequest(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' })
  const left = charge.amount - charge.amount_refunded
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = asked ?? left
  if (amount < 1 || amount > left)
    throw invalidRequest(`Refund amount has to be from 1 to the unrefunded amount, which is ${left}.`, {
      param: 'amount',
    })
  return amount
}

function capturedCharge({ objects }: Work, id: string) {
  const { latest_charge: latest } = requireObject(objects, 'payment_intent', id, 'payment_intent')
  const charge = latest === null ? undefined : requireCharge(objects, latest)
  if (charge?.captured) return charge
  throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', { param: 'payment_intent' })
}

const path = '/refunds'

export const refundCalls = [
  defineCall({ operation: 'refunds.create', method: 'POST', path, params: refundParams, run: createRefund }),
  defineCall({
    operation: 'refunds.retrieve',
    method: 'GET',
    path: `${path}/:id`,
    params: noParams,
    run: ({ objects }, { id }) => ok(requireObject(objects, 'refund', id)),
  }),
  defineCall({
    operation: 'refunds.list',
    method: 'GET',
    path,
    params: z.strictObject({ ...page, payment_intent: text.optional() }),
    run: ({ objects }, { params }) => listPage(objects, 'refund', '/v1/refunds', params),
  }),
]
