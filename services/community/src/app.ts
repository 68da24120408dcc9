import { followListings, followPeople } from '@storyright/read-models'
import { verifyWithIdentity } from '@storyright/service-kit'
import { openStoredService } from '@storyright/stored-service'
import { mongoStored } from '@storyright/stored-service/mongodb'
import { redisStored } from '@storyright/stored-service/redis'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { collections } from './database.ts'
import type { Deps } from './deps.ts'
import { everybodyMayWrite } from './written/permission.ts'

/** What a test may replace besides the configuration. */
export interface Surroundings {
  clock?: () => Date
}

/** For one attempt of two. */
const IDENTITY_LIMIT_MS = 900

/** Community: comments, the forum, and their moderation. */
export async function buildApp(
  config: Config,
  { clock = () => new Date() }: Surroundings = {},
): Promise<FastifyInstance> {
  const service = await openStoredService({
    name: 'community',
    config,
    store: mongoStored(collections),
    readViewer: verifyWithIdentity(config.IDENTITY_URL),
    clock,
  })
  const { db, transaction, outbox, messaging, logger } = service
  const redis = service.use(redisStored(config.REDIS_URL))
  const identity = service.neighbour(config.IDENTITY_URL, { timeoutMs: IDENTITY_LIMIT_MS })
  const permission = everybodyMayWrite
  const deps: Deps = { db, transaction, outbox, redis, identity, permission, clock, logger }

  service.mountInternalCalls({ snapshots: () => [], recordsOf: async () => ({}) })

  messaging.subscribe([...followListings(deps), ...followPeople(deps)])
  return service.start()
}
