import { personalDataKeepers, urlVariable } from '@storyright/contracts/services'

import { verifyWith } from '@storyright/service-kit'
import { gauge } from '@storyright/service-kit/telemetry'
import { openStoredService } from '@storyright/stored-service'
import { postgresStored } from '@storyright/stored-service/postgres'
import { redisStored } from '@storyright/stored-service/redis'
import { accountRoutes } from './accounts/account.routes.ts'
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
import { listingSubscriptions } from './listings/listing.subscriptions.ts'
import { createLetters } from './mail/letters/letters.ts'
import { createMailStore } from './mail/mail.store.ts'
import { openSmtp, sendMails } from './mail/sender.ts'
import { membershipSubscriptions } from './memberships/membership.subscriptions.ts'
import { moderationSubscriptions } from './moderation/moderation.subscriptions.ts'
import { notificationSubscriptions } from './notifications/notification.subscriptions.ts'
import { offerSubscriptions } from './offers/offer.subscriptions.ts'
import { passwordRoutes } from './passwords/password.routes.ts'
import { createPeopleStore } from './people/people.store.ts'
import { createPasswords, type PasswordCost } from './secrets/password.ts'
import { createAccessTokens } from './sessions/access-token.ts'
import { createDevices } from './sessions/devices.ts'
import { createSecurityLog } from './sessions/security-log.ts'
import { sessionRoutes } from './sessions/session.routes.ts'
import { createSessionStore } from './sessions/session.store.ts'
import { openSigningKeys } from './sessions/signing-keys.ts'
import { demoLoadingRoutes } from './switches/demo-loading.routes.ts'
import { switchedOffRoutes } from './switches/switched-off.routes.ts'
import { createLinkStore } from './verification/link.store.ts'
import { verificationRoutes } from './verification/verification.routes.ts'

/** What a test may replace besides the configuration. */
export interface Surroundings {
  clock?: () => Date
  mailPollMs?: number
  passwordCost?: PasswordCost
}

const EXPORT_LIMIT_MS = 5_000

export async function buildApp(
  config: Config,
  { clock = () => new Date(), mailPollMs = 500, passwordCost }: Surroundings = {},
) {
  const signingKeys = await openSigningKeys(config.SIGNING_KEY_FILE, {
    warn: (details, message) => service.logger.warn(details, message),
  })
  const service = await openStoredService({
    name: 'identity',
    config,
    store: postgresStored(openDatabase),
    readViewer: verifyWith(signingKeys.verifier),
    trustProxy: config.TRUSTED_PROXIES,
    clock,
  })
  const { app, db, messaging, transaction, outbox, logger } = service
  const redis = service.use(redisStored(config.REDIS_URL))
  const post = service.keep(openSmtp(config.SMTP_URL, config.MAIL_FROM), ({ close }) => close())
  const neighbourAt = (baseUrl: string) => service.neighbour(baseUrl, { timeoutMs: EXPORT_LIMIT_MS })
  const neighbours = Object.fromEntries(
    personalDataKeepers.map((name) => [name, neighbourAt(config[urlVariable(name)])]),
  )

  const deps: Deps = {
    transaction,
    people: createPeopleStore(db),
    links: createLinkStore(db),
    mails: createMailStore(db),
    letters: createLetters(config.PUBLIC_URL),
    outbox,
    sessions: createSessionStore(redis, clock),
    devices: createDevices(signingKeys, clock),
    limits: createLimits(redis, config),
    passwords: createPasswords(passwordCost),
    securityLog: createSecurityLog(logger),
    clock,
  }
  const keyLookalikes = ({ signal }: { signal: AbortSignal }) => deps.people.keyLookalikes(signal)
  const secure = config.PUBLIC_URL.startsWith('https:')
  accountRoutes(app, deps, { secure })
  switchedOffRoutes(app)
  demoLoadingRoutes(app, config)
  verificationRoutes(app, deps)
  sessionRoutes(app, deps, { secure })
  passwordRoutes(app, deps, { secure })
  administrationRoutes(app, { ...deps, peopleViews: createPeopleViews(db), auditViews: createAuditViews(db) })
  exportRoutes(app, { ...deps, records: createOwnRecords(db), neighbours })
  internalRoutes(service, { ...deps, signingKeys, accessTokenFor: createAccessTokens(signingKeys, clock) })

  const writing = { ...deps, publicUrl: config.PUBLIC_URL }
  messaging.subscribe(membershipSubscriptions(writing))
  messaging.subscribe(offerSubscriptions(writing))
  messaging.subscribe(moderationSubscriptions(writing))
  messaging.subscribe(notificationSubscriptions(writing))
  messaging.subscribe(listingSubscriptions(writing))
  service.inBackground({ name: 'mail', works: [sendMails({ ...deps, post, logger, everyMs: mailPollMs })] })
  service.keep(
    gauge('mailAge', async () => [{ value: await deps.mails.waitedSeconds(clock()) }]),
    (end) => end(),
  )
  const keying = { name: 'key lookalikes', everyMs: 3_600_000, round: keyLookalikes }
  service.inBackground({ name: 'usernames', works: [keying] })
  return service.start()
}
