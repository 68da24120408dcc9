import { z } from 'zod'
import { type Asked, defineCall } from '../calls/call.ts'
import { askBankToSave } from '../cards/ask-bank.ts'
import { readCard } from '../cards/read-card.ts'
import { requireNotOfAnother } from '../cards/save-card.ts'
import { confirmParams, requireAsker, showTo } from '../intents/confirm-intent.ts'
import { nextActionOf } from '../intents/require-action.ts'
import { changedMetadata, newId } from '../objects/identifiers.ts'
import { presentMethod } from '../objects/payment-method.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { automaticMethods, common, metadata, noParams, text } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject, type Work } from '../store/work.ts'
import { failSetup, requireBecoming, settleSetup } from './authenticate-setup.ts'

const createParams = z.strictObject({
  ...common,
  allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
  automatic_payment_methods: automaticMethods.optional(),
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_method: text.optional(),
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
})

/** Begins to save a card; a browser goes on with the client secret. */
function createSetup(work: Work, { params }: Asked<z.output<typeof createParams>>): Answer {
  const customer =
    params.customer === undefined ? null : requireObject(work.objects, 'customer', params.customer, 'customer').id
  const method = readCard(work, { payment_method: params.payment_method })
  if (method) requireNotOfAnother(method, customer)
  const id = newId('seti')
  const setup: SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    application: null,
    automatic_payment_methods: params.automatic_payment_methods ?? null,
    cancellation_reason: null,
    client_secret: newId(`${id}_secret`),
    created: work.now,
    customer,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: changedMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    usage: params.usage,
  }
  work.objects.save(setup)
  work.emit('setup_intent.created', setup)
  return ok(setup)
}

/** Asks the bank of the card that is to be saved, as the server or the customer's own browser wishes. */
function confirmSetup(work: Work, asked: Asked<z.output<typeof confirmParams>>): Answer {
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

const path = '/setup_intents'
const one = `${path}/:id`

export const setupCalls = [
  defineCall({ operation: 'setup_intents.create', method: 'POST', path, params: createParams, run: createSetup }),
  defineCall({
    operation: 'setup_intents.retrieve',
    method: 'GET',
    path: one,
    forBrowsers: true,
    params: z.strictObject({ ...common, client_secret: text.optional() }),
    run({ objects }, { id, caller, params }) {
      const setup = requireObject(objects, 'setup_intent', id, 'intent')
      requireAsker(caller, setup, params.client_secret)
      return ok(showTo(caller, setup))
    },
  }),
  defineCall({
    operation: 'setup_intents.confirm',
    method: 'POST',
    path: `${one}/confirm`,
    forBrowsers: true,
    params: confirmParams,
    run: confirmSetup,
  }),
  defineCall({
    operation: 'setup_intents.cancel',
    method: 'POST',
    path: `${one}/cancel`,
    params: noParams,
    run({ objects, emit }, { id }) {
      const setup = requireObject(objects, 'setup_intent', id, 'intent')
      requireBecoming('canceled', setup)
      const canceled = { ...setup, next_action: null, status: 'canceled' as const }
      objects.save(canceled)
      emit('setup_intent.canceled', canceled)
      return ok(canceled)
    },
  }),
]
