import http, { type Answer } from 'k6/http'
import type { PlannedPerson } from '../plan.ts'
import { plan } from './plan.ts'

/** Reads an address as somebody. */
export const read = (path: string, { cookie }: PlannedPerson): Answer =>
  http.get(plan.url + path, { headers: { cookie } })

/** Sends JSON as somebody; an answer that is no success ends the iteration. */
export function send<Reply>(path: string, body: object, { cookie }: PlannedPerson, more = {}): Reply {
  const headers = { cookie, 'content-type': 'application/json', ...more }
  const answer = http.post(plan.url + path, JSON.stringify(body), { headers })
  if (answer.status >= 400) throw new Error(`${path} was answered with ${answer.status}: ${answer.body}`)
  return answer.json() as Reply
}

/** Confirms a payment with the publishable key, as the provider's browser client does. */
export function pay(clientSecret: string): void {
  const intent = clientSecret.split('_secret_')[0]!
  const form = {
    client_secret: clientSecret,
    payment_method: 'pm_card_visa',
    return_url: `${plan.url}/my-submissions`,
  }
  const headers = { authorization: 'Bearer pk_test_storyright' }
  const answer = http.post(`${plan.sandboxUrl}/v1/payment_intents/${intent}/confirm`, form, { headers })
  if (answer.status !== 200) throw new Error(`A card was answered with ${answer.status}: ${answer.body}`)
}
