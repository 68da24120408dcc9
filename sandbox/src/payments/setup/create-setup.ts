import { z } from 'zod'
import type { Asked } from '../calls/call.ts'
import { readCard } from '../cards/read-card.ts'
import { requireNotOfAnother } from '../cards/save-card.ts'
import { newId } from '../objects/identifiers.ts'
import { changedMetadata } from '../objects/metadata.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { automaticMethods, common, metadata, text } from '../protocol/params.ts'
import { requireObject } from '../store/require.ts'
import type { Work } from '../store/work.ts'

export const createParams = z.strictObject({
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
export function createSetup(work: Work, { params }: Asked<z.output<typeof createParams>>): Answer {
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
