import { refusals } from '@storyright/contracts/vocabulary'
import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireCharge, saveCharge } from '../charges/charge.ts'
import { advanceDispute, disputeCharge } from '../disputes/dispute-charge.ts'
import { expireIntent } from '../intents/cancel-intent.ts'
import { authenticateIntent, type Change, canBe } from '../intents/intent-states.ts'
import type { Charge } from '../objects/charge.ts'
import { disputeReasons, disputeStatuses } from '../objects/dispute.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { Payments } from '../provider/payments.ts'
import type { Work } from '../store/work.ts'
import { moment } from './moment.ts'

type ById = { Params: { id: string } }

export const authenticateBody = z.strictObject({ outcome: z.enum(['succeed', 'fail']) })
const claimBody = z.strictObject({
  amount: z.number().int().min(1).exactOptional(),
  reason: z.enum(disputeReasons).exactOptional(),
  inquiry: z.boolean().optional(),
  due_by: moment.optional(),
})
const disputeBody = z.union([claimBody, z.strictObject({ outcome: z.enum(disputeStatuses) })])
const captureBeforeBody = z.strictObject({ at: moment })

/** What only time, a bank or a customer could do otherwise. */
export async function intentControlRoutes(app: FastifyInstance, { payments }: { payments: Payments }): Promise<void> {
  const path = '/control/payment_intents/:id'

  app.post<ById>(`${path}/authenticate`, async ({ params, body }) => {
    const { outcome } = validate(authenticateBody, body)
    return change(params.id, 'authenticated', (work, intent) => authenticateIntent(work, intent, outcome))
  })

  app.post<ById>(`${path}/expire`, async ({ params }) => change(params.id, 'expired', expireIntent))

  app.post<ById>(`${path}/capture_before`, async ({ params, body }) => {
    const { at } = validate(captureBeforeBody, body)
    return change(params.id, 'captured', (work, intent) => moveHoldEnd(work, intent, at))
  })

  app.post<ById>(`${path}/run_out`, async ({ params }) => change(params.id, 'captured', runOut))

  app.post<ById>(`${path}/dispute`, async ({ params, body }) => {
    const wish = validate(disputeBody, body ?? {})
    return change(params.id, 'disputed', (work, intent) =>
      'outcome' in wish ? advanceDispute(work, intent, wish.outcome) : disputeCharge(work, intent, wish),
    )
  })

  function change<Result>(id: string, what: Change, run: (work: Work, intent: PaymentIntent) => Result): Result {
    return payments.work((work) => {
      const intent = work.objects.find('payment_intent', id)
      if (!intent) throw refusals.notFound({ message: 'There is no payment intent with this id.' })
      if (!canBe(what, intent))
        throw refusals.conflict({ message: `This cannot be done: the payment intent is ${intent.status}.` })
      return run(work, intent)
    })
  }
}

function moveHoldEnd({ objects, emit }: Work, intent: PaymentIntent, end: number): PaymentIntent {
  const charge = requireCharge(objects, intent.latest_charge)
  const moved = endingAt(charge, end)
  saveCharge(objects, moved)
  const { capture_before } = charge.payment_method_details.card
  emit('charge.updated', moved, { payment_method_details: { card: { capture_before } } })
  return intent
}

/** The hold is over at the bank, but the provider has not ended it yet: it looks held and cannot be captured. */
function runOut({ objects, now }: Work, intent: PaymentIntent): PaymentIntent {
  objects.save(endingAt(requireCharge(objects, intent.latest_charge), now), null)
  return intent
}

function endingAt(charge: Charge, end: number): Charge {
  const { card } = charge.payment_method_details
  return { ...charge, payment_method_details: { type: 'card', card: { ...card, capture_before: end } } }
}
