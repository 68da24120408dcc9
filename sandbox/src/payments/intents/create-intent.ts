import { z } from 'zod'
import { type Answer, ok } from '../api/answer.ts'
import type { Asked } from '../api/call.ts'
import { changedMetadata } from '../api/metadata.ts'
import { common, flag, metadata, text, webAddress, wholeNumber } from '../api/params.ts'
import { invalidRequest } from '../api/provider-error.ts'
import { cardParams, readCard } from '../cards/read-card.ts'
import { requireCustomer } from '../customers/customer.ts'
import { newId } from '../identifiers.ts'
import type { Work } from '../work.ts'
import { askBank } from './confirm-intent.ts'
import { captureMethods, type PaymentIntent } from './intent.ts'

const SMALLEST = 30
const LARGEST = 99_999_999

export const createParams = z.strictObject({
  ...common,
  ...cardParams,
  amount: wholeNumber,
  currency: text.regex(/^[a-z]{3}$/i, 'Invalid currency: it must be a three-letter ISO code').toLowerCase(),
  capture_method: z.enum(captureMethods).default('automatic_async'),
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.default({}),
  receipt_email: text.optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).default('always') })
    .optional(),
  payment_method_types: z.array(z.literal('card')).min(1).optional(),
  confirm: flag.default(false),
  return_url: webAddress.optional(),
})
type Params = z.output<typeof createParams>

/** Opens a payment, and confirms it at once where that is asked. */
export function createIntent(work: Work, asked: Asked<Params>): Answer {
  const { params } = asked
  requireAmount(params.amount)
  if (params.customer !== undefined) requireCustomer(work.objects, params.customer)
  const method = readCard(work, params)
  if (params.confirm && !method)
    throw invalidRequest('You must provide a payment method to confirm this PaymentIntent.', {
      code: 'parameter_missing',
      param: 'payment_method',
    })
  const intent = { ...newIntent(params, work.now), ...(method && withMethod(method.id)) }
  work.objects.save(intent)
  work.emit('payment_intent.created', intent)
  if (!params.confirm || !method) return ok(intent)
  return askBank(work, intent, method, { ...asked, returnUrl: params.return_url ?? null })
}

const withMethod = (id: string) => ({ payment_method: id, status: 'requires_confirmation' as const })

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
    payment_method_types: params.payment_method_types ?? ['card'],
    processing: null,
    receipt_email: params.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    status: 'requires_payment_method',
  }
}
