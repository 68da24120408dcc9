import { z } from 'zod'
import type { Asked } from '../calls/call.ts'
import { askBank } from '../cards/ask-bank.ts'
import { cardParams, readCard } from '../cards/read-card.ts'
import { requireNotOfAnother } from '../cards/save-card.ts'
import { inTimeOf } from '../customers/time.ts'
import { futureUsages, type PaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import type { Caller } from '../protocol/keys.ts'
import { common, text, webAddress } from '../protocol/params.ts'
import { invalidRequest, unexpectedState } from '../protocol/provider-error.ts'
import { requireObject, type Work } from '../store/work.ts'
import { requirePossible } from './intent-states.ts'
import { requireAction } from './require-action.ts'
import { declineIntent, settleIntent } from './settle-intent.ts'

export const confirmParams = z.strictObject({
  ...common,
  ...cardParams,
  client_secret: text.optional(),
  return_url: webAddress.optional(),
  use_stripe_sdk: text.optional(),
  expected_payment_method_type: text.optional(),
})

/** Of a payment only: whether its card is kept for later ones. */
export const paymentParams = confirmParams.extend({ setup_future_usage: z.enum(futureUsages).optional() })
type PaymentParams = z.output<typeof paymentParams>

/** Confirms a payment, as the server or the customer's own browser asks. */
export function confirmIntent(work: Work, asked: Asked<PaymentParams>): Answer {
  const found = requireObject(work.objects, 'payment_intent', asked.id, 'intent')
  const intent = { ...found, setup_future_usage: usageAfter(found, asked) }
  const here = inTimeOf(work, intent.customer)
  requireAsker(asked.caller, intent, asked.params.client_secret)
  requirePossible('confirmed', intent)
  const method = readCard(here, asked.params) ?? work.objects.find('payment_method', intent.payment_method ?? '')
  if (!method)
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. Give one with `payment_method` or " +
        '`payment_method_data`.',
      intent,
    )
  requireNotOfAnother(method, intent.customer)
  return answerOfBank(here, intent, method, asked)
}

/** A browser may ask for more than the server did, never for less. */
function usageAfter(intent: PaymentIntent, { caller, params }: Asked<PaymentParams>) {
  const { setup_future_usage: before } = intent
  const wanted = params.setup_future_usage ?? before
  if (caller === 'browser' && before === 'off_session' && wanted !== before)
    throw invalidRequest('You can only update setup_future_usage from on_session to off_session with this key.', {
      param: 'setup_future_usage',
    })
  return wanted
}

/** Asks the card's bank: it approves, declines, or requires the customer's authentication first. */
function answerOfBank(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  { caller, origin, params }: Asked<PaymentParams>,
): Answer {
  const answer = askBank(method)
  if (answer === 'approves') return ok(showTo(caller, settleIntent(work, intent, method)))
  if (answer === 'asks') {
    const question = { bank: `${origin}/bank/${intent.id}`, returnUrl: params.return_url ?? null }
    return ok(showTo(caller, requireAction(work, intent, method, question)))
  }
  const declined = declineIntent(work, intent, method, answer)
  const { payment_method: _, ...error } = declined.last_payment_error!
  return { status: 402, body: { error: { ...error, payment_intent: showTo(caller, declined) } } }
}

type Confirmable = PaymentIntent | SetupIntent

const names = { payment_intent: 'PaymentIntent', setup_intent: 'SetupIntent' } as const

/** A browser must present the client secret; any secret presented must be right. */
export function requireAsker(caller: Caller, intent: Confirmable, clientSecret: string | undefined): void {
  if (clientSecret === intent.client_secret || (caller === 'server' && clientSecret === undefined)) return
  if (clientSecret === undefined)
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    })
  throw invalidRequest(
    `The client_secret provided does not match any associated ${names[intent.object]} on this account. Ensure the ` +
      'provided client_secret is correct.',
    { code: `${intent.object}_invalid_parameter`, param: 'client_secret' },
  )
}

const serversOnly = [
  'customer',
  'metadata',
  'latest_charge',
  'amount_capturable',
  'amount_received',
  'review',
  'latest_attempt',
  'mandate',
]

/** A browser does not see what the server keeps to itself. */
export const showTo = <Intent extends Confirmable>(caller: Caller, intent: Intent): Partial<Intent> =>
  caller === 'server'
    ? intent
    : (Object.fromEntries(Object.entries(intent).filter(([name]) => !serversOnly.includes(name))) as Partial<Intent>)
