import { type EnrichmentSource, enrichmentSourceLabels, enrichmentSources } from '@storyright/contracts/vocabulary'
import { askCatalogue, followListings } from '@storyright/read-models'
import { openListing, openListingLimitMs, verifyWithIdentity } from '@storyright/service-kit'
import { openStoredService } from '@storyright/stored-service'
import { mongoStored } from '@storyright/stored-service/mongodb'
import type { FastifyInstance } from 'fastify'
import { bookRoutes } from './books/book.routes.ts'
import type { Config } from './config.ts'
import { createCoverFetcher } from './covers/fetch-cover.ts'
import { collections } from './database.ts'
import type { Deps } from './deps.ts'
import { enrichmentRoutes } from './enrichments/enrichment.routes.ts'
import { finishBegun } from './field-overrides/finish-begun.ts'
import { enrichedSnapshots, publishedRows } from './published/publish-enriched.ts'
import { batchRoutes } from './queue/batch.routes.ts'
import { dropStale } from './queue/drop-stale.ts'
import { createQueue } from './queue/queue.ts'
import { queueListings } from './queue/queue-listings.ts'
import { runOnSchedule } from './queue/run-on-schedule.ts'
import { createRateLimiter } from './quota/rate-limiter.ts'
import { createSources } from './sources/create-sources.ts'
import { sourceSettingsOf } from './sources/settings.ts'

/** What a test may replace besides the configuration. */
export interface Surroundings {
  clock?: () => Date
}

/** Longer than catalogue takes to keep a picture. */
const CATALOGUE_LIMIT_MS = 25_000
const MINUTE_MS = 60_000

/** Enrichment: what other sources know about a title, fetched fairly. */
export async function buildApp(
  config: Config,
  { clock = () => new Date() }: Surroundings = {},
): Promise<FastifyInstance> {
  const service = await openStoredService({
    name: 'enrichment',
    config,
    store: mongoStored(collections),
    readViewer: verifyWithIdentity(config.IDENTITY_URL),
    clock,
  })
  const { app, db, transaction, outbox, messaging, logger } = service
  const catalogue = service.neighbour(config.CATALOGUE_URL, { timeoutMs: CATALOGUE_LIMIT_MS })
  const membership = service.neighbour(config.MEMBERSHIP_URL, { timeoutMs: openListingLimitMs })
  const { imageOrigin, ...settings } = sourceSettingsOf(config)
  const limitMs = config.SOURCE_LIMIT_SECONDS * 1_000
  const all = { ...settings, imageOrigin, limitMs, scoresVideos: config.YOUTUBE_SCORES === 'on' }
  const { sources, books } = service.keep(createSources(all, clock), ({ close }) => close())
  for (const source of enrichmentSources)
    if (!settings[source].key) logger.warn({ source }, 'A source is off: it has no key')
  const requireOn = () => app.switches.require('enrichment')
  const covers = service.keep(createCoverFetcher({ imageOrigin, limitMs, requireOn }), ({ close }) => close())
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  const switchedOff = async (source: EnrichmentSource) => {
    const message = `${enrichmentSourceLabels[source]} is not looked up: this installation has no key for it.`
    return settings[source].key ? app.switches.off('enrichment') : { says: message, until: null }
  }
  const paceOf = (source: EnrichmentSource, pauseMs: number) =>
    createRateLimiter(
      { db, clock, switchedOff: () => switchedOff(source) },
      { source, pauseMs, perDay: settings[source].perDay },
    )
  const paces = {
    books: paceOf('books', config.GOOGLE_BOOKS_PAUSE_MS),
    youtube: paceOf('youtube', config.YOUTUBE_PAUSE_MS),
    twitter: paceOf('twitter', config.X_PAUSE_MS),
  }
  const queueOf = (source: EnrichmentSource) => createQueue({ db, clock }, source)
  const queues = { books: queueOf('books'), youtube: queueOf('youtube'), twitter: queueOf('twitter') }
  const kept = { db, transaction, outbox, catalogue, clock, logger }
  const ask = askCatalogue({ db, transaction, catalogue, kept: (tx, rows) => queueListings(kept, tx, rows) })
  const open: Deps['openListing'] = (viewer, listing) => openListing({ membership, logger }, viewer, listing)
  const deps: Deps = {
    ...kept,
    openListing: open,
    askCatalogue: ask,
    sources,
    books,
    queues,
    paces,
    covers,
    stopping: stopping.signal,
  }

  batchRoutes(app, deps)
  bookRoutes(app, deps)
  enrichmentRoutes(app, deps)
  const versioned = [{ rows: publishedRows.name, field: 'version' }]
  service.mountInternalCalls({ snapshots: () => enrichedSnapshots(db), versioned })

  messaging.subscribe(followListings({ db, kept: (tx, rows) => queueListings(deps, tx, rows) }))
  service.inBackground(dropStale(deps, service.lease('stale')))
  service.inBackground(finishBegun(deps, service.lease('takeovers')))
  const everyMs = config.ENRICHMENT_EVERY_MINUTES * MINUTE_MS
  if (everyMs > 0) service.inBackground(runOnSchedule(deps, everyMs, service.lease('schedule')))
  return service.start()
}
