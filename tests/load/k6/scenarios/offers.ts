import exec from 'k6/execution'
import { pay, send } from '../support/ask.ts'
import { visitors } from '../support/options.ts'
import { pick } from '../support/pick.ts'
import { plan } from '../support/plan.ts'

export { handleSummary } from '../support/summary.ts'
export const options = visitors(Number(__ENV.VISITORS))

/** An offer as the web makes it: the form, the card, a look at the payment. */
export default function offers(): void {
  const producer = pick(plan.producers)
  const { deckFileUrl } = producer
  const form = { listingId: pick(plan.listingIds), offerPrice: 5_000, optionPeriod: 18, deckFileUrl }
  const made = send<{ offer: { id: string }; clientSecret: string }>(plan.paths.createOffer, form, producer, {
    'idempotency-key': `load-${__ENV.RUN}-${exec.scenario.iterationInTest}`,
  })
  pay(made.clientSecret)
  send(plan.paths.confirmPayment.replace(':id', made.offer.id), {}, producer)
}
