import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { NatsConnection } from '@nats-io/transport-node'
import {
  importChanged,
  notifiedSubject,
  offerHeld,
  offerRejected,
  offerReleased,
  offerSubmitted,
  threadChanged,
} from '@storyright/contracts/events'
import { type NotificationNews, notificationCalls } from '@storyright/contracts/http'
import { notificationTimes, type Viewer } from '@storyright/contracts/vocabulary'
import { connectTo } from '@storyright/messaging'
import { createDatabase, migrate, withDatabase } from '@storyright/postgres'
import {
  type EventStream,
  eventually,
  machineFactor,
  type OwnServer,
  openEventStream,
  ownServer,
} from '@storyright/testing'
import { sampleOffer } from '@storyright/testing/sample-offer'
import { type Community, someone, startCommunity } from './harness.ts'
import { migrations } from './migrations.ts'

type Stream = EventStream<NotificationNews>

jest.setTimeout(120_000)
const patience = { within: 30_000 }
const { notificationStream, readNotifications } = notificationCalls

let postgres: OwnServer
let nats: OwnServer
let bus: NatsConnection
let community: Community
/** Another replica, which beats so often that it heals at once. */
let replica: Community
let opened: Stream[] = []

beforeAll(async () => {
  ;[postgres, nats] = await Promise.all([ownServer('postgres'), ownServer('nats')])
  const databaseUrl = withDatabase(postgres.url, 'community')
  await createDatabase(databaseUrl)
  await migrate(databaseUrl, migrations)
  bus = await connectTo(nats.url, { maxReconnectAttempts: -1, reconnectTimeWait: 100 })
  const config = { NATS_URL: nats.url, DATABASE_URL: databaseUrl }
  community = await startCommunity({ config })
  replica = await startCommunity({ config: { ...config, REDIS_URL: community.redisUrl }, heartbeatMs: 300 })
  for (const { app } of [community, replica]) {
    await app.listen({ port: 0, host: '127.0.0.1' })
    await eventually(async () => expect((await app.inject('/readyz')).statusCode).toBe(200), patience)
  }
})
afterEach(() => {
  for (const stream of opened) stream.close()
  opened = []
})
afterAll(async () => {
  await bus.close()
  await replica.stop()
  await community.stop()
  await Promise.all([nats.stop(), postgres.stop()])
})

async function open(viewer: Viewer | null, { at = community, seen }: { at?: Community; seen?: string } = {}) {
  const { port } = at.app.server.address() as AddressInfo
  const authorization = viewer && (await at.identity.authorizationOf(viewer))
  const stream = await openEventStream<NotificationNews>(`http://127.0.0.1:${port}${notificationStream.path}`, {
    ...authorization,
    ...(seen && { 'last-event-id': seen }),
  })
  opened.push(stream)
  return stream
}
const openSaying = async (viewer: Viewer, unread: number, how = {}) => {
  const stream = await open(viewer, how)
  await hears(stream, unread)
  return stream
}
const hears = (stream: Stream, unread: number) =>
  eventually(() => expect(stream.events.at(-1)?.data.unread).toBe(unread), patience)
const poke = (...people: Viewer[]) =>
  bus.publish(notifiedSubject, JSON.stringify({ userIds: people.map(({ id }) => id) }))
/** Writes what somebody is told, without a word to the streams. */
async function write({ id: personId }: Viewer, at = new Date()): Promise<string> {
  const id = randomUUID()
  const said = {
    kind: 'replies',
    group: id,
    count: 1,
    title: 'One',
    titleOfMany: 'Many',
    detail: null,
    link: '/forum',
  }
  const state = { at, isUnread: true, readAt: null, isHidden: false, byId: null, textId: null } as const
  await community.db.notification.create({ data: { id, personId, ...said, ...state } })
  return id
}

describe('the stream of news', () => {
  it('says at once how much is unread and which is the newest, and when to come back', async () => {
    const ann = someone()
    await write(ann, new Date(0))
    const latestId = await write(ann)
    const stream = await openSaying(ann, 2)
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(stream.events).toHaveLength(1)
    expect(stream.events[0]).toMatchObject({ id: expect.stringContaining(latestId), data: { unread: 2, latestId } })
    expect(stream.retryMs()).toBeGreaterThanOrEqual(notificationTimes.retryMs)
  })

  it('goes on with what is read elsewhere, at every replica and for this person only', async () => {
    const [ann, bob] = [someone(), someone()]
    const id = await write(ann)
    await write(ann)
    const streams = [await openSaying(ann, 2), await openSaying(ann, 2, { at: replica })]
    const other = await openSaying(bob, 0)
    expect((await community.post(readNotifications.path, ann, { ids: [id] })).statusCode).toBe(200)
    for (const stream of streams) await hears(stream, 1)
    expect(other.events).toHaveLength(1)
  })

  it('says to both sides when their offer has changed, told or not, and once', async () => {
    const [producer, agent] = [someone(), someone('agent')]
    const offer = sampleOffer({ producerId: producer.id, agentId: agent.id })
    const streams = [await openSaying(producer, 0), await openSaying(agent, 0, { at: replica })]
    const changes = () => streams.map(({ events }) => events.at(-1)!.data.offers)
    const unseen = { ...offer, reachedAgent: false }
    await community.say(offerSubmitted, 1, unseen)
    await eventually(() => expect(changes()).toEqual([1, 0]), patience)
    await community.say(offerHeld, 2, offer)
    await eventually(() => expect(changes()).toEqual([2, 1]), patience)
    const unreadOf = (place: 0 | 1) => streams[place]!.events.at(-1)!.data.unread
    await eventually(() => expect(unreadOf(1)).toBe(1), patience)
    await community.say(offerReleased, 4, { ...offer, status: 'rejected', paymentStatus: 'released' })
    await community.say(offerRejected, 3, { ...offer, status: 'rejected', endedBecause: 'another_accepted' }) // late
    await eventually(() => expect(unreadOf(0)).toBe(1), patience)
    await eventually(() => expect(changes()).toEqual([3, 2]), patience)
    // An agent who accepted another is not told of the ending, and what they were told of the hold is done with it.
    await eventually(() => expect(unreadOf(1)).toBe(0), patience)
  })

  it('says to both sides when somebody has written about their offer', async () => {
    const [producer, agent, other] = [someone(), someone('agent'), someone()]
    const streams = [
      await openSaying(producer, 0),
      await openSaying(agent, 0, { at: replica }),
      await openSaying(other, 0),
    ]
    const { id, listingId, listingTitle } = sampleOffer()
    const thread = { id, listingId, listingTitle, producerId: producer.id, agentId: agent.id, newest: null }
    await community.say(threadChanged, 1, { ...thread, unread: { producer: 1, agent: 0 } })
    const changes = () => streams.map(({ events }) => events.at(-1)!.data.offers)
    await eventually(() => expect(changes()).toEqual([1, 1, 0]), patience)
    await community.say(threadChanged, 2, { ...thread, unread: { producer: 0, agent: 0 } })
    await eventually(() => expect(changes()).toEqual([2, 2, 0]), patience)
  })

  it('says to an agent, and to nobody else, that an import of theirs has gone on', async () => {
    const [agent, other] = [someone('agent'), someone('agent')]
    const [own, others] = [await openSaying(agent, 0), await openSaying(other, 0, { at: replica })]
    const data = { id: randomUUID(), agentId: agent.id, state: 'applying' } as const
    for (const step of [1, 2]) await community.say(importChanged, step, data)
    await eventually(() => expect(own.events.at(-1)!.data).toMatchObject({ imports: 2, unread: 0 }), patience)
    expect(others.events.map((event) => event.data.imports)).toEqual([0])
  })

  it('does not repeat what a browser that comes back has heard', async () => {
    const ann = someone()
    await write(ann)
    const [{ id }] = (await openSaying(ann, 1)).events as [Stream['events'][0]]
    const again = await open(ann, { seen: id! })
    await write(ann)
    poke(ann)
    await hears(again, 2)
    expect(again.events).toHaveLength(1)
  })

  it('says when a group grows, though as many are unread and the newest is the same', async () => {
    const ann = someone()
    const id = await write(ann)
    const stream = await openSaying(ann, 1)
    await community.db.notification.update({ where: { id }, data: { count: { increment: 1 }, at: new Date() } })
    poke(ann)
    await eventually(() => expect(stream.events).toHaveLength(2))
  })

  it('finds with its heartbeat what nobody told it', async () => {
    const ann = someone()
    const stream = await openSaying(ann, 0, { at: replica })
    await write(ann)
    await hears(stream, 1)
    expect(stream.beats()).toBeGreaterThan(0)
  })

  it('is kept by ten browsers of a person: the first of more ends, for a while', async () => {
    const ann = someone()
    const streams: Stream[] = []
    for (let count = 0; count < 11; count++) streams.push(await openSaying(ann, 0))
    await eventually(() => expect(streams.map(({ isOpen }) => isOpen())).toEqual([false, ...Array(10).fill(true)]))
    expect(streams[0]!.retryMs()).toBe(60_000)
  })

  it('is for those who are signed in', async () => {
    expect((await open(null)).status).toBe(401)
  })

  it('can be asked for without its news', async () => {
    const { statusCode, headers } = await community.app.inject({
      method: 'HEAD',
      url: notificationStream.path,
      headers: await community.identity.authorizationOf(someone()),
    })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/event-stream'])
  })

  it('stays open while NATS is away, and says what happened as soon as it is back', async () => {
    const people = Array.from({ length: 12 }, () => someone())
    const streams = await Promise.all(people.map((person) => openSaying(person, 0)))
    await nats.kill()
    await eventually(async () => expect((await community.app.inject('/readyz')).statusCode).toBe(503), patience)
    await Promise.all(people.map((person) => write(person)))
    await nats.start()
    await Promise.all(streams.map((stream) => hears(stream, 1)))
  })

  it('stays open while PostgreSQL is away, which refuses new ones, and says what happened as soon as it is back', async () => {
    const ann = someone()
    const stream = await openSaying(ann, 0)
    await write(ann)
    await postgres.kill()
    poke(ann)
    await eventually(async () => expect((await open(someone())).status).toBe(503), patience)
    await postgres.start()
    await hears(stream, 1)
    expect(stream.isOpen()).toBe(true)
  })

  it('ends when its service closes, which does not wait for it, and the browsers come back one by one', async () => {
    const streams = await Promise.all(Array.from({ length: 20 }, () => openSaying(someone(), 0, { at: replica })))
    const begun = performance.now()
    await replica.app.close()
    expect(performance.now() - begun).toBeLessThan(4_000 * machineFactor())
    await eventually(() => expect(streams.filter(({ isOpen }) => isOpen())).toEqual([]))
    expect(new Set(streams.map(({ retryMs }) => retryMs())).size).toBeGreaterThan(10)
  })
})
