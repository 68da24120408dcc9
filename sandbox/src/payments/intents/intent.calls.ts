import { z } from 'zod'
import { type Asked, defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { hasRunOut, requireCharge, saveCharge } from '../charges/charge.ts'
import { captureMethods, futureUsages, type PaymentIntent } from '../objects/payment-intent.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { automaticMethods, common, currency, metadata, noParams, text, wholeNumber } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { refundCharge } from '../refunds/refund-charge.ts'
import { requireObject, type Work } from '../store/work.ts'
import { cancelIntent } from './cancel-intent.ts'
import { confirmIntent, paymentParams, requireAsker, showTo } from './confirm-intent.ts'
import { requirePossible } from './intent-states.ts'
import { newIntent } from './new-intent.ts'

const SMALLEST = 30
const LARGEST = 99_999_999

/** What a bank statement can show after the account's own prefix. */
const statementSuffix = text
  .regex(/^.{1,22}$/, 'Invalid statement_descriptor_suffix: it must be from 1 to 22 characters')
  .regex(/[a-z]/i, 'Invalid statement_descriptor_suffix: it must contain at least one letter')
  .regex(/^[^<>\\'"*]*$/, 'Invalid statement_descriptor_suffix: it must not contain any of < > \\ \' " *')

const createParams = z.strictObject({
  ...common,
  amount: wholeNumber,
  currency,
  capture_method: z.enum(captureMethods).default('automatic_async'),
  customer: text.exactOptional(),
  setup_future_usage: z.enum(futureUsages).exactOptional(),
  description: text.exactOptional(),
  metadata: metadata.default({}),
  allowed_payment_method_types: z.array(z.literal('card')).min(1).exactOptional(),
  automatic_payment_methods: automaticMethods.exactOptional(),
  statement_descriptor_suffix: statementSuffix.exactOptional(),
})
type Params = z.output<typeof createParams>

/** Opens a payment. */
function createIntent(work: Work, { params: { expand: _, key: __, ...params } }: Asked<Params>): Answer {
  requireAmount(params.amount)
  if (params.customer !== undefined) requireObject(work.objects, 'customer', params.customer, 'customer')
  const intent = newIntent(params, work.now)
  work.objects.save(intent)
  work.emit('payment_intent.created', intent)
  return ok(intent)
}

function requireAmount(amount: number): void {
  if (amount < SMALLEST)
    throw invalidRequest('Amount must be at least 30 pence', { code: 'amount_too_small', param: 'amount' })
  if (amount > LARGEST)
    throw invalidRequest('Amount must be no more than £999,999.99', { code: 'amount_too_large', param: 'amount' })
}

const captureParams = z.strictObject({ ...common, amount_to_capture: wholeNumber.exactOptional() })

/** Takes held money, all of it or a part: the rest is free with that, and counts as refunded. */
function captureIntent(work: Work, { id, params }: Asked<z.output<typeof captureParams>>): Answer {
  const { objects, now, emit } = work
  const intent = requireObject(objects, 'payment_intent', id, 'intent')
  requirePossible('captured', intent)
  const held = requireCharge(objects, intent.latest_charge)
  if (hasRunOut(held, now))
    throw invalidRequest(`The charge ${held.id} cannot be captured: its authorization has expired.`, {
      code: 'charge_expired_for_capture',
      charge: held.id,
    })
  const amount = params.amount_to_capture ?? intent.amount_capturable
  if (amount < 1 || amount > intent.amount_capturable)
    throw invalidRequest(`The amount to capture has to be from 1 to ${intent.amount_capturable}.`, {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    })
  const rest = intent.amount_capturable - amount
  const charge = { ...held, captured: true, amount_captured: amount }
  const captured: PaymentIntent = { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: amount }
  saveCharge(objects, charge)
  objects.save(captured)
  emit('charge.captured', charge)
  emit('payment_intent.succeeded', captured)
  if (rest > 0) refundCharge(work, charge, { amount: rest, reason: null, metadata: {} })
  return ok(captured)
}

const path = '/payment_intents'

export const intentCalls = [
  defineCall({ operation: 'payment_intents.create', method: 'POST', path, params: createParams, run: createIntent }),
  defineCall({
    operation: 'payment_intents.list',
    method: 'GET',
    path,
    params: z.strictObject({ ...page, customer: text.optional() }),
    run: ({ objects }, { params }) => listPage(objects, 'payment_intent', '/v1/payment_intents', params),
  }),
  defineCall({
    operation: 'payment_intents.retrieve',
    method: 'GET',
    path: `${path}/:id`,
    params: z.strictObject({ ...common, client_secret: text.optional() }),
    forBrowsers: true,
    run({ objects }, { id, params, caller }) {
      const intent = requireObject(objects, 'payment_intent', id, 'intent')
      requireAsker(caller, intent, params.client_secret)
      return ok(showTo(caller, intent))
    },
  }),
  defineCall({
    operation: 'payment_intents.confirm',
    method: 'POST',
    path: `${path}/:id/confirm`,
    params: paymentParams,
    forBrowsers: true,
    run: confirmIntent,
  }),
  defineCall({
    operation: 'payment_intents.capture',
    method: 'POST',
    path: `${path}/:id/capture`,
    params: captureParams,
    run: captureIntent,
  }),
  defineCall({
    operation: 'payment_intents.cancel',
    method: 'POST',
    path: `${path}/:id/cancel`,
    params: noParams,
    run: cancelIntent,
  }),
]
