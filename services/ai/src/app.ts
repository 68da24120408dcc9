import { askCatalogue, followListings, followMemberships, followPeople, type ListingRow } from '@storyright/read-models'
import { verifyWithIdentity } from '@storyright/service-kit'
import { openStoredService } from '@storyright/stored-service'
import { mongoStored } from '@storyright/stored-service/mongodb'
import { redisStored } from '@storyright/stored-service/redis'
import type { FastifyInstance } from 'fastify'
import { analysisRoutes } from './analyses/analysis.routes.ts'
import { analysisRows } from './analyses/analysis-rows.ts'
import { keepAnalyses } from './analyses/keep-analyses.ts'
import { recomputeAnalyses } from './analyses/recompute-analyses.ts'
import { analysisSnapshots } from './analyses/snapshots.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { entityHistorySubscriptions } from './analytics/entity-history.subscriptions.ts'
import { figureInternals } from './analytics/figures.internal.ts'
import { rollFigures } from './analytics/roll-figures.ts'
import { type Config, rateOf } from './config.ts'
import { collections, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { foundSubscriptions } from './enrichment/enrichment.subscriptions.ts'
import { favouriteSubscriptions } from './favourites/favourite.subscriptions.ts'
import { createVisibility } from './listings/visible.ts'
import { marketRoutes } from './market/market.routes.ts'
import { followMeanings } from './meaning/follow-meanings.ts'
import { makeVectors } from './meaning/make-vectors.ts'
import { meaningInternals } from './meaning/meaning.internal.ts'
import { createNearListings } from './meaning/near-listings.ts'
import { createModel, type ModelSettings } from './model/model.ts'
import { modelSettingsOf, priceWarning } from './model/model-settings.ts'
import { offerSubscriptions } from './offers/offer.subscriptions.ts'
import { createNewestModel } from './recommendations/newest-model.ts'
import { recommendationRoutes } from './recommendations/recommendation.routes.ts'
import { training, trainingBell } from './recommendations/training/training.ts'
import { behaviourSubscriptions } from './tracking/behaviour.subscriptions.ts'
import { forgetThoseGone, forgettingBell } from './tracking/forget-behaviour.ts'
import { openedSubscriptions } from './tracking/opened-rows.ts'
import { recordedOf } from './tracking/recorded-of.ts'
import { trackingRoutes } from './tracking/tracking.routes.ts'

/** What a test may replace besides the configuration. */
export interface Surroundings {
  clock?: () => Date
}

/** For one attempt of two: a reader waits two seconds at most. */
const CATALOGUE_LIMIT_MS = 900

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
  const catalogue = service.neighbour(config.CATALOGUE_URL, { timeoutMs: CATALOGUE_LIMIT_MS })
  const kept = async (tx: Tx, rows: readonly ListingRow[]) => {
    for (const row of rows) visibility.kept(row)
    await model.follow(tx, rows)
    await followMeanings(deps, tx, rows)
    await keepAnalyses(
      deps,
      tx,
      rows.map(({ _id }) => _id),
    )
  }
  const askForListing = askCatalogue({ db, transaction, catalogue, kept })
  const visibility = createVisibility({ db, askCatalogue: askForListing })
  const answered: ModelSettings['answered'] = (tx, { listing }) => keepAnalyses(deps, tx, [listing.id])
  const isOff = async () => (await app.switches.off('model')) !== null
  const warning = priceWarning(config)
  if (warning) logger.warn({}, warning)
  const asking = { ...modelSettingsOf(config), leaseOf: service.lease, isOff, answered }
  const model = service.keep(createModel({ db, transaction, redis, clock, logger }, asking), (client) => client.close())
  const deps: Deps = { db, transaction, outbox, redis, visibility, askCatalogue: askForListing, model, clock, logger }

  analysisRoutes(app, { ...deps, rate: rateOf(config) })
  trackingRoutes(app, deps, config)
  const newestModel = createNewestModel(deps)
  recommendationRoutes(app, { ...deps, newestModel })
  analyticsRoutes(app, deps)
  marketRoutes(app, deps)
  const versioned = [{ rows: analysisRows.name, field: 'toldVersion' }]
  const answers = { snapshots: () => analysisSnapshots(db), versioned, recordsOf: (id: string) => recordedOf(deps, id) }
  const near = service.keep(createNearListings({ db, folder: config.MEANING_DIR }), (kept) => kept.close())
  service.mountInternalCalls(answers, (scope) => {
    figureInternals(scope, deps)
    meaningInternals(scope, { near })
  })

  messaging.subscribe(followPeople(deps))
  messaging.subscribe(followMemberships(deps))
  messaging.subscribe(followListings({ db, kept }))
  messaging.subscribe(foundSubscriptions({ db, kept: (tx, listingIds) => keepAnalyses(deps, tx, listingIds) }))
  messaging.subscribe(favouriteSubscriptions(deps))
  messaging.subscribe(offerSubscriptions(deps))
  messaging.subscribe(entityHistorySubscriptions(deps))
  service.inBackground(rollFigures(deps, service.lease('figures')))
  service.inBackground(model.background)
  const made = (tx: Tx, ids: readonly string[]) => keepAnalyses(deps, tx, ids)
  service.inBackground(near.following)
  service.inBackground(makeVectors({ ...deps, embedder: near.embedder, made }, service.lease('vectors')))
  service.inBackground(recomputeAnalyses(deps, service.lease('analyses')))
  messaging.subscribe(behaviourSubscriptions(deps))
  messaging.subscribe(openedSubscriptions(deps))
  service.inBackground(forgetThoseGone(deps, service.lease('forgetting', forgettingBell)))
  service.inBackground(newestModel.following)
  service.inBackground(training({ db, clock, mongoUrl: config.MONGODB_URL }, service.lease('training', trainingBell)))
  return service.start()
}
