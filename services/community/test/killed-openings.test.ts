import { randomUUID } from 'node:crypto'
import { competitionOpened } from '@storyright/contracts/events'
import { eventually, freshNats, freshRedis, samplePerson, testDatabase, testIdentity } from '@storyright/testing'
import { openDatabase } from '../src/database.ts'
import { someone } from './harness.ts'
import { migrations } from './migrations.ts'
import { ownProcess } from './own-process.ts'

jest.setTimeout(180_000)
const soon = { within: 60_000 }
const PRODUCERS = 2_000

describe('a service killed while it tells thousands that a competition has opened', () => {
  it('goes on where it was: everybody is told once', async () => {
    const identity = await testIdentity()
    const databaseUrl = await testDatabase('community', migrations)
    const db = openDatabase(databaseUrl)
    const service = await ownProcess({
      DATABASE_URL: databaseUrl,
      NATS_URL: await freshNats(),
      REDIS_URL: await freshRedis(),
      IDENTITY_URL: identity.url,
      INTERNAL_TOKEN: 'an-internal-token-for-tests',
      PUBLIC_URL: 'https://storyright.test',
    })
    try {
      const people = Array.from({ length: PRODUCERS }, (_one, place) => {
        // Every tenth is no producer.
        const person = samplePerson({ id: randomUUID(), role: place % 10 === 0 ? 'agent' : 'producer' })
        const { id, role, status } = person
        return { id, version: 1, role, status, username: null, person }
      })
      await db.person.createMany({ data: people })
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

      const told = () => db.notification.count({ where: { kind: 'competitions' } })
      await eventually(async () => expect(await told()).toBeGreaterThan(0), soon)
      await service.kill()
      expect(await told()).toBeLessThan(PRODUCERS * 0.9)
      await service.start()
      await eventually(
        async () =>
          expect(await db.competition.count({ where: { openingPublished: true, notifiedUntil: null } })).toBe(1),
        soon,
      )
      expect(await told()).toBe(PRODUCERS * 0.9)
      expect(await db.notification.count({ where: { kind: 'competitions', count: { gt: 1 } } })).toBe(0)
      const opened = `%"${competitionOpened.type}"%`
      expect(await db.$queryRaw`SELECT FROM messaging.outbox WHERE payload LIKE ${opened}`).toHaveLength(1)
    } finally {
      await service.stop()
      await db.$disconnect()
      await identity.stop()
    }
  })
})
