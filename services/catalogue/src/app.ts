import { services } from '@storyright/contracts/services'
import { openObjectStore } from '@storyright/object-store'
import { knowsPerson, verifyWithIdentity } from '@storyright/service-kit'
import { openStoredService } from '@storyright/stored-service'
import { postgresStored } from '@storyright/stored-service/postgres'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { analysisSubscriptions } from './analyses/analysis.subscriptions.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { browseRoutes } from './browse/browse.routes.ts'
import { createAskMeaning } from './browse/meaning.ts'
import { createCursorCodec } from './browse/query.ts'
import { watchChanges } from './cache/change-watch.ts'
import { createMemory } from './cache/memory.ts'
import { chainRoutes } from './chain/chain.routes.ts'
import { chainFileRoutes } from './chain-files/chain-file.routes.ts'
import { type Config, poundsPer } from './config.ts'
import { openDatabase } from './database.ts'
import { enrichmentSubscriptions } from './enrichment/enrichment.subscriptions.ts'
import { exportRoutes } from './export/export.routes.ts'
import { ownRecords } from './export/own-records.ts'
import { favouriteRoutes } from './favourites/favourite.routes.ts'
import { takeoverInternals } from './field-overrides/takeover.internal.ts'
import { homeRoutes } from './homepage/home.routes.ts'
import { imageRoutes } from './images/image.routes.ts'
import { keepSentPicture } from './images/keep-sent-picture.ts'
import { importJobs } from './imports/import.jobs.ts'
import { importFileRoutes, importRoutes } from './imports/import.routes.ts'
import { IMPORTS_CHANNEL } from './imports/import.store.ts'
import { createImportThread } from './imports/import-thread.ts'
import { internalRoutes } from './internal.routes.ts'
import { createFreeRightsMemory } from './listings/free-rights.memory.ts'
import { deriveFreeRights, sweepFreeRights } from './listings/free-rights.upkeep.ts'
import { listingRoutes } from './listings/listing.routes.ts'
import { createListingStore } from './listings/listing.store.ts'
import { refoldEntries } from './listings/refold-entries.ts'
import { listingSnapshots } from './listings/snapshots.ts'
import { managementRoutes } from './management/management.routes.ts'
import { offerSubscriptions } from './offers/offer.subscriptions.ts'
import { personSubscriptions } from './people/person.subscriptions.ts'
import { sharePictureRoutes } from './share-picture/share-picture.routes.ts'
import { createSharePictures } from './share-picture/share-picture.ts'
import { scheduleSweeps } from './uploads/schedule-sweeps.ts'
import { sweepUploads } from './uploads/sweep-uploads.ts'
import { openListing } from './views/open-listing.ts'

/** For an administrator who asks for somebody of whom nothing was told yet. */
const IDENTITY_LIMIT_MS = 2_000
/** A reader waits no longer to have a view counted. */
const COUNTING_LIMIT_MS = 2_000
/** Who has which rights of a few hundred listings. */
const TAKINGS_LIMIT_MS = 5_000
/** A search waits no longer to be read for its meaning. */
const MEANING_LIMIT_MS = 150
const MOST_VIEWS_REMEMBERED = 100_000

/** What tests choose. */
export interface Surroundings {
  clock?: (() => Date) | undefined
  countingLimitMs?: number | undefined
}

/** The catalogue: listings, browse and search, favourites, chains of title. */
export async function buildApp(
  config: Config,
  { clock = () => new Date(), countingLimitMs = COUNTING_LIMIT_MS }: Surroundings = {},
): Promise<FastifyInstance> {
  const service = await openStoredService({
    name: 'catalogue',
    config,
    store: postgresStored(openDatabase),
    readViewer: verifyWithIdentity(config.IDENTITY_URL),
    clock,
  })
  const { app, db, transaction, messaging, outbox, logger } = service
  const memory = createMemory(clock)
  const store = createListingStore({ outbox, poundsPer: poundsPer(config) })
  const [documents, shared] = services.catalogue.shelves
  const images = await openObjectStore(config, { logger })
  const files = await openObjectStore(config, { shelf: documents, logger })
  const sharePictures = createSharePictures({
    store: await openObjectStore(config, { shelf: shared, logger }),
    images,
    logger,
  })
  const cursors = createCursorCodec(config.INTERNAL_TOKEN)

  homeRoutes(app, { db, memory, clock })
  const ai = config.AI_URL ? service.neighbour(config.AI_URL, { timeoutMs: MEANING_LIMIT_MS }) : null
  const askMeaning = createAskMeaning({ ai, clock })
  const freeRights = createFreeRightsMemory({ db, memory })
  browseRoutes(app, { db, memory, cursors, poundsPer: poundsPer(config), askMeaning, freeRights, clock })
  const identity = service.neighbour(config.IDENTITY_URL, { timeoutMs: IDENTITY_LIMIT_MS })
  const membership = service.neighbour(config.MEMBERSHIP_URL, { timeoutMs: countingLimitMs })
  const opened = new LRUCache<string, string>({ max: MOST_VIEWS_REMEMBERED })
  listingRoutes(app, { db, clock, open: openListing({ membership, messaging, opened, clock, logger }) })
  const isPerson = async (id: string) => (await db.person.count({ where: { id } })) > 0 || knowsPerson(identity, id)
  await app.register(async (changes) => {
    changes.addHook('onSend', async () => memory.forget())
    managementRoutes(changes, { clock, db, messaging, store, isPerson, earlyAccessHours: config.EARLY_ACCESS_HOURS })
    chainRoutes(changes, { clock, db, messaging, outbox, store })
  })
  sharePictureRoutes(app, { db, sharePictures, clock })
  const offers = service.neighbour(config.OFFERS_URL, { timeoutMs: TAKINGS_LIMIT_MS })
  exportRoutes(app, { db, clock, isPerson, offers })
  favouriteRoutes(app, { db, memory, messaging, clock })
  auditRoutes(app, { db, clock })
  const sending = { transaction, quotas: config, clock, publicUrl: config.PUBLIC_URL }
  await app.register(imageRoutes, { ...sending, images })
  await app.register(chainFileRoutes, { ...sending, db, files })
  const importing = { ...sending, db, files, store, outbox, logger }
  await app.register(importFileRoutes, importing)
  importRoutes(app, importing)
  const versioned = ['listings', 'favourites'].map((rows) => ({ rows, field: 'version' }))
  const answers = { snapshots: () => listingSnapshots(db), versioned, recordsOf: (id: string) => ownRecords(db, id) }
  const keepPicture = keepSentPicture({ images, publicUrl: config.PUBLIC_URL })
  service.mountInternalCalls(answers, (scope) => {
    internalRoutes(scope, { db, clock })
    takeoverInternals(scope, { clock, db, messaging, store, keepPicture })
  })

  messaging.subscribe(personSubscriptions(store))
  messaging.subscribe(offerSubscriptions(store))
  messaging.subscribe(analysisSubscriptions({ outbox, poundsPer: poundsPer(config) }))
  messaging.subscribe(enrichmentSubscriptions({ outbox }))
  const importThread = service.keep(createImportThread({ config, logger }), ({ end }) => end())
  service.inBackground(importJobs(importing, importThread, service.lease('imports', IMPORTS_CHANNEL)))
  service.inBackground({ name: 'changes', works: [watchChanges(config.DATABASE_URL, memory)] })
  service.inBackground({ name: 'entries', works: [refoldEntries({ db, transaction, store })] })
  service.inBackground({ name: 'free rights', works: [deriveFreeRights({ db, transaction }), sweepFreeRights({ db })] })
  const everyMs = config.UPLOADS_SWEEP_MINUTES * 60_000
  const isUpToDate = () => messaging.bus.connected
  const sweep = async (now: Date) => {
    await sharePictures.sweep(now)
    return sweepUploads({ db, images, files }, now)
  }
  service.inBackground({ name: 'uploads', works: [scheduleSweeps({ everyMs, isUpToDate, sweep, logger })] })
  return service.start()
}
