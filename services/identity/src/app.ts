import { keepersOfPeople, urlVariable } from '@storyright/contracts/services'
import { createMessaging, postgresStore, prismaTransactions } from '@storyright/messaging'
import { namingOutage } from '@storyright/postgres'
import { createService, createServiceClient, verifyWith } from '@storyright/service-kit'
import { administrationRoutes } from './administration/administration.routes.ts'
import { createAuditViews } from './administration/audit.views.ts'
import { createPeopleViews } from './administration/people.views.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database.ts'
import type { Deps } from './deps.ts'
import { exportRoutes } from './export/export.routes.ts'
import { createOwnRecords } from './export/own-records.ts'
import { internalRoutes } from './internal.routes.ts'
import { createLimits } from './limits/limits.ts'
import { createLetters } from './mail/letters/letters.ts'
import { createMailStore } from './mail/mail.store.ts'
import { openPost } from './mail/post.ts'
import { startSender } from './mail/sender.ts'
import { offerSubscriptions } from './offers/offer.subscriptions.ts'
import { passwordRoutes } from './passwords/password.routes.ts'
import { membershipSubscriptions } from './people/membership.subscriptions.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { createPeopleStore } from './people/people.store.ts'
import { openRedis } from './redis/redis.ts'
import { createAccessTokens } from './sessions/access-token.ts'
import { sessionRoutes } from './sessions/session.routes.ts'
import { createSessionStore } from './sessions/session.store.ts'
import { openSigningKeys } from './sessions/signing-keys.ts'
import { createLinkStore } from './verification/link.store.ts'
import { verificationRoutes } from './verification/verification.routes.ts'

/** What a test may set besides the configuration. */
export interface Surroundings {
  clock?: () => Date
  mailPollMs?: number
}

const EXPORT_LIMIT_MS = 5_000

export async function buildApp(config: Config, { clock = () => new Date(), mailPollMs = 500 }: Surroundings = {}) {
  const signingKeys = await openSigningKeys(config.SIGNING_KEY_FILE, {
    warn: (details, message) => app.log.warn(details, message),
  })
  const app = createService({
    name: 'identity',
    logLevel: config.LOG_LEVEL,
    readViewer: verifyWith(signingKeys.verifier),
    trustProxy: config.TRUSTED_PROXIES,
    translateError: namingOutage,
  })
  const logger = app.log

  const db = openDatabase(config.DATABASE_URL)
  const redis = openRedis(config.REDIS_URL)
  const post = openPost(config.SMTP_URL, config.MAIL_FROM)
  const store = postgresStore({ connectionString: config.DATABASE_URL, transactions: prismaTransactions(db) })
  const neighbourAt = (baseUrl: string) =>
    createServiceClient({ baseUrl, internalToken: config.INTERNAL_TOKEN, timeoutMs: EXPORT_LIMIT_MS })
  const neighbours = Object.fromEntries(keepersOfPeople.map((name) => [name, neighbourAt(config[urlVariable(name)])]))
  const messaging = createMessaging({ service: 'identity', natsUrl: config.NATS_URL, store, logger })

  const deps: Deps = {
    transaction: store.transaction,
    people: createPeopleStore(db),
    links: createLinkStore(db),
    mails: createMailStore(db),
    letters: createLetters(config.PUBLIC_URL),
    outbox: messaging.outbox,
    sessions: createSessionStore(redis),
    limits: createLimits(redis, config),
    clock,
  }

  const secure = config.PUBLIC_URL.startsWith('https:')
  const accessTokenFor = createAccessTokens(signingKeys, clock)
  peopleRoutes(app, deps, { secure })
  verificationRoutes(app, deps)
  sessionRoutes(app, deps, { secure })
  passwordRoutes(app, deps)
  administrationRoutes(app, { ...deps, peopleViews: createPeopleViews(db), auditViews: createAuditViews(db) })
  exportRoutes(app, { ...deps, records: createOwnRecords(db), neighbours })
  internalRoutes(app, { ...deps, messaging, signingKeys, accessTokenFor }, config.INTERNAL_TOKEN)

  messaging.subscribe(membershipSubscriptions(deps))
  messaging.subscribe(offerSubscriptions({ ...deps, publicUrl: config.PUBLIC_URL }))
  messaging.start()
  const sender = startSender({ mails: deps.mails, post, logger, clock, pollMs: mailPollMs })

  app.checkReadiness('postgres', () => db.$queryRaw`SELECT 1`)
  app.checkReadiness('redis', () => redis.ping())
  app.checkReadiness('nats', () => {
    if (!messaging.bus.connected) throw new Error('NATS is away')
  })
  app.addHook('onClose', async () => {
    await sender.stop()
    post.close()
    await Promise.all(Object.values(neighbours).map((neighbour) => neighbour.close()))
    await messaging.stop()
    redis.disconnect()
    await db.$disconnect()
  })
  return app
}
