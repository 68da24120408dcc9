import { createHash, randomUUID } from 'node:crypto'
import type { NatsConnection } from '@nats-io/transport-node'
import { type SessionsChanged, sessionsChangedSubject } from '@storyright/contracts/events'
import { notificationCalls } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { connectTo } from '@storyright/messaging'
import {
  type EventStream,
  eventually,
  machineFactor,
  type OwnServer,
  openEventStream,
  ownServer,
} from '@storyright/testing'
import { type Limits, usualLimits } from '../src/limits.ts'
import { startGateway, type TestGateway } from './support/gateway.ts'

type Stream = EventStream<Record<string, string>>
const { path } = notificationCalls.notificationStream
const { calls, streams: usualStreams } = usualLimits.pools
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

describe('streams through the gateway', () => {
  let nats: OwnServer
  let bus: NatsConnection
  let gateway: TestGateway
  let opened: Stream[] = []

  beforeAll(async () => {
    nats = await ownServer('nats')
    bus = await connectTo(nats.url, { maxReconnectAttempts: -1, reconnectTimeWait: 100 })
  })
  afterEach(async () => {
    for (const stream of opened) stream.close()
    opened = []
    await gateway.close()
  })
  afterAll(async () => {
    await bus.close()
    await nats.stop()
  })

  /** Resolves once the gateway hears who signs out. */
  const start = async (limits: Partial<Limits> = {}) => {
    gateway = await startGateway({ natsUrl: nats.url, trustedProxies: 'loopback', limits })
    await eventually(async () => {
      const { token } = signIn()
      await fetch(`${gateway.url}/api/offers`, { headers: { cookie: `sid=${token}` } })
      const before = gateway.exchanges()
      await fetch(`${gateway.url}/api/offers`, { headers: { cookie: `sid=${token}` } })
      expect(gateway.exchanges()).toBe(before)
    })
  }
  const signIn = (id: string = randomUUID()) => {
    const token = randomUUID().padEnd(43, 'x')
    const viewer: Viewer = { id, role: 'producer', tier: 'free', verified: true }
    gateway.holders.set(hashOf(token), viewer)
    return { id, token }
  }
  const open = async ({ token }: { token: string } = signIn(), headers: Record<string, string> = {}) => {
    const stream: Stream = await openEventStream(gateway.url + path, { cookie: `sid=${token}`, ...headers })
    opened.push(stream)
    return stream
  }
  const openMany = (count: number) => Promise.all(Array.from({ length: count }, () => open()))
  const tell = (change: SessionsChanged) => bus.publish(sessionsChangedSubject, JSON.stringify(change))
  const ends = (stream: Stream, within = 1_000) => eventually(() => expect(stream.isOpen()).toBe(false), { within })
  const openThere = (count: number) => eventually(() => expect(gateway.streams.size).toBe(count))

  it('pass on at once what is said, neither compressed nor kept, to whoever is signed in', async () => {
    await start()
    const stream = await open(signIn(), { 'accept-encoding': 'gzip, br', 'last-event-id': '7' })
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({ 'content-type': expect.stringContaining('text/event-stream') })
    expect(stream.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(stream.headers['content-encoding']).toBeUndefined()
    await eventually(() => expect(stream.events[0]?.data['last-event-id']).toBe('7'))
    expect(stream.events[0]!.data.authorization).toMatch(/^Bearer ey/)
    expect(stream.events[0]!.data.cookie).toBeUndefined()
    for (const raw of gateway.streams) raw.write('data: {"said":"later"}\n\n')
    await eventually(() => expect(stream.events[1]?.data).toEqual({ said: 'later' }))
    const visitor = await openEventStream(gateway.url + path)
    expect(visitor.status).toBe(401)
  })

  it('end within a second when their session does, or all of a person, and no other does', async () => {
    await start()
    const [ann, bob] = [signIn(), signIn()]
    const [signedOut, suspended, elsewhere, stays] = await Promise.all([
      open(ann),
      open(bob),
      open(signIn(bob.id)),
      open(signIn(ann.id)),
    ])
    await openThere(4)
    tell({ sessionHash: hashOf(ann.token) })
    await ends(signedOut)
    tell({ userId: bob.id })
    await Promise.all([ends(suspended), ends(elsewhere)])
    await openThere(1)
    expect(stays.isOpen()).toBe(true)
  })

  it('end also when the session does while it is asked for', async () => {
    await start()
    const ann = signIn()
    gateway.during(async () => {
      gateway.during(async () => {})
      tell({ userId: ann.id })
      await bus.flush()
      await fetch(`${gateway.url}/healthz`) // a round trip later the gateway has heard it
    })
    expect((await open(ann)).status).toBe(503)
    expect(gateway.streams.size).toBe(0)
  })

  it('three hundred of them take no place of other calls, and one that ends leaves its own', async () => {
    await start({ pools: { ...usualLimits.pools, streams: { ...usualStreams, share: 300 } } })
    const streams = await openMany(300)
    expect(streams.every(({ status }) => status === 200)).toBe(true)
    const answers = await Promise.all(
      Array.from({ length: calls.share }, () => fetch(`${gateway.url}/api/forum/posts`)),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await open()).status).toBe(429)
    expect((await open(signIn(), { 'x-forwarded-for': '198.51.100.7' })).status).toBe(200)
    streams[0]!.close()
    await openThere(300)
    await eventually(async () => expect((await open()).status).toBe(200))
  })

  it('are refused where all places are taken, with a time to come back', async () => {
    await start({ pools: { ...usualLimits.pools, streams: { ...usualStreams, places: 2 } } })
    await openMany(2)
    const { status, headers } = await open()
    expect([status, headers['retry-after']]).toEqual([503, '5'])
  })

  it('end when nothing is said for longer than a heartbeat or two, and after their time', async () => {
    await start({ streamSilenceMs: 500 })
    await ends(await open(), 5_000)
    await openThere(0)
    await gateway.close()
    await start({ streamMs: 400 })
    await ends(await open(), 5_000)
    await openThere(0)
  })

  it('end with their service, which is answered as away until it is back', async () => {
    await start()
    const stream = await open()
    await gateway.community.close()
    await ends(stream)
    const { status, headers } = await open()
    expect([status, headers['retry-after']]).toEqual([503, '2'])
  })

  it('end when the gateway closes, which does not wait for them', async () => {
    await start()
    const streams = await openMany(20)
    const begun = performance.now()
    await gateway.app.close()
    expect(performance.now() - begun).toBeLessThan(4_000 * machineFactor())
    await Promise.all(streams.map((stream) => ends(stream)))
    await openThere(0)
  })

  it('of ended sessions end also while NATS is away; the others stay', async () => {
    await start({ recheckMs: 200 })
    const [ann, bob] = [signIn(), signIn()]
    const [gone, stays] = [await open(ann), await open(bob)]
    await nats.kill()
    gateway.holders.delete(hashOf(ann.token))
    await ends(gone, 10_000)
    expect(stays.isOpen()).toBe(true)
    await nats.start()
  })

  it('of sessions that ended while NATS was away end when it is back, however short that was', async () => {
    await start({ recheckMs: 3_600_000 })
    const [ann, bob] = [signIn(), signIn()]
    const [gone, stays] = [await open(ann), await open(bob)]
    await nats.kill()
    gateway.holders.delete(hashOf(ann.token))
    await nats.start()
    await ends(gone, 10_000)
    expect(stays.isOpen()).toBe(true)
  })

  it('are refused, never as a visitor’s, while identity is away', async () => {
    await start()
    const ann = signIn()
    await gateway.identity.close()
    const { status, headers } = await open(ann)
    expect([status, headers['retry-after']]).toEqual([503, '2'])
  })
})
