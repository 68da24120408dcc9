import { followListings, followMemberships, followPeople } from '@storyright/read-models'
import { verifyWithIdentity } from '@storyright/service-kit'
import { openStoredService } from '@storyright/stored-service'
import { mongoStored } from '@storyright/stored-service/mongodb'
import { redisStored } from '@storyright/stored-service/redis'
import type { FastifyInstance } from 'fastify'
import { commentRoutes } from './comments/comment.routes.ts'
import type { Config } from './config.ts'
import { counting } from './counts/counting.ts'
import { mountCounts } from './counts/counts.internal.ts'
import { collections } from './database.ts'
import type { Deps } from './deps.ts'
import { forumRoutes } from './forum/forum.routes.ts'
import { replyRoutes } from './forum/reply.routes.ts'
import { createTotals } from './forum/totals.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { moderatedWriting } from './moderation/write-permission.ts'
import { nameSubscriptions } from './people/name.subscriptions.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { forgetClosed } from './records/forget-closed.ts'
import { ownRecords } from './records/own-records.ts'
import { textSnapshots } from './records/snapshots.ts'

/** What a test may replace besides the configuration. */
export interface Surroundings {
  clock?: () => Date
}

/** For one attempt of two. */
const IDENTITY_LIMIT_MS = 900

/** Community: comments, the forum, and their moderation. */
export async function buildApp(
  config: Config,
  { clock = () => new Date() }: Surroundings = {},
): Promise<FastifyInstance> {
  const service = await openStoredService({
    name: 'community',
    config,
    store: mongoStored(collections),
    readViewer: verifyWithIdentity(config.IDENTITY_URL),
    clock,
  })
  const { app, db, transaction, outbox, messaging, logger } = service
  const redis = service.use(redisStored(config.REDIS_URL))
  const identity = service.neighbour(config.IDENTITY_URL, { timeoutMs: IDENTITY_LIMIT_MS })
  const deps: Deps = {
    db,
    transaction,
    outbox,
    redis,
    identity,
    permission: moderatedWriting({ db, outbox, redis, clock, logger }, config),
    totals: createTotals(),
    publicUrl: config.PUBLIC_URL,
    clock,
    logger,
  }

  commentRoutes(app, deps)
  forumRoutes(app, deps)
  replyRoutes(app, deps)
  peopleRoutes(app, deps)
  moderationRoutes(app, deps)
  const answers = { snapshots: () => textSnapshots(db), recordsOf: (id: string) => ownRecords(db, id) }
  service.mountInternalCalls(answers, mountCounts(deps))

  messaging.subscribe([...followListings({ db }), ...followPeople(deps), ...followMemberships(deps)])
  messaging.subscribe([...nameSubscriptions(deps), ...forgetClosed(deps)])
  service.inBackground(counting(deps, service.lease))
  return service.start()
}
