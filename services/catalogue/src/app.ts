import path from 'node:path'
import { createMessaging, type Messaging, postgresStore, prismaTransactions } from '@storyright/messaging'
import { folderStore } from '@storyright/object-store'
import { namingOutage } from '@storyright/postgres'
import { createService, verifyWithIdentity } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { auditRoutes } from './audit/audit.routes.ts'
import { browseRoutes } from './browse/browse.routes.ts'
import { createCursorCodec } from './browse/query.ts'
import { chainRoutes } from './chain/chain.routes.ts'
import { chainFileRoutes } from './chain-files/chain-file.routes.ts'
import { watchChanges } from './changes/change-watch.ts'
import { createMemory } from './changes/memory.ts'
import { type CatalogueConfig, poundsPer } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import { favouriteRoutes } from './favourites/favourite.routes.ts'
import { homeRoutes } from './home/home.routes.ts'
import { imageRoutes } from './images/image.routes.ts'
import { internalRoutes } from './internal.routes.ts'
import { listingRoutes } from './listings/listing.routes.ts'
import { createListingStore } from './listings/listing.store.ts'
import { managementRoutes } from './management/management.routes.ts'
import { offerSubscriptions } from './offers/offer.subscriptions.ts'
import { personSubscriptions } from './people/person.subscriptions.ts'
import { scheduleSweeps } from './uploads/schedule-sweeps.ts'
import { sweepUploads } from './uploads/sweep-uploads.ts'

/** The catalogue: listings, browse and search, favourites, chains of title. */
export async function buildApp(config: CatalogueConfig, { clock = () => new Date() } = {}): Promise<FastifyInstance> {
  const app = createService({
    name: 'catalogue',
    logLevel: config.LOG_LEVEL,
    readViewer: verifyWithIdentity(config.IDENTITY_URL),
    translateError: namingOutage,
  })
  const db = openDatabase(config.DATABASE_URL)
  const watch = watchChanges(config.DATABASE_URL, app.log)
  const memory = createMemory(watch)
  const messaging: Messaging<Tx> = createMessaging({
    service: 'catalogue',
    natsUrl: config.NATS_URL,
    store: postgresStore<Tx>({ connectionString: config.DATABASE_URL, transactions: prismaTransactions<Tx>(db) }),
    logger: app.log,
  })
  const store = createListingStore({ outbox: messaging.outbox, poundsPer: poundsPer(config) })
  const images = folderStore(config.UPLOADS_DIR)
  const files = folderStore(path.join(config.UPLOADS_DIR, 'documents'))
  const cursors = createCursorCodec(config.INTERNAL_TOKEN)

  homeRoutes(app, { db, memory })
  browseRoutes(app, { db, memory, cursors })
  listingRoutes(app, { db })
  await app.register(async (changes) => {
    changes.addHook('onSend', async () => watch.changed())
    managementRoutes(changes, { db, messaging, store })
    chainRoutes(changes, { db, messaging, store })
  })
  favouriteRoutes(app, { db, messaging })
  auditRoutes(app, { db })
  await app.register(imageRoutes, { images, publicUrl: config.PUBLIC_URL })
  await app.register(chainFileRoutes, { db, files, publicUrl: config.PUBLIC_URL })
  await app.register(internalRoutes, { db, messaging, internalToken: config.INTERNAL_TOKEN })
  messaging.subscribe(personSubscriptions(store))
  messaging.subscribe(offerSubscriptions(store))

  app.checkReadiness('postgres', () => db.$queryRaw`SELECT 1`)
  app.checkReadiness('nats', () => {
    if (!messaging.bus.connected) throw new Error('NATS is away')
  })
  const stopSweeping = scheduleSweeps({
    everyMs: config.UPLOADS_SWEEP_MINUTES * 60_000,
    clock,
    isUpToDate: () => messaging.bus.connected,
    sweep: sweepUploads({ db, images, files }),
    log: app.log,
  })
  app.addHook('onClose', async () => {
    await stopSweeping()
    await messaging.stop()
    await watch.stop()
    await db.$disconnect()
  })
  messaging.start()
  return app
}
