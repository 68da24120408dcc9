import { messagingCollections } from '@storyright/messaging/mongodb'
import { mongoClient } from '@storyright/mongodb'
import { withDatabase } from '@storyright/mongodb/address'
import { freshRedis, type OwnServer, ownServer, type TestIdentity, testIdentity } from '@storyright/testing'
import { ownProcess } from './own-process.ts'

const outbox = messagingCollections.find(({ name }) => name.endsWith('outbox'))!.name

/** How long a test waits for what servers do that were killed meanwhile. */
export const soon = { within: 90_000 }

/** The service, MongoDB and NATS in processes of the file's own, each of which a test may kill and start again. */
export function killable() {
  jest.setTimeout(300_000)
  let mongodb: OwnServer
  let nats: OwnServer
  let identity: TestIdentity
  let service: Awaited<ReturnType<typeof ownProcess>>
  let client: ReturnType<typeof mongoClient>
  beforeAll(async () => {
    mongodb = await ownServer('mongodb')
    nats = await ownServer('nats')
    identity = await testIdentity()
    service = await ownProcess({
      MONGODB_URL: withDatabase(mongodb.url, 'community'),
      NATS_URL: nats.url,
      REDIS_URL: await freshRedis(),
      IDENTITY_URL: identity.url,
      INTERNAL_TOKEN: 'an-internal-token-for-tests',
      PUBLIC_URL: 'https://storyright.test',
      LIMIT_WRITES_PER_MINUTE: '100000',
      LIMIT_WRITES_AT_ONCE: '100000',
    })
    client = mongoClient(withDatabase(mongodb.url, 'community'), { service: 'tests' })
  })
  afterAll(async () => {
    await client?.close()
    await service?.stop()
    await identity?.stop()
    await nats?.stop()
    await mongodb?.stop()
  })
  return {
    get mongodb() {
      return mongodb
    },
    get nats() {
      return nats
    },
    get identity() {
      return identity
    },
    get service() {
      return service
    },
    get db() {
      return client.db()
    },
    /** What the service has told or has yet to tell. */
    get outbox() {
      return client.db().collection<{ payload: string; sent: boolean }>(outbox)
    },
  }
}
