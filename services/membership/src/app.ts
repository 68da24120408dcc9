import { verifyWithIdentity } from '@storyright/service-kit'
import { openStoredService } from '@storyright/stored-service'
import { postgresStored } from '@storyright/stored-service/postgres'
import type { FastifyInstance } from 'fastify'
import { administrationRoutes } from './administration/administration.routes.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database.ts'
import type { Deps } from './deps.ts'
import { documentRoutes } from './documents/document.routes.ts'
import { ownRecords } from './export/own-records.ts'
import { statusRoutes } from './status/status.routes.ts'
import { countingRoutes, viewRoutes } from './views/view.routes.ts'
import { viewSubscriptions } from './views/view.subscriptions.ts'
import { viewSnapshots } from './views/view.views.ts'

/** Membership: plans, and how many listings a month are left to whom. */
export async function buildApp(config: Config, { clock = () => new Date() } = {}): Promise<FastifyInstance> {
  const service = await openStoredService({
    name: 'membership',
    config,
    store: postgresStored(openDatabase),
    readViewer: verifyWithIdentity(config.IDENTITY_URL),
    clock,
  })
  const { app, db, transaction, outbox, messaging } = service
  const deps: Deps = { db, transaction, outbox, clock }

  statusRoutes(app, deps)
  viewRoutes(app, deps)
  documentRoutes(app, deps)
  administrationRoutes(app, deps)
  service.mountInternalCalls({ snapshots: () => viewSnapshots(db), recordsOf: (id) => ownRecords(db, id) }, (scope) =>
    countingRoutes(scope, deps),
  )
  messaging.subscribe(viewSubscriptions(deps))
  return service.start()
}
