import { createHash } from 'node:crypto'
import type { NatsConnection } from '@nats-io/transport-node'
import { sessionsChangedSubject } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { connectTo } from '@storyright/messaging'
import { eventually, type OwnServer, ownServer } from '@storyright/testing'
import { sid, startGateway, type TestGateway } from './support/gateway.ts'

const ann: Viewer = { id: '0b8f2c1e-6a6b-4d0b-9c57-6b3a0a3f2e11', role: 'producer', tier: 'free', verified: true }
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

describe('sessions at the gateway', () => {
  let nats: OwnServer
  let bus: NatsConnection
  let gateway: TestGateway

  beforeAll(async () => {
    nats = await ownServer('nats')
    bus = await connectTo(nats.url, { maxReconnectAttempts: -1, reconnectTimeWait: 100 })
    gateway = await startGateway({ natsUrl: nats.url })
    await eventually(rememberedAfterTwoCalls, { within: 10_000 })
  })
  afterAll(async () => {
    await gateway.close()
    await bus.close()
    await nats.stop()
  })

  const call = (token: string, path = '/api/listings/1') =>
    fetch(gateway.url + path, { headers: { cookie: `a=b; sid=${token}` } })
  const authorizationSeen = async (token: string) => {
    const { headers } = (await (await call(token)).json()) as { headers: Record<string, string> }
    return headers.authorization
  }
  let letters = 0
  const signIn = () => {
    const token = String(letters++).padStart(43, 'a')
    gateway.holders.set(hashOf(token), ann)
    return token
  }
  async function rememberedAfterTwoCalls() {
    const token = signIn()
    await call(token)
    const before = gateway.exchanges()
    await call(token)
    expect(gateway.exchanges()).toBe(before)
  }

  async function askedForEveryCall() {
    const token = signIn()
    const before = gateway.exchanges()
    await call(token)
    await call(token)
    expect(gateway.exchanges()).toBe(before + 2)
  }

  it('sends the service a signed token instead of the cookie', async () => {
    const token = signIn()
    const { headers } = (await (await call(token)).json()) as { headers: Record<string, string> }
    expect(headers.authorization).toMatch(/^Bearer ey/)
    expect(headers.cookie).toBeUndefined()
  })

  it('asks identity once for many requests at the same time', async () => {
    const token = signIn()
    const before = gateway.exchanges()
    await Promise.all(Array.from({ length: 20 }, () => call(token)))
    expect(gateway.exchanges()).toBe(before + 1)
  })

  it.each([
    ['one session', (token: string) => ({ sessionHash: hashOf(token) })],
    ['all of a person', () => ({ userId: ann.id })],
  ])('drops %s at once when it is told', async (_what, change) => {
    const token = signIn()
    expect(await authorizationSeen(token)).toBeDefined()
    gateway.holders.delete(hashOf(token))
    bus.publish(sessionsChangedSubject, JSON.stringify(change(token)))
    await eventually(async () => expect(await authorizationSeen(token)).toBeUndefined(), { within: 1_000 })
  })

  it('does not remember an answer that a drop has overtaken', async () => {
    const token = signIn()
    gateway.during(async () => {
      gateway.during(async () => {})
      bus.publish(sessionsChangedSubject, JSON.stringify({ userId: ann.id }))
      await bus.flush()
      await fetch(`${gateway.url}/healthz`) // a round trip later the gateway has heard it
    })
    await call(token)
    gateway.holders.delete(hashOf(token))
    expect(await authorizationSeen(token)).toBeUndefined()
  })

  it('passes an unknown session on as a visitor, and asks again only after a while', async () => {
    const token = sid('Z')
    const before = gateway.exchanges()
    expect(await authorizationSeen(token)).toBeUndefined()
    expect(await authorizationSeen(token)).toBeUndefined()
    expect(gateway.exchanges()).toBe(before + 1)
  })

  it('never passes on what a client says of itself', async () => {
    const answer = await fetch(`${gateway.url}/api/listings/1`, {
      headers: { authorization: 'Bearer forged', 'x-internal-token': 'guess', 'x-forwarded-for': '6.6.6.6' },
    })
    const { headers } = (await answer.json()) as { headers: Record<string, string> }
    expect(headers.authorization).toBeUndefined()
    expect(headers['x-internal-token']).toBeUndefined()
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
  })

  it('asks for every request while NATS is away, and remembers again afterwards', async () => {
    const token = signIn()
    await call(token)
    await nats.kill()
    await eventually(askedForEveryCall)
    await call(token)
    await nats.start()
    await eventually(rememberedAfterTwoCalls, { within: 10_000 })
  })

  it('does not remember an answer asked for before NATS was lost, and told after it was back', async () => {
    const token = signIn()
    gateway.during(async () => {
      gateway.during(async () => {})
      await nats.kill()
      await eventually(askedForEveryCall)
      await nats.start()
      await eventually(rememberedAfterTwoCalls, { within: 10_000 })
    })
    await call(token)
    gateway.holders.delete(hashOf(token)) // and a drop that was told meanwhile reached nobody
    expect(await authorizationSeen(token)).toBeUndefined()
  })

  it('answers 503, never 401, while identity is away; public calls go on', async () => {
    const token = signIn()
    await gateway.identity.close()
    const refused = await call(token)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await call(token, '/api/listings/featured')).status).toBe(200)
    expect((await call(token, '/api/public/stats')).status).toBe(200)
  })
})
