import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Faults } from './faults.ts'

/** `POST /control/faults` asks for failures, `DELETE /control/faults` takes all of them back. */
export async function faultRoutes(app: FastifyInstance, { faults }: { faults: Faults }): Promise<void> {
  const failing = 'A failure has a status from 400 to 599'
  const counted = 'A fault happens 1 to 10,000 times'
  const faultBody = z.strictObject({
    operation: z.enum(faults.operations as [string, ...string[]]),
    status: z.number().int().min(400, failing).max(599, failing),
    times: z.number().int().min(1, counted).max(10_000, counted).default(1),
  })

  app.post('/control/faults', async (request, reply) => {
    faults.add(validate(faultBody, request.body))
    return reply.code(201).send({ faults: faults.waiting() })
  })

  app.delete('/control/faults', async (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })
}
