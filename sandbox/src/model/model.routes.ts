import type { FastifyInstance } from 'fastify'
import { type ChatDeps, chatRoutes } from './chat.routes.ts'
import { modelControlRoutes } from './model-control.routes.ts'
import { createModelState } from './model-state.ts'

/** All ways into the language model: its API and the controls. */
export async function modelRoutes(app: FastifyInstance, deps: Omit<ChatDeps, 'state'>): Promise<void> {
  const state = createModelState()
  app.register(chatRoutes, { ...deps, state, prefix: '/v1' })
  app.register(modelControlRoutes, { state })
}
