import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { faultBody } from './fault-body.ts'
import type { Faults } from './faults.ts'

const some = z.object({
  operations: z
    .string()
    .transform((names) => names.split(','))
    .optional(),
})

/** `GET` lists what can fail and what will; `POST /control/faults` asks for failures, `DELETE /control/faults` takes back all of them, or those of `?operations=one,another`. */
export async function faultRoutes(app: FastifyInstance, { faults }: { faults: Faults }): Promise<void> {
  const body = faultBody(faults)

  app.post('/control/faults', async (request, reply) => {
    faults.add(validate(body, request.body))
    return reply.code(201).send({ faults: faults.waiting() })
  })

  app.get('/control/faults', async () => ({ operations: faults.operations, faults: faults.waiting() }))

  app.delete('/control/faults', async (request, reply) => {
    faults.clear(validate(some, request.query).operations)
    return reply.code(204).send()
  })
}
