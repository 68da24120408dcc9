import { z } from 'zod'
import type { Asked } from '../calls/call.ts'
import { cardParams, readCard } from '../cards/read-card.ts'
import { declines } from '../cards/test-cards.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { common, text, webAddress } from '../protocol/params.ts'
import { unexpectedState } from '../protocol/provider-error.ts'
import type { Work } from '../store/work.ts'
import { requireAsker, showTo } from './asker.ts'
import { requirePossible } from './intent-states.ts'
import { requireIntent } from './require-intent.ts'
import { declineIntent, settleIntent } from './settle-intent.ts'

export const confirmParams = z.strictObject({
  ...common,
  ...cardParams,
  client_secret: text.optional(),
  return_url: webAddress.optional(),
  use_stripe_sdk: text.optional(),
  expected_payment_method_type: text.optional(),
})

/** Confirms a payment, as the server or the customer's own browser asks. */
export function confirmIntent(work: Work, asked: Asked<z.output<typeof confirmParams>>): Answer {
  const intent = requireIntent(work.objects, asked.id)
  requireAsker(asked.caller, intent, asked.params.client_secret)
  requirePossible('confirmed', intent)
  const method = readCard(work, asked.params) ?? work.objects.find('payment_method', intent.payment_method ?? '')
  if (!method)
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. Give one with `payment_method` or " +
        '`payment_method_data`.',
      intent,
    )
  return askBank(work, intent, method, asked)
}

/** Asks the card's bank: it approves, declines, or requires the customer's authentication first. */
function askBank(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  { caller, origin, params }: Asked<z.output<typeof confirmParams>>,
): Answer {
  if (method.behaviour === 'succeeds' || method.behaviour === 'holdsWithoutEnd')
    return ok(showTo(caller, settleIntent(work, intent, method)))
  if (method.behaviour === 'authenticates')
    return ok(
      showTo(caller, requireAction(work, intent, method, `${origin}/bank/${intent.id}`, params.return_url ?? null)),
    )
  const declined = declineIntent(work, intent, method, declines[method.behaviour])
  const { payment_method: _, ...error } = declined.last_payment_error!
  return { status: 402, body: { error: { ...error, payment_intent: showTo(caller, declined) } } }
}

function requireAction(
  { objects, emit }: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  bank: string,
  returnUrl: string | null,
): PaymentIntent {
  const url = `${bank}?${new URLSearchParams({ client_secret: intent.client_secret })}`
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
    payment_method: method.id,
  }
  objects.save(waiting)
  emit('payment_intent.requires_action', waiting)
  return waiting
}
