import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Payments } from '../provider/payments.ts'
import { disturbances } from '../webhooks/disturbance.ts'
import { endpoints } from '../webhooks/endpoint.ts'

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
