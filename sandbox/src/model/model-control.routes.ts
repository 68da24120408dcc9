import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ModelState } from './model-state.ts'

const mind = z.strictObject({ gullible: z.boolean() })

/** Shows the requests that the model got and how many still wait, and sets its behaviour. */
export async function modelControlRoutes(app: FastifyInstance, { state }: { state: ModelState }): Promise<void> {
  app.get('/control/model', async () => ({
    gullible: state.gullible,
    holding: state.holding,
    asked: state.asked(),
  }))
  app.put('/control/model', async ({ body }) => {
    state.gullible = validate(mind, body).gullible
    return { gullible: state.gullible }
  })
  app.delete('/control/model', async (_request, reply) => {
    state.forget()
    state.gullible = false
    return reply.code(204).send()
  })
}
