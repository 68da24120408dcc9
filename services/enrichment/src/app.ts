import { followListings } from '@storyright/read-models'
import { verifyWithIdentity } from '@storyright/service-kit'
import { openStoredService } from '@storyright/stored-service'
import { mongoStored } from '@storyright/stored-service/mongodb'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { collections } from './database.ts'
import type { Deps } from './deps.ts'

/** What a test may replace besides the configuration. */
export interface Surroundings {
  clock?: () => Date
}

const CATALOGUE_LIMIT_MS = 5_000

/** Enrichment: what the world says about a title, fetched fairly. */
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
  const { db, transaction, outbox, messaging, logger } = service
  const catalogue = service.neighbour(config.CATALOGUE_URL, { timeoutMs: CATALOGUE_LIMIT_MS })
  const deps: Deps = { db, transaction, outbox, catalogue, clock, logger }

  messaging.subscribe(followListings(deps))
  return service.start()
}
