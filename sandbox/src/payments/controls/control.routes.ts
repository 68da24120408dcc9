import { refusals } from '@storyright/contracts/vocabulary'
import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Refund, refundFailures } from '../objects/refund.ts'
import type { Payments } from '../provider/payments.ts'
import { failRefund, settleRefund } from '../refunds/refund-charge.ts'
import { authenticateSetup, canBecome } from '../setup/authenticate-setup.ts'
import { afterRetries, refundBeginnings, type Work } from '../store/work.ts'
import { disturbances } from '../webhooks/disturbance.ts'
import { endpoints } from '../webhooks/endpoint.store.ts'
import { authenticateBody } from './intent-control.routes.ts'

const endpointsBody = z.strictObject({ endpoints })

/** Where webhooks go, and what goes wrong with them on the way. */
export async function webhookControlRoutes(app: FastifyInstance, { payments }: { payments: Payments }): Promise<void> {
  const body = disturbances.partial()

  app.get('/control/webhooks', async () => payments.disturbance.now())

  app.post('/control/webhooks', async ({ body: wished }) => {
    payments.disturbance.change(validate(body, wished))
    payments.sendWebhooks()
    return payments.disturbance.now()
  })

  app.delete('/control/webhooks', async (_request, reply) => {
    payments.endDisturbance()
    return reply.code(204).send()
  })

  app.get('/control/webhooks/endpoints', async () => ({ endpoints: payments.endpoints.all() }))

  app.put('/control/webhooks/endpoints', async ({ body: wished }) => {
    payments.endpoints.replace(validate(endpointsBody, wished).endpoints)
    payments.sendWebhooks()
    return { endpoints: payments.endpoints.all() }
  })
}

const billingBody = z.strictObject({ after_retries: z.enum(afterRetries) })

/** What the account's holder chooses in the provider's own pages. */
export async function billingControlRoutes(app: FastifyInstance, { payments }: { payments: Payments }): Promise<void> {
  const show = () => ({ after_retries: payments.billing.afterRetries })

  app.get('/control/billing', async () => show())

  app.put('/control/billing', async ({ body }) => {
    payments.billing.afterRetries = validate(billingBody, body).after_retries
    return show()
  })
}

type ById = { Params: { id: string } }

/** What a customer answers whose bank asks about a card that is to be saved. */
export async function setupControlRoutes(app: FastifyInstance, { payments }: { payments: Payments }): Promise<void> {
  app.post<ById>('/control/setup_intents/:id/authenticate', async ({ params, body }) => {
    const { outcome } = validate(authenticateBody, body)
    return payments.work((work) => {
      const setup = work.objects.find('setup_intent', params.id)
      if (!setup) throw refusals.notFound({ message: 'There is no setup intent with this id.' })
      if (!canBecome('authenticated', setup))
        throw refusals.conflict({ message: `This cannot be done: the setup intent is ${setup.status}.` })
      return authenticateSetup(work, setup, outcome)
    })
  })
}

type RefundControlRoutesById = { Params: { id: string } }

const beginBody = z.strictObject({ begin: z.enum(refundBeginnings) })
const failBody = z.strictObject({ failure_reason: z.enum(refundFailures).default('unknown') })

/** Sets how banks treat refunds. */
export async function refundControlRoutes(app: FastifyInstance, { payments }: { payments: Payments }): Promise<void> {
  const show = () => ({ begin: payments.billing.refundsBegin })

  app.get('/control/refunds', async () => show())

  app.put('/control/refunds', async ({ body }) => {
    payments.billing.refundsBegin = validate(beginBody, body).begin
    return show()
  })

  app.post<RefundControlRoutesById>('/control/refunds/:id/succeed', async ({ params }) =>
    change(params.id, ['pending'], (work, refund) => settleRefund(work, refund)),
  )

  app.post<RefundControlRoutesById>('/control/refunds/:id/fail', async ({ params, body }) => {
    const { failure_reason } = validate(failBody, body ?? {})
    return change(params.id, ['pending', 'succeeded'], (work, refund) => failRefund(work, refund, failure_reason))
  })

  const change = (id: string, from: Refund['status'][], run: (work: Work, refund: Refund) => Refund): Refund =>
    payments.work((work) => {
      const refund = work.objects.find('refund', id)
      if (!refund) throw refusals.notFound({ message: 'There is no refund with this id.' })
      if (!from.includes(refund.status))
        throw refusals.conflict({ message: `This cannot be done: the refund is ${refund.status}.` })
      return run(work, refund)
    })
}
