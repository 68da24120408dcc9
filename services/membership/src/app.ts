import { paymentSettingsOf } from '@storyright/card-provider'
import { verifyWithIdentity } from '@storyright/service-kit'
import { countFromZero, gauge } from '@storyright/service-kit/telemetry'
import { openStoredService } from '@storyright/stored-service'
import { postgresStored } from '@storyright/stored-service/postgres'
import type { FastifyInstance } from 'fastify'
import { administrationRoutes } from './administration/administration.routes.ts'
import { paymentsToSettle } from './administration/payment.views.ts'
import { changeRoutes } from './changes/change.routes.ts'
import { upgradeRoutes } from './checkout/upgrade.routes.ts'
import { type Config, paceOf } from './config.ts'
import { openDatabase } from './database.ts'
import type { Checkpoint, Deps } from './deps.ts'
import { documentRoutes } from './documents/document.routes.ts'
import { ownRecords } from './export/own-records.ts'
import { upkeep } from './jobs/jobs.ts'
import { membershipSnapshots } from './members/member.store.ts'
import { personSubscriptions } from './people/follow-person.ts'
import { askIdentity } from './people/identity.ts'
import { connectProvider } from './provider/provider.ts'
import { statusRoutes } from './status/status.routes.ts'
import { countingRoutes, viewRoutes } from './view-limit/view.routes.ts'
import { viewSubscriptions } from './view-limit/view.subscriptions.ts'
import { viewSnapshots } from './view-limit/view.views.ts'
import { webhookRoutes } from './webhooks/webhook.routes.ts'

/** What a test may replace besides the configuration. */
export interface Surroundings {
  clock?: () => Date
  checkpoint?: Checkpoint
  /** Without it no background work runs; 'called' runs all of it when its bell rings, and seldom otherwise. */
  upkeep?: boolean | 'called'
}

/** For one attempt of two. */
const IDENTITY_LIMIT_MS = 900

/** Membership: plans and their money, and how many listings a month are left to whom. */
export async function buildApp(
  config: Config,
  { clock = () => new Date(), checkpoint = () => {}, upkeep: withUpkeep = true }: Surroundings = {},
): Promise<FastifyInstance> {
  const service = await openStoredService({
    name: 'membership',
    config,
    store: postgresStored(openDatabase),
    readViewer: verifyWithIdentity(config.IDENTITY_URL),
    clock,
  })
  const { app, db, transaction, outbox, messaging, logger } = service
  const identity = askIdentity(service.neighbour(config.IDENTITY_URL, { timeoutMs: IDENTITY_LIMIT_MS }))
  const provider = connectProvider({
    secretKey: config.STRIPE_SECRET_KEY,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    deployment: config.DEPLOYMENT,
    apiUrl: config.STRIPE_API_URL,
    logger,
  })
  const deps: Deps = { db, transaction, outbox, provider, identity, clock, checkpoint, logger }

  statusRoutes(app, deps)
  viewRoutes(app, deps)
  documentRoutes(app, deps)
  administrationRoutes(app, deps)
  upgradeRoutes(app, deps, paymentSettingsOf(config))
  changeRoutes(app, deps)
  await webhookRoutes(app, deps)
  const versioned = ['members', 'view_months'].map((rows) => ({ rows, field: 'version' }))
  service.mountInternalCalls({ snapshots, versioned, recordsOf: (id) => ownRecords(db, id) }, (scope) =>
    countingRoutes(scope, deps),
  )
  async function* snapshots() {
    yield* membershipSnapshots(db)
    yield* viewSnapshots(db)
  }

  // Closing an account marks it first, and then finds all that was written before the mark.
  messaging.subscribe([...personSubscriptions(deps), ...viewSubscriptions(deps)])
  service.keep(
    gauge('moneyToSettle', () => paymentsToSettle(db)),
    (end) => end(),
  )
  countFromZero('planMismatches')
  if (withUpkeep)
    service.inBackground(
      upkeep(deps, { ...paceOf(config, clock()), isCalled: withUpkeep === 'called', leaseOf: service.lease }),
    )
  return service.start()
}
