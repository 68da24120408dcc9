import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { countView, internalTokenHeader } from '@storyright/contracts/http'
import type { Role, Viewer } from '@storyright/contracts/vocabulary'
import { freshNats, testDatabase, testIdentity } from '@storyright/testing'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database.ts'

const root = path.join(import.meta.dirname, '../../..')
const migrations = [
  path.join(root, 'packages/messaging/migrations'),
  path.join(root, 'services/membership/prisma/migrations'),
]
export const internalToken = 'an-internal-token-for-tests'

jest.setTimeout(30_000) // starting real servers takes its time on a busy machine

export type Membership = Awaited<ReturnType<typeof startMembership>>

/** The real service on a database and a NATS server of its own. */
export async function startMembership({
  clock = () => new Date(),
  ...others
}: {
  clock?: () => Date
  natsUrl?: string
} = {}) {
  const [databaseUrl, natsUrl, identity] = [
    await testDatabase('membership', migrations),
    others.natsUrl ?? (await freshNats()),
    await testIdentity(),
  ]
  const config = readConfig({
    PORT: '0',
    NATS_URL: natsUrl,
    INTERNAL_TOKEN: internalToken,
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    IDENTITY_URL: identity.url,
  })
  const app = await buildApp(config, { clock })
  await app.ready()
  const db = openDatabase(databaseUrl)
  return {
    app,
    db,
    natsUrl,
    async get(url: string, viewer: Viewer | null) {
      return app.inject({ url, headers: viewer ? await identity.authorizationOf(viewer) : {} })
    },
    /** As catalogue asks before it shows a listing. */
    async open(userId: string, listingId: number, title = `Listing ${listingId}`): Promise<boolean> {
      const answer = await app.inject({
        method: countView.method,
        url: countView.path,
        headers: { [internalTokenHeader]: internalToken },
        payload: { userId, listingId: String(listingId), title },
      })
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
      return answer.json().isOpen
    },
    async stop() {
      await app.close()
      await db.$disconnect()
      await identity.stop()
    },
  }
}

export const someone = (role: Role = 'producer', tier: Viewer['tier'] = 'free'): Viewer => ({
  id: randomUUID(),
  role,
  tier,
  verified: true,
})
