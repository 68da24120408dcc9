import { randomUUID } from 'node:crypto'
import { competitionOpened } from '@storyright/contracts/events'
import { messagingCollections } from '@storyright/messaging/mongodb'
import { mongoClient } from '@storyright/mongodb'
import { personRows } from '@storyright/read-models'
import { eventually, freshNats, freshRedis, samplePerson, testIdentity, testMongo } from '@storyright/testing'
import { competitionRows } from '../src/competitions/competition-rows.ts'
import { notificationRows } from '../src/notifications/notification-rows.ts'
import { someone } from './harness.ts'
import { ownProcess } from './own-process.ts'

jest.setTimeout(180_000)
const soon = { within: 60_000 }
const outbox = messagingCollections.find(({ name }) => name.endsWith('outbox'))!.name
const PRODUCERS = 2_000

describe('a service killed while it tells thousands that a competition has opened', () => {
  it('goes on where it was: everybody is told once', async () => {
    const identity = await testIdentity()
    const mongoUrl = await testMongo('community')
    const client = mongoClient(mongoUrl, { service: 'tests' })
    const service = await ownProcess({
      MONGODB_URL: mongoUrl,
      NATS_URL: await freshNats(),
      REDIS_URL: await freshRedis(),
      IDENTITY_URL: identity.url,
      INTERNAL_TOKEN: 'an-internal-token-for-tests',
      PUBLIC_URL: 'https://storyright.test',
    })
    try {
      const db = client.db()
      const people = Array.from({ length: PRODUCERS }, (_one, place) => {
        // Every tenth is no producer.
        const person = samplePerson({ id: randomUUID(), role: place % 10 === 0 ? 'agent' : 'producer' })
        return { _id: person.id, version: 1, person }
      })
      await personRows.of(db).insertMany(people)
      const body = {
        ...{
          title: 'First Feature',
          brief: 'A first feature.',
          sponsor: 'Northlight',
          prize: '£1',
          rules: 'One each.',
        },
        ...{ opensAt: new Date().toISOString(), closesAt: new Date(Date.now() + 3_600_000).toISOString() },
        isFunding: true,
      }
      const headers = { ...(await identity.authorizationOf(someone('admin'))), 'content-type': 'application/json' }
      const answer = await fetch(`${service.url}/api/competitions`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      expect(answer.status).toBe(201)

      const told = () => notificationRows.of(db).countDocuments({ kind: 'competitions' })
      await eventually(async () => expect(await told()).toBeGreaterThan(0), soon)
      await service.kill()
      expect(await told()).toBeLessThan(PRODUCERS * 0.9)
      await service.start()
      await eventually(
        async () =>
          expect(await competitionRows.of(db).countDocuments({ isOpeningTold: true, toldUntil: null })).toBe(1),
        soon,
      )
      expect(await told()).toBe(PRODUCERS * 0.9)
      expect(await notificationRows.of(db).distinct('count', { kind: 'competitions' })).toEqual([1])
      const events = await db.collection<{ payload: string }>(outbox).find().toArray()
      expect(events.filter(({ payload }) => payload.includes(`"${competitionOpened.type}"`))).toHaveLength(1)
    } finally {
      await service.stop()
      await client.close()
      await identity.stop()
    }
  })
})
