import { paymentSettingsOf } from '@storyright/card-provider'
import { paymentStatuses } from '@storyright/contracts/vocabulary'
import { openObjectStore } from '@storyright/object-store'
import { createKeyedMutex, openListing, openListingLimitMs, verifyWithIdentity } from '@storyright/service-kit'
import { countFromZero, gauge } from '@storyright/service-kit/telemetry'
import { openStoredService } from '@storyright/stored-service'
import { postgresStored } from '@storyright/stored-service/postgres'
import type { FastifyInstance } from 'fastify'
import { agreementRoutes } from './agreement/agreement.routes.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { compareOffersRoutes } from './comparison/compare-offers.routes.ts'
import { type Config, paceOf, quotasOf } from './config.ts'
import { openDatabase } from './database.ts'
import type { Checkpoint, Deps } from './deps.ts'
import { upkeep } from './jobs/run-jobs.ts'
import { listingSubscriptions } from './listings/listing.subscriptions.ts'
import { offerInternals } from './offers/offer.internal.ts'
import { offerSnapshots } from './offers/snapshots.ts'
import { optionRoutes } from './options/option.routes.ts'
import { holdsNearTheirEnd } from './payments/hold-expiry.ts'
import { connectProvider } from './payments/provider.ts'
import { webhookRoutes } from './payments-sync/webhook.routes.ts'
import { fetchContacts } from './people/contacts.ts'
import { personSubscriptions } from './people/follow-person.ts'
import { ownRecords } from './people/own-records.ts'
import { savedCardRoutes } from './saved-cards/saved-card.routes.ts'
import { takingInternals } from './takings/taking.internal.ts'
import { takingRoutes } from './takings/taking.routes.ts'
import { threadRoutes } from './thread/thread.routes.ts'
import { openDiscrepancies } from './transactions/discrepancies.ts'
import { transactionRoutes } from './transactions/transaction.routes.ts'
import { mountDecks } from './uploads/deck.internal.ts'
import { deckRoutes } from './uploads/deck.routes.ts'
import { documentRoutes } from './uploads/document.routes.ts'
import { followEntries } from './uploads/follow-entries.ts'
import { offerRoutes } from './use-cases/offer.routes.ts'
import { roundRoutes } from './use-cases/round.routes.ts'

/** What a test may replace besides the configuration. */
export interface Surroundings {
  clock?: () => Date
  checkpoint?: Checkpoint
  /** Without it no background work runs; 'called' runs all of it when its bell rings, and seldom otherwise. */
  upkeep?: boolean | 'called'
}

/** For one attempt of two: an offer is answered within two seconds, with its contacts or without. */
const CONTACTS_LIMIT_MS = 900

/** For a listing of which nothing was heard yet. */
const CATALOGUE_LIMIT_MS = 5_000

/** So long an acceptance queues behind others of its listing: longer than 200 at once take on a slow machine. */
const CLAIM_WAIT_MS = 15_000

/** Offers: the money behind them, decks, agreements. */
export async function buildApp(
  config: Config,
  { clock = () => new Date(), checkpoint = () => {}, upkeep: withUpkeep = true }: Surroundings = {},
): Promise<FastifyInstance> {
  const service = await openStoredService({
    name: 'offers',
    config,
    store: postgresStored(openDatabase),
    readViewer: verifyWithIdentity(config.IDENTITY_URL),
    clock,
  })
  const { app, db, transaction, outbox, messaging, logger } = service
  const identity = service.neighbour(config.IDENTITY_URL, { timeoutMs: CONTACTS_LIMIT_MS })
  const membership = service.neighbour(config.MEMBERSHIP_URL, { timeoutMs: openListingLimitMs })
  const provider = connectProvider({
    secretKey: config.STRIPE_SECRET_KEY,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    deployment: config.DEPLOYMENT,
    apiUrl: config.STRIPE_API_URL,
    logger,
  })
  const files = await openObjectStore(config, { logger })
  const contactsOf = fetchContacts(identity, logger)
  const catalogue = service.neighbour(config.CATALOGUE_URL, { timeoutMs: CATALOGUE_LIMIT_MS })
  const deps: Deps = {
    db,
    transaction,
    outbox,
    provider,
    files,
    contactsOf,
    openListing: (viewer, listing) => openListing({ membership, logger }, viewer, listing),
    catalogue,
    identity,
    quotas: quotasOf(config),
    clock,
    claimInTurn: createKeyedMutex({ longestWaitMs: CLAIM_WAIT_MS }),
    checkpoint,
    logger,
  }
  const { PUBLIC_URL: publicUrl } = config

  offerRoutes(app, deps, {
    publicUrl,
    payment: paymentSettingsOf(config),
  })
  roundRoutes(app, { ...deps, publicUrl })
  threadRoutes(app, { ...deps, publicUrl })
  takingRoutes(app, deps)
  compareOffersRoutes(app, deps)
  savedCardRoutes(app, deps)
  agreementRoutes(app, { ...deps, publicUrl })
  optionRoutes(app, { ...deps, publicUrl })
  analyticsRoutes(app, deps)
  transactionRoutes(app, { ...deps, publicUrl })
  await app.register(deckRoutes, { ...deps, publicUrl })
  await app.register(documentRoutes, { ...deps, publicUrl })
  await webhookRoutes(app, deps)
  const versioned = [
    { rows: 'offers', field: 'version' },
    { rows: 'offer_threads', field: 'version' },
    { rows: 'listings', field: 'takings_version', fromZero: true },
  ]
  const answers = { snapshots: () => offerSnapshots(db), versioned, recordsOf: (id: string) => ownRecords(db, id) }
  service.mountInternalCalls(answers, (scope) => {
    mountDecks({ ...deps, publicUrl }, scope)
    offerInternals(scope, deps)
    takingInternals(scope, deps)
  })

  messaging.subscribe([...listingSubscriptions(deps), ...personSubscriptions(deps), ...followEntries()])
  service.keep(
    gauge('holdsNearTheirEnd', () => holdsNearTheirEnd(deps)),
    (end) => end(),
  )
  service.keep(
    gauge('moneyToSettle', () => openDiscrepancies(db)),
    (end) => end(),
  )
  countFromZero('holds', 'status', paymentStatuses)
  if (withUpkeep)
    service.inBackground(upkeep(deps, { ...paceOf(config), isCalled: withUpkeep === 'called', leaseOf: service.lease }))
  return service.start()
}
