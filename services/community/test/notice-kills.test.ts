import { randomUUID } from 'node:crypto'
import { type Envelope, notificationMailWanted, offerHeld } from '@storyright/contracts/events'
import type { ForumPost, Notification } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { messagingCollections } from '@storyright/messaging/mongodb'
import { mongoClient } from '@storyright/mongodb'
import { withDatabase } from '@storyright/mongodb/address'
import { personRows } from '@storyright/read-models'
import {
  eventually,
  freshRedis,
  type OwnServer,
  openPublisher,
  ownServer,
  samplePerson,
  type TestIdentity,
  testIdentity,
} from '@storyright/testing'
import { sampleOffer } from '@storyright/testing/sample-offer'
import { someone } from './harness.ts'
import { ownProcess } from './own-process.ts'

jest.setTimeout(300_000)
const soon = { within: 90_000 }
const outbox = messagingCollections.find(({ name }) => name.endsWith('outbox'))!.name

const REPLIES = 30
const OFFERS = 30

let mongodb: OwnServer
let nats: OwnServer
let identity: TestIdentity
let service: Awaited<ReturnType<typeof ownProcess>>
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
})
afterAll(async () => {
  await service?.stop()
  await identity?.stop()
  await nats?.stop()
  await mongodb?.stop()
})

async function ask<Answer>(viewer: Viewer, path: string, method = 'GET', body?: object, key?: string): Promise<Answer> {
  const headers = {
    ...(await identity.authorizationOf(viewer)),
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  }
  return eventually(async () => {
    const answer = await fetch(service.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }, soon)
}

describe('the service, MongoDB and NATS, killed while people are told', () => {
  it('tell nobody twice, forget nothing, and ask for each mail once', async () => {
    const client = mongoClient(withDatabase(mongodb.url, 'community'), { service: 'tests' })
    const db = client.db()
    const [asker, writer, agent] = [someone(), someone(), someone('agent')]
    const people = [asker, writer].map(({ id }) => samplePerson({ id, role: 'premium' }))
    await personRows.of(db).insertMany(people.map((person) => ({ _id: person.id, version: 1, person })))
    const choice = [{ kind: 'replies', mail: 'now', inApp: true }]
    await ask(asker, '/api/notifications/preferences', 'PUT', { kinds: choice })
    const form = { title: 'Under load', content: 'Reply here', category: 'general', tags: [] }
    const { id } = await ask<ForumPost>(asker, '/api/forum/posts', 'POST', form, randomUUID())

    let done = 0
    const replying = async () => {
      for (let reply = 0; reply < REPLIES; reply++) {
        await ask(writer, `/api/forum/posts/${id}/replies`, 'POST', { content: `Reply ${reply}` }, randomUUID())
        done++
      }
    }
    const offering = async () => {
      let publisher = await openPublisher(nats.url)
      for (let offer = 0; offer < OFFERS; offer++) {
        const data = sampleOffer({ agentId: agent.id, listingTitle: `Title ${offer}` })
        await eventually(async () => {
          try {
            await publisher.say(offerHeld, 1, data)
          } catch (error) {
            publisher = await openPublisher(nats.url)
            throw error
          }
        }, soon)
        done++
      }
      await publisher.stop()
    }
    const reached = (share: number) =>
      eventually(() => expect(done).toBeGreaterThanOrEqual((REPLIES + OFFERS) * share), soon)
    const working = Promise.all([replying(), offering()])

    await reached(0.2)
    await service.kill()
    await service.start()
    await reached(0.5)
    await Promise.all([service.kill(), mongodb.kill(), nats.kill()])
    await Promise.all([mongodb.start(), nats.start()])
    await service.start()
    await working
    await service.ready()

    const listOf = (viewer: Viewer) => ask<Notification[]>(viewer, '/api/notifications?limit=100')
    await eventually(async () => {
      const offers = (await listOf(agent)).map(({ title, count }) => `${count} ${title}`)
      const expected = Array.from({ length: OFFERS }, (_one, offer) => `1 An offer of £12,500 for “Title ${offer}”`)
      expect(offers.toSorted()).toEqual(expected.toSorted())
      expect(await listOf(asker)).toMatchObject([{ count: REPLIES }])
    }, soon)

    await eventually(
      async () => expect(await db.collection('due_mails').countDocuments({ isDaily: false })).toBe(0),
      soon,
    )
    const rows = await db.collection<{ payload: string }>(outbox).find().toArray()
    const mails = rows
      .map(({ payload }) => JSON.parse(payload) as Envelope)
      .filter(({ type }) => type === notificationMailWanted.type)
      .map(({ data }) => notificationMailWanted.data.parse(data))
    // Each says how many replies it brings: together they bring each of them once.
    const brought = mails.flatMap(({ items }) => items).map(({ title }) => Number(/^\d+/.exec(title)?.[0] ?? 1))
    expect(brought.reduce((sum, count) => sum + count, 0)).toBe(REPLIES)
    expect(new Set(mails.map(({ personId }) => personId))).toEqual(new Set([asker.id]))
    await client.close()
  })
})
