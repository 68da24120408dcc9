import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import type { Caller } from '../protocol/keys.ts'
import { invalidRequest } from '../protocol/provider-error.ts'

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
