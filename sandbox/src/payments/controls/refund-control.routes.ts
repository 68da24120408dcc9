import { refusals } from '@storyright/contracts/vocabulary'
import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Refund, refundFailures } from '../objects/refund.ts'
import type { Payments } from '../provider/payments.ts'
import { failRefund, settleRefund } from '../refunds/refund-charge.ts'
import { refundBeginnings, type Work } from '../store/work.ts'

type ById = { Params: { id: string } }

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

  app.post<ById>('/control/refunds/:id/succeed', async ({ params }) =>
    change(params.id, ['pending'], (work, refund) => settleRefund(work, refund)),
  )

  app.post<ById>('/control/refunds/:id/fail', async ({ params, body }) => {
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
