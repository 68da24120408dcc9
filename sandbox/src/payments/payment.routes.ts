import type { FastifyInstance } from 'fastify'
import { type ApiDeps, apiRoutes } from './api/api.routes.ts'
import { bankRoutes } from './bank/bank.routes.ts'
import {
  billingControlRoutes,
  refundControlRoutes,
  setupControlRoutes,
  webhookControlRoutes,
} from './controls/control.routes.ts'
import { customerControlRoutes } from './controls/customer-control.routes.ts'
import { intentControlRoutes } from './controls/intent-control.routes.ts'

/** All ways into the card provider: its API, the bank's page, and the controls. */
export async function paymentRoutes(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  app.register(apiRoutes, { ...deps, prefix: '/v1' })
  app.register(bankRoutes, deps)
  app.register(intentControlRoutes, deps)
  app.register(refundControlRoutes, deps)
  app.register(setupControlRoutes, deps)
  app.register(customerControlRoutes, deps)
  app.register(billingControlRoutes, deps)
  app.register(webhookControlRoutes, deps)
}
