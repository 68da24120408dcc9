import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Payments } from '../provider/payments.ts'
import { afterRetries } from '../store/work.ts'

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
