import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Quotas } from './quotas.ts'

const amount = z.number().int().min(0).max(1_000_000_000)

/** Shows how much the providers still give, lowers or uses it up, and puts it back as it was. */
export async function quotaRoutes(app: FastifyInstance, { quotas }: { quotas: Quotas }): Promise<void> {
  const change = z
    .strictObject({ quota: z.enum(quotas.names), limit: amount.optional(), used: amount.optional() })
    .refine(({ limit, used }) => limit !== undefined || used !== undefined, 'A quota has a "limit" or something "used"')
  const shown = () => ({
    quotas: quotas.states().map(({ name, limit, used, resetsAt }) => ({
      quota: name,
      limit,
      used,
      resets_at: new Date(resetsAt).toISOString(),
    })),
  })

  app.get('/control/quotas', async () => shown())
  app.post('/control/quotas', async ({ body }, reply) => {
    const { quota, ...rest } = validate(change, body)
    quotas.of(quota).set(rest)
    return reply.code(201).send(shown())
  })
  app.delete('/control/quotas', async (_request, reply) => {
    quotas.reset()
    return reply.code(204).send()
  })
}
