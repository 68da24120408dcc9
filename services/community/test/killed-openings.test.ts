import { randomUUID } from 'node:crypto'
import { competitionOpened } from '@storyright/contracts/events'
import type { Competition } from '@storyright/contracts/http'
import { eventually, freshNats, freshRedis, samplePerson, testDatabase, testIdentity } from '@storyright/testing'
import { openDatabase } from '../src/database.ts'
import { someone } from './harness.ts'
import { migrations } from './migrations.ts'
import { ownProcess } from './own-process.ts'

jest.setTimeout(180_000)
const soon = { within: 60_000 }
const PEOPLE = 1_000
/** Where it is killed: at the beginning of a batch. */
const PLACE = 600

describe('a service killed while it tells a thousand that a competition has opened', () => {
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
      // Every tenth is no producer.
      const people = Array.from({ length: PEOPLE }, (_one, place) => {
        const person = samplePerson({ id: randomUUID(), role: place % 10 === 9 ? 'agent' : 'producer' })
        const { id, role, status } = person
        return { id, version: 1, role, status, username: null, person }
      })
      await db.person.createMany({ data: people })
      const ids = people.map(({ id }) => id).toSorted()
      const producers = people
        .filter(({ role }) => role === 'producer')
        .map(({ id }) => id)
        .toSorted()
      const awaited = producers.find((id) => id >= ids[PLACE]!)!

      const opensAt = new Date(Date.now() + 1_000).toISOString()
      const form = {
        ...{
          title: 'First Feature',
          brief: 'A first feature.',
          sponsor: 'Northlight',
          prize: '£1',
          rules: 'One each.',
        },
        ...{ opensAt, closesAt: new Date(Date.now() + 3_600_000).toISOString(), isFunding: true },
      }
      const headers = { ...(await identity.authorizationOf(someone('admin'))), 'content-type': 'application/json' }
      const body = JSON.stringify(form)
      const answer = await fetch(`${service.url}/api/competitions`, { method: 'POST', headers, body })
      expect(answer.status).toBe(201)
      const { id } = (await answer.json()) as Competition

      const told = () => db.notification.count({ where: { kind: 'competitions' } })
      await db
        .$transaction(
          async (tx) => {
            // The batch with this one in it waits for us.
            await tx.delivered.create({
              data: { what: `competition ${id} opened ${opensAt}`, personId: awaited, at: new Date() },
            })
            const before = producers.filter((one) => one < ids[PLACE]!).length
            await eventually(async () => expect(await told()).toBe(before), soon)
            await service.kill()
            throw new Error('killed')
          },
          { timeout: 60_000 },
        )
        .catch((error) => expect(error.message).toBe('killed'))
      await service.start()
      const finished = { openingPublished: true, notifiedUntil: null }
      await eventually(async () => expect(await db.competition.count({ where: finished })).toBe(1), soon)
      expect(await told()).toBe(producers.length)
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
