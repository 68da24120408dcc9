import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { jetstreamManager } from '@nats-io/jetstream'
import { freePort, startServer } from '@storyright/backing-servers'
import { type Envelope, favouriteAdded } from '@storyright/contracts/events'
import type { ListingCard } from '@storyright/contracts/http'
import { demoPassword } from '@storyright/demo'
import { connectTo } from '@storyright/messaging'
import { eventually, type OwnServer, ownServer } from '@storyright/testing'
import { json } from './support/ask.ts'
import { OPENING_MS, openPlatform, type Platform } from './support/platform.ts'

type Session = { cookie: string }
const user = '/api/auth/user'
const listings = '/api/listings?limit=5'
const stats = '/api/public/stats'

describe('the platform as a whole', () => {
  let platform: Platform
  let nats: OwnServer
  beforeAll(async () => {
    nats = await ownServer('nats')
    platform = await openPlatform({ natsUrl: nats.url })
  }, OPENING_MS)
  afterAll(async () => {
    await platform.close()
    await nats.stop()
  })

  const status = async (path: string, headers: Session) => (await platform.ask({ path, headers })).status
  const twoSessions = async () => {
    const { id, email } = await platform.people.add()
    return { id, email, one: await platform.signIn(email), other: await platform.signIn(email) }
  }
  const close = (headers: Session) =>
    platform.ask({ method: 'DELETE', path: '/api/auth/account', ...json({ currentPassword: demoPassword }, headers) })
  const closeSucceeds = async (headers: Session) => expect((await close(headers)).status).toBe(200)

  describe('sessions', () => {
    it('all end within a second when the account is closed in one of them', async () => {
      const { one, other } = await twoSessions()
      expect(await status(listings, other)).toBe(200)
      await closeSucceeds(one)
      for (const session of [one, other])
        await eventually(async () => expect(await status(listings, session)).toBe(401), { within: 1_000 })
    })

    it('end with a new password, and the one that set it goes on under another token', async () => {
      const { email, one, other } = await twoSessions()
      for (const session of [one, other]) expect(await status(listings, session)).toBe(200)
      const change = json({ currentPassword: demoPassword, newPassword: 'another good one' }, one)
      const changed = await platform.ask({ method: 'PUT', path: '/api/auth/change-password', ...change })
      expect(changed.status).toBe(200)
      for (const session of [one, other])
        await eventually(async () => expect(await status(listings, session)).toBe(401), { within: 1_000 })
      expect(await status(listings, { cookie: changed.headers['set-cookie']![0]!.split(';')[0]! })).toBe(200)
      expect(await status(user, await platform.signIn(email, 'another good one'))).toBe(200)
    })

    it('end alone when one signs out', async () => {
      const { one, other } = await twoSessions()
      for (const session of [one, other]) expect(await status(listings, session)).toBe(200)
      await platform.ask({ method: 'POST', path: '/api/auth/logout', headers: one })
      await eventually(async () => expect(await status(listings, one)).toBe(401), { within: 1_000 })
      expect(await status(listings, other)).toBe(200)
    })
  })

  describe('unchanged answers', () => {
    const answers = () => [listings, `/api/listings/${platform.listingIds[0]}`, stats, '/api/listings/featured']
    it.each(['identity', 'gzip', 'br'])('are 304 without a body through the gateway (%s)', async (encoding) => {
      const session = await platform.signIn('producer@storyright.test')
      for (const path of answers()) {
        const headers = { ...session, 'accept-encoding': encoding }
        // What is learned of the demo in the background may change an answer between two questions.
        await eventually(async () => {
          const { etag } = (await platform.ask({ path, headers })).headers
          expect([path, etag]).toEqual([path, expect.any(String)])
          const again = await platform.ask({ path, headers: { ...headers, 'if-none-match': etag! } })
          expect([path, again.status, again.text]).toEqual([path, 304, ''])
        })
        const other = await platform.ask({ path, headers: { ...headers, 'if-none-match': '"another"' } })
        expect([path, other.status]).toEqual([path, 200])
      }
    })
  })

  describe('while identity is away', () => {
    it('who is signed in gets 503 and not 401, public calls go on, and all is well afterwards', async () => {
      const { one, other } = await twoSessions()
      expect(await status(listings, one)).toBe(200)
      await platform.stopIdentity()
      expect(await status(listings, one)).toBe(200) // its token is still good
      for (const path of [listings, user]) {
        const answer = await platform.ask({ path, headers: other })
        expect([path, answer.status]).toEqual([path, 503])
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      }
      for (const headers of [one, other, undefined])
        expect((await platform.ask({ path: stats, ...(headers && { headers }) })).status).toBe(200)
      expect((await platform.ask({ path: listings })).status).toBe(401)
      await platform.startIdentity()
      await eventually(async () => expect(await status(listings, other)).toBe(200))
      expect(await status(user, one)).toBe(200)
      await platform.ready()
    })
  })

  describe('while NATS is away', () => {
    it('sessions work and end, favourites are kept, and events arrive once it is back', async () => {
      const reader = await platform.people.add()
      const session = await platform.signIn(reader.email)
      const { one, other } = await twoSessions()
      const agent = await platform.signIn('agent@storyright.test')
      const ofTheAgent = await listingsOf(platform, session, agent)
      expect(ofTheAgent).not.toHaveLength(0)
      const listingId = platform.listingIds.find((id) => !ofTheAgent.includes(id))!
      expect(await status(listings, other)).toBe(200)

      await nats.kill()
      const added = await platform.ask({ method: 'POST', path: `/api/favorites/${listingId}`, headers: session })
      expect([added.status, added.json()]).toEqual([200, { isFavorited: true }])
      await closeSucceeds(one)
      await closeSucceeds(agent)
      await eventually(async () => expect(await status(listings, other)).toBe(401), { within: 1_000 })
      expect(await status(user, session)).toBe(200)

      await nats.start()
      await platform.ready()
      const event = await eventually(() => lastOn(nats, `${favouriteAdded.subjectPrefix}.${reader.id}_${listingId}`), {
        within: 15_000,
      })
      expect(event).toMatchObject({ type: favouriteAdded.type, data: { userId: reader.id, listingId } })
      await eventually(
        async () => {
          for (const id of ofTheAgent) expect([id, await status(`/api/listings/${id}`, session)]).toEqual([id, 404])
        },
        { within: 15_000 },
      )
      expect(await status(user, session)).toBe(200)
      expect(await status(listings, other)).toBe(401)
    }, 60_000)
  })
})

async function listingsOf(platform: Platform, session: Session, agent: Session): Promise<string[]> {
  const { id } = (await platform.ask({ path: user, headers: agent })).json<{ id: string }>()
  const all = (await platform.ask({ path: '/api/listings', headers: session })).json<ListingCard[]>()
  return all.filter(({ agentId }) => agentId === id).map((listing) => listing.id)
}

async function lastOn({ url }: OwnServer, subject: string): Promise<Envelope> {
  const connection = await connectTo(url)
  try {
    const manager = await jetstreamManager(connection)
    const message = await manager.streams.getMessage('catalogue', { last_by_subj: subject })
    if (!message) throw new Error(`nothing on ${subject}`)
    return message.json()
  } finally {
    await connection.close()
  }
}

describe('while Redis is away', () => {
  it('signed-in reads and public ones go on, signing in answers 503', async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'storyright-redis-'))
    const wheels = path.resolve(import.meta.dirname, '../../.storyright/wheels')
    const redis = await startServer('redis', { home, wheels, durable: true, port: await freePort() })
    const platform = await openPlatform({ redisUrl: redis.url })
    const headers = await platform.signIn('producer@storyright.test')
    expect((await platform.ask({ path: listings, headers })).status).toBe(200)

    await redis.kill()
    for (const path of [listings, user, stats]) {
      const answer = await platform.ask({ path, headers })
      expect([path, answer.status]).toEqual([path, 200])
    }
    expect((await platform.ask({ path: stats })).status).toBe(200)
    const credentials = json({ email: 'producer@storyright.test', password: demoPassword })
    const signingIn = await platform.ask({ method: 'POST', path: '/api/auth/login', ...credentials })
    expect([signingIn.status, signingIn.json().code]).toEqual([503, 'UNAVAILABLE'])
    expect(Number(signingIn.headers['retry-after'])).toBeGreaterThan(0)

    await platform.close()
    await rm(home, { recursive: true })
  }, 120_000)
})
