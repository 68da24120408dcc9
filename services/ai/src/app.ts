import { verifyWithIdentity } from '@storyright/service-kit'
import { openStoredService } from '@storyright/stored-service'
import { mongoStored } from '@storyright/stored-service/mongodb'
import { redisStored } from '@storyright/stored-service/redis'
import type { FastifyInstance } from 'fastify'
import { behaviourSubscriptions, forgettingBell } from './behaviour/behaviour.subscriptions.ts'
import { forgetThoseGone } from './behaviour/forget-behaviour.ts'
import { recordedOf } from './behaviour/recorded-of.ts'
import { trackingRoutes } from './behaviour/tracking.routes.ts'
import type { Config } from './config.ts'
import { collections } from './database.ts'
import type { Deps } from './deps.ts'
import { favouriteSubscriptions } from './favourites/favourite.subscriptions.ts'
import { listingSubscriptions } from './listings/listing.subscriptions.ts'
import { createVisibility } from './listings/visible.ts'
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
  const { app, db, transaction, outbox, messaging, logger } = service
  const redis = service.use(redisStored(config.REDIS_URL))
  const visibility = createVisibility({ db })
  const deps: Deps = { db, transaction, outbox, redis, visibility, clock, logger }

  trackingRoutes(app, deps)
  service.mountInternalCalls({ snapshots: () => [], recordsOf: async (id) => ({ ...(await recordedOf(deps, id)) }) })

  messaging.subscribe(personSubscriptions(deps))
  messaging.subscribe(listingSubscriptions(deps))
  messaging.subscribe(favouriteSubscriptions(deps))
  messaging.subscribe(offerSubscriptions(deps))
  messaging.subscribe(behaviourSubscriptions(deps))

  service.inBackground({
    name: 'forgetting',
    lease: service.lease('forgetting', forgettingBell),
    works: [forgetThoseGone(deps)],
  })
  return service.start()
}
