import { createDatabase, migrate, withDatabase } from '@storyright/postgres'
import { freshRedis, type OwnServer, ownServer, type TestIdentity, testIdentity } from '@storyright/testing'
import { type Database, openDatabase } from '../src/database.ts'
import { migrations } from './migrations.ts'
import { ownProcess } from './own-process.ts'

/** How long a test waits for what servers do that were killed meanwhile. */
export const soon = { within: 90_000 }

/** The service, PostgreSQL and NATS in processes of the file's own, each of which a test may kill and start again. */
export function killable() {
  jest.setTimeout(300_000)
  let postgres: OwnServer
  let nats: OwnServer
  let identity: TestIdentity
  let service: Awaited<ReturnType<typeof ownProcess>>
  let db: Database
  beforeAll(async () => {
    postgres = await ownServer('postgres')
    const databaseUrl = withDatabase(postgres.url, 'community')
    await createDatabase(databaseUrl)
    await migrate(databaseUrl, migrations)
    nats = await ownServer('nats')
    identity = await testIdentity()
    service = await ownProcess({
      DATABASE_URL: databaseUrl,
      NATS_URL: nats.url,
      REDIS_URL: await freshRedis(),
      IDENTITY_URL: identity.url,
      INTERNAL_TOKEN: 'an-internal-token-for-tests',
      PUBLIC_URL: 'https://storyright.test',
      LIMIT_WRITES_PER_MINUTE: '100000',
      LIMIT_WRITES_AT_ONCE: '100000',
    })
    db = openDatabase(databaseUrl)
  })
  afterAll(async () => {
    await db?.$disconnect()
    await service?.stop()
    await identity?.stop()
    await nats?.stop()
    await postgres?.stop()
  })
  return {
    get postgres() {
      return postgres
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
      return db
    },
    /** What the service has told or has yet to tell. */
    outbox: () => db.$queryRaw<{ payload: string; isSent: boolean }[]>`
      SELECT payload, sent_at IS NOT NULL AS "isSent" FROM messaging.outbox ORDER BY position`,
  }
}
