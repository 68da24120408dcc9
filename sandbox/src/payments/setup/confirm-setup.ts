import type { z } from 'zod'
import type { Asked } from '../calls/call.ts'
import { askBankToSave } from '../cards/ask-bank.ts'
import { readCard } from '../cards/read-card.ts'
import { requireNotOfAnother } from '../cards/save-card.ts'
import { requireAsker, showTo } from '../intents/asker.ts'
import type { confirmParams } from '../intents/confirm-intent.ts'
import { nextActionOf } from '../intents/require-action.ts'
import { presentMethod } from '../objects/payment-method.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject } from '../store/require.ts'
import type { Work } from '../store/work.ts'
import { failSetup, settleSetup } from './settle-setup.ts'
import { requireBecoming } from './setup-states.ts'

/** Asks the bank of the card that is to be saved, as the server or the customer's own browser wishes. */
export function confirmSetup(work: Work, asked: Asked<z.output<typeof confirmParams>>): Answer {
  const { id, caller, params, origin } = asked
  const setup = requireObject(work.objects, 'setup_intent', id, 'intent')
  requireAsker(caller, setup, params.client_secret)
  requireBecoming('confirmed', setup)
  const method = readCard(work, params) ?? work.objects.find('payment_method', setup.payment_method ?? '')
  if (!method) throw noCard(setup)
  requireNotOfAnother(method, setup.customer)
  const answer = askBankToSave(method)
  if (answer === 'approves') return ok(showTo(caller, settleSetup(work, setup, method)))
  if (answer === 'asks') {
    const question = { bank: `${origin}/bank/${id}`, returnUrl: params.return_url ?? null }
    const waiting: SetupIntent = {
      ...setup,
      last_setup_error: null,
      next_action: nextActionOf(setup.client_secret, question),
      payment_method: method.id,
      status: 'requires_action',
    }
    work.objects.save(waiting)
    work.emit('setup_intent.requires_action', waiting)
    return ok(showTo(caller, waiting))
  }
  const error = { type: 'card_error' as const, ...answer }
  const failed = failSetup(work, setup, { ...error, payment_method: presentMethod(method) })
  return { status: 402, body: { error: { ...error, setup_intent: showTo(caller, failed) } } }
}

const noCard = (setup: SetupIntent) =>
  invalidRequest(
    "You cannot confirm this SetupIntent because it's missing a payment method. Give one with `payment_method` or " +
      '`payment_method_data`.',
    { code: 'setup_intent_unexpected_state', setup_intent: setup },
  )
