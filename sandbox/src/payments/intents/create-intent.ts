import { z } from 'zod'
import type { Asked } from '../calls/call.ts'
import { requireCustomer } from '../customers/require-customer.ts'
import { newId } from '../objects/identifiers.ts'
import { changedMetadata } from '../objects/metadata.ts'
import { captureMethods, type PaymentIntent } from '../objects/payment-intent.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { common, flag, metadata, text, wholeNumber } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import type { Work } from '../store/work.ts'

const SMALLEST = 30
const LARGEST = 99_999_999

/** What a bank statement can show after the account's own prefix. */
const statementSuffix = text
  .regex(/^.{1,22}$/, 'Invalid statement_descriptor_suffix: it must be from 1 to 22 characters')
  .regex(/[a-z]/i, 'Invalid statement_descriptor_suffix: it must contain at least one letter')
  .regex(/^[^<>\\'"*]*$/, 'Invalid statement_descriptor_suffix: it must not contain any of < > \\ \' " *')

export const createParams = z.strictObject({
  ...common,
  amount: wholeNumber,
  currency: text.regex(/^[a-z]{3}$/i, 'Invalid currency: it must be a three-letter ISO code').toLowerCase(),
  capture_method: z.enum(captureMethods).default('automatic_async'),
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.default({}),
  allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).default('always') })
    .optional(),
  statement_descriptor_suffix: statementSuffix.optional(),
})
type Params = z.output<typeof createParams>

/** Opens a payment. */
export function createIntent(work: Work, { params }: Asked<Params>): Answer {
  requireAmount(params.amount)
  if (params.customer !== undefined) requireCustomer(work.objects, params.customer)
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

function newIntent(params: Params, now: number): PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount: params.amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: params.automatic_payment_methods ?? null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.capture_method,
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: now,
    currency: params.currency,
    customer: params.customer ?? null,
    description: params.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: changedMetadata({}, params.metadata),
    next_action: null,
    payment_method: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
  }
}
