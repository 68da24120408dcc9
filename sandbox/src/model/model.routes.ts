import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type ChatDeps, chatRoutes } from './chat.routes.ts'
import { createModelState, type ModelState } from './model-state.ts'

/** All ways into the language model: its API and the controls. */
export async function modelRoutes(app: FastifyInstance, deps: Omit<ChatDeps, 'state'>): Promise<void> {
  const state = createModelState()
  app.register(chatRoutes, { ...deps, state, prefix: '/v1' })
  app.register(modelControlRoutes, { state })
}

const mind = z.strictObject({ gullible: z.boolean() })

/** Shows the requests that the model got and how many still wait, and sets its behaviour. */
async function modelControlRoutes(app: FastifyInstance, { state }: { state: ModelState }): Promise<void> {
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
