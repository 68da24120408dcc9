import { verifyWithIdentity } from '@storyright/service-kit'
import { openStoredService } from '@storyright/stored-service'
import { postgresStored } from '@storyright/stored-service/postgres'
import { redisStored } from '@storyright/stored-service/redis'
import type { FastifyInstance } from 'fastify'
import { commentRoutes } from './comments/comment.routes.ts'
import { competitionRoutes } from './competitions/competition.routes.ts'
import { followEnteredOffers } from './competitions/follow-entered-offers.ts'
import { runningCompetitions } from './competitions/run-competitions.ts'
import type { Config } from './config.ts'
import { forgetClosed } from './data-export/forget-closed.ts'
import { ownRecords } from './data-export/own-records.ts'
import { snapshots, versioned } from './data-export/snapshots.ts'
import { openDatabase } from './database.ts'
import type { Deps } from './deps.ts'
import { forumRoutes } from './forum/forum.routes.ts'
import { replyRoutes } from './forum/reply.routes.ts'
import { expiryJobs } from './jobs/delete-expired.ts'
import { listingSubscriptions } from './listings/listing.subscriptions.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { moderatedWriting } from './moderation/write-permission.ts'
import { followThreads } from './notification-templates/follow-threads.ts'
import { noticeSubscriptions } from './notification-templates/notice.subscriptions.ts'
import { notificationRoutes } from './notifications/notification.routes.ts'
import { setNotificationsStart } from './notifications/notify-on-event.ts'
import { emailJobs } from './notifications/send-due-emails.ts'
import { mountStream } from './notifications/streams.ts'
import { unsubscribeRoutes } from './notifications/unsubscribe.ts'
import { followOffers } from './offers/follow-offers.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { personSubscriptions } from './people/person.subscriptions.ts'
import { supportNotices } from './support/support.notices.ts'
import { supportRoutes } from './support/support.routes.ts'
import { supportSubscriptions } from './support/support.subscriptions.ts'

/** What a test may replace besides the configuration. */
export interface Surroundings {
  clock?: () => Date
  /** The interval of heartbeats on open streams. */
  heartbeatMs?: number
}

/** For one attempt of two. */
const IDENTITY_LIMIT_MS = 900
const CATALOGUE_LIMIT_MS = 900
const OFFERS_LIMIT_MS = 2_000

/** Community: comments, the forum, their moderation, and support. */
export async function buildApp(
  config: Config,
  { clock = () => new Date(), heartbeatMs }: Surroundings = {},
): Promise<FastifyInstance> {
  const service = await openStoredService({
    name: 'community',
    config,
    store: postgresStored(openDatabase),
    readViewer: verifyWithIdentity(config.IDENTITY_URL),
    clock,
    trustProxy: config.TRUSTED_PROXIES,
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
    catalogue: service.neighbour(config.CATALOGUE_URL, { timeoutMs: CATALOGUE_LIMIT_MS }),
    offers: service.neighbour(config.OFFERS_URL, { timeoutMs: OFFERS_LIMIT_MS }),
    permission: moderatedWriting({ outbox, redis, clock, logger }, config),
    supportQuotas: {
      openThreads: config.LIMIT_SUPPORT_OPEN_THREADS,
      threadsPerDay: config.LIMIT_SUPPORT_THREADS_PER_DAY,
      messagesPerDay: config.LIMIT_SUPPORT_MESSAGES_PER_DAY,
    },
    publicUrl: config.PUBLIC_URL,
    clock,
    logger,
  }

  commentRoutes(app, deps)
  forumRoutes(app, deps)
  replyRoutes(app, deps)
  peopleRoutes(app, deps)
  moderationRoutes(app, deps)
  notificationRoutes(app, deps)
  competitionRoutes(app, deps)
  mountStream(app, { db, logger, bus: messaging.bus, ...(heartbeatMs && { heartbeatMs }) })
  unsubscribeRoutes(app, deps, config.LIMIT_UNSUBSCRIBING_PER_MINUTE)
  supportRoutes(app, deps)
  const answers = { snapshots: () => snapshots(db), versioned, recordsOf: (id: string) => ownRecords(db, id) }
  service.mountInternalCalls(answers)

  messaging.subscribe([...personSubscriptions(), ...listingSubscriptions(), ...followOffers(deps)])
  messaging.subscribe([...followEnteredOffers(deps), ...forgetClosed(deps)])
  messaging.subscribe([...supportSubscriptions(deps), ...supportNotices(deps)])
  messaging.subscribe([...noticeSubscriptions(deps), ...followThreads(deps)])
  service.inBackground(runningCompetitions(deps, service.lease))
  service.inBackground(emailJobs(deps, service.lease))
  service.inBackground(expiryJobs(deps, service.lease))
  await setNotificationsStart(db, clock())
  return service.start()
}
