import { createMessaging, type Messaging, postgresStore, prismaTransactions } from '@storyright/messaging'
import { folderStore } from '@storyright/object-store'
import { namingOutage } from '@storyright/postgres'
import { createService, createServiceClient, verifyWithIdentity } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { agreementRoutes } from './agreement/agreement.routes.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { webhookRoutes } from './bookkeeping/webhook.routes.ts'
import type { OffersConfig } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import { offerRoutes } from './dealing/offer.routes.ts'
import type { Checkpoint, Deps } from './deps.ts'
import { internalRoutes } from './internal.routes.ts'
import { listingSubscriptions } from './listings/listing.subscriptions.ts'
import { optionRoutes } from './options/option.routes.ts'
import { deckRoutes } from './papers/deck.routes.ts'
import { documentRoutes } from './papers/document.routes.ts'
import { connectProvider } from './payments/provider.ts'
import { askContacts } from './people/contacts.ts'
import { personSubscriptions } from './people/follow-person.ts'
import { transactionRoutes } from './transactions/transaction.routes.ts'
import { runUpkeep } from './upkeep/run-upkeep.ts'

/** What a test may set besides the configuration. */
export interface Surroundings {
  clock?: () => Date
  checkpoint?: Checkpoint
  /** Without it only what is asked for happens. */
  upkeep?: boolean
}

const SECOND = 1_000
/** A courtesy to the provider: what a request may still be working on is not asked twice. */
const UNFINISHED_AFTER_MS = 15 * SECOND
/** For one attempt of two: an offer is answered within two seconds, with its contacts or without. */
const CONTACTS_LIMIT_MS = 900

/** Offers: the money behind them, decks, agreements. */
export async function buildApp(
  config: OffersConfig,
  { clock = () => new Date(), checkpoint = () => {}, upkeep: withUpkeep = true }: Surroundings = {},
): Promise<FastifyInstance> {
  const app = createService({
    name: 'offers',
    logLevel: config.LOG_LEVEL,
    readViewer: verifyWithIdentity(config.IDENTITY_URL),
    translateError: namingOutage,
  })
  const db = openDatabase(config.DATABASE_URL)
  const messaging: Messaging<Tx> = createMessaging({
    service: 'offers',
    natsUrl: config.NATS_URL,
    store: postgresStore<Tx>({ connectionString: config.DATABASE_URL, transactions: prismaTransactions<Tx>(db) }),
    logger: app.log,
  })
  const provider = connectProvider({
    secretKey: config.STRIPE_SECRET_KEY,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    deployment: config.DEPLOYMENT,
    apiUrl: config.STRIPE_API_URL,
    logger: app.log,
  })
  const { outbox, store } = messaging
  const files = folderStore(config.UPLOADS_DIR)
  const identity = createServiceClient({
    baseUrl: config.IDENTITY_URL,
    internalToken: config.INTERNAL_TOKEN,
    timeoutMs: CONTACTS_LIMIT_MS,
  })
  const deps: Deps = {
    db,
    transaction: store.transaction,
    outbox,
    provider,
    files,
    contactsOf: askContacts(identity, app.log),
    clock,
    checkpoint,
    logger: app.log,
  }

  offerRoutes(app, deps, {
    publicUrl: config.PUBLIC_URL,
    payment: { publishableKey: config.STRIPE_PUBLISHABLE_KEY, sandboxUrl: config.PAYMENT_SANDBOX_URL ?? null },
  })
  agreementRoutes(app, { ...deps, publicUrl: config.PUBLIC_URL })
  optionRoutes(app, { ...deps, publicUrl: config.PUBLIC_URL })
  analyticsRoutes(app, deps)
  transactionRoutes(app, { ...deps, publicUrl: config.PUBLIC_URL })
  await app.register(deckRoutes, { ...deps, publicUrl: config.PUBLIC_URL })
  await app.register(documentRoutes, { ...deps, publicUrl: config.PUBLIC_URL })
  await app.register(webhookRoutes, deps)
  await app.register(internalRoutes, { db, messaging, internalToken: config.INTERNAL_TOKEN })
  messaging.subscribe([...listingSubscriptions(deps), ...personSubscriptions(deps)])
  const upkeep =
    withUpkeep &&
    runUpkeep(deps, {
      databaseUrl: config.DATABASE_URL,
      everyMs: config.UNFINISHED_EVERY_SECONDS * SECOND,
      pace: {
        unfinishedAfterMs: UNFINISHED_AFTER_MS,
        compareEveryMs: config.COMPARE_EVERY_SECONDS * SECOND,
        auditEveryMs: config.AUDIT_EVERY_SECONDS * SECOND,
        tryAgainMs: config.UNFINISHED_EVERY_SECONDS * SECOND,
      },
    })

  app.checkReadiness('postgres', () => db.$queryRaw`SELECT 1`)
  app.checkReadiness('nats', () => {
    if (!messaging.bus.connected) throw new Error('NATS is away')
  })
  app.addHook('onClose', async () => {
    if (upkeep) await upkeep.stop()
    await messaging.stop()
    await identity.close()
    await db.$disconnect()
  })
  messaging.start()
  return app
}
