import type { FastifyInstance } from 'fastify'
import type { Faults } from '../faults/faults.ts'
import { sendPage } from '../pages/page.ts'
import { requestPage } from './request.page.ts'
import type { RequestLog } from './request-log.ts'

interface Deps {
  requests: RequestLog
  faults: Faults
  mailUrl: string
}

export async function requestPageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.get('/', (_request, reply) => sendPage(reply, { title: 'Requests', place: 'Sandbox', body: requestPage(deps) }))
}
