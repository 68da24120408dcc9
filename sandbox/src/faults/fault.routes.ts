import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { faultBody } from './fault-body.ts'
import type { Faults } from './faults.ts'

/** `POST /control/faults` asks for failures, `DELETE /control/faults` takes all of them back. */
export async function faultRoutes(app: FastifyInstance, { faults }: { faults: Faults }): Promise<void> {
  const body = faultBody(faults)

  app.post('/control/faults', async (request, reply) => {
    faults.add(validate(body, request.body))
    return reply.code(201).send({ faults: faults.waiting() })
  })

  app.delete('/control/faults', async (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })
}
