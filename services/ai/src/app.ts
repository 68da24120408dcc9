import { verifyWithIdentity } from '@storyright/service-kit'
import { openStoredService } from '@storyright/stored-service'
import { mongoStored } from '@storyright/stored-service/mongodb'
import { redisStored } from '@storyright/stored-service/redis'
import type { FastifyInstance } from 'fastify'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { figureInternals } from './analytics/figures.internal.ts'
import { lifeSubscriptions } from './analytics/life.subscriptions.ts'
import { rollFigures } from './analytics/roll-figures.ts'
import type { Config } from './config.ts'
import { collections } from './database.ts'
import type { Deps } from './deps.ts'
import { favouriteSubscriptions } from './favourites/favourite.subscriptions.ts'
import { listingSubscriptions } from './listings/listing.subscriptions.ts'
import { marketRoutes } from './market/market.routes.ts'
import { offerSubscriptions } from './offers/offer.subscriptions.ts'
import { personSubscriptions } from './people/person.subscriptions.ts'

/** What a test may replace besides the configuration. */
export interface Surroundings {
  clock?: () => Date
}

/** AI: analyses, recommendations, what people do, and the platform's figures. */
export async function buildApp(
  config: Config,
  { clock = () => new Date() }: Surroundings = {},
): Promise<FastifyInstance> {
  const service = await openStoredService({
    name: 'ai',
    config,
    store: mongoStored(collections),
    readViewer: verifyWithIdentity(config.IDENTITY_URL),
    clock,
  })
  const { db, transaction, outbox, messaging, logger } = service
  const redis = service.use(redisStored(config.REDIS_URL))
  const deps: Deps = { db, transaction, outbox, redis, clock, logger }

  analyticsRoutes(service.app, deps)
  marketRoutes(service.app, deps)
  service.mountInternalCalls({ snapshots: () => [], recordsOf: async () => ({}) }, (scope) =>
    figureInternals(scope, deps),
  )

  messaging.subscribe(personSubscriptions(deps))
  messaging.subscribe(listingSubscriptions(deps))
  messaging.subscribe(favouriteSubscriptions(deps))
  messaging.subscribe(offerSubscriptions(deps))
  messaging.subscribe(lifeSubscriptions(deps))
  service.inBackground(rollFigures(deps, service.lease('figures')))
  return service.start()
}
