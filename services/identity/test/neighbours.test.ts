import { randomUUID } from 'node:crypto'
import path from 'node:path'
import {
  type Envelope,
  membershipActivated,
  membershipExpired,
  membership as membershipState,
  type NewEvent,
  userSnapshot,
} from '@storyright/contracts/events'
import { internalTokenHeader } from '@storyright/contracts/http'
import { personLimits } from '@storyright/contracts/vocabulary'
import { createMessaging, type Messaging, pgTransactions, postgresStore } from '@storyright/messaging'
import { eventually, recordEvents, testDatabase } from '@storyright/testing'
import pg from 'pg'
import type { Tx } from '../src/database.ts'
import { createPeopleStore } from '../src/people/people.store.ts'
import { goodPassword, type Identity, internalToken, startIdentity } from './harness.ts'

const stateOf = (said: { userId: string; premiumExpiresAt: string | null }) => membershipState.parse(said)

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('identity and its neighbours', () => {
  const silent = { info() {}, warn() {}, error() {} }
  let identity: Identity
  let membership: Messaging<pg.PoolClient>
  let pool: pg.Pool

  beforeAll(async () => {
    identity = await startIdentity()
    const connectionString = await testDatabase('membership', [
      path.resolve(import.meta.dirname, '../../../packages/messaging/migrations'),
    ])
    pool = new pg.Pool({ connectionString })
    const store = postgresStore({ connectionString, transactions: pgTransactions(pool) })
    const clock = () => new Date()
    membership = createMessaging({ service: 'membership', natsUrl: identity.natsUrl, store, logger: silent, clock })
    membership.start()
  })
  afterAll(async () => {
    await membership.stop()
    await pool.end()
    await identity.close()
  })

  const publish = (event: NewEvent) => membership.store.transaction((tx) => membership.outbox.add(tx, [event]))

  describe('what gateways count here', () => {
    it('is one count for all of them, by person and limit, and goes back when it was refused', async () => {
      const count = async (userId: string, limit: string, url = '/internal/limits') => {
        const headers = { [internalTokenHeader]: internalToken }
        return identity.app.inject({ method: 'POST', url, headers, payload: { userId, limit } })
      }
      const [ann, bea] = [randomUUID(), randomUUID()]
      const { atOnce, perHour } = personLimits.calls.cardSetups
      const asked = await Promise.all(Array.from({ length: atOnce + 2 }, () => count(ann, 'cardSetups')))
      const waits = asked.map((answer) => answer.json().waitSeconds as number)
      expect(waits.filter((wait) => wait === 0)).toHaveLength(atOnce)
      expect(Math.max(...waits)).toBeLessThanOrEqual(3_600 / perHour)
      for (const [userId, limit] of [
        [ann, 'upgrades'],
        [bea, 'cardSetups'],
      ] as const)
        expect((await count(userId, limit)).json()).toEqual({ waitSeconds: 0 })
      await count(ann, 'cardSetups', '/internal/limits/uncount')
      expect((await count(ann, 'cardSetups')).json()).toEqual({ waitSeconds: 0 })
      expect((await count(ann, 'everything')).statusCode).toBe(400)
    })
  })

  describe('what membership says', () => {
    it('decides the tier, newest word first, and gateways hear of it', async () => {
      const { id, headers } = await identity.join('member@storyright.test')
      const told = await recordEvents(identity.natsUrl, 'control.sessions')
      const premiumExpiresAt = new Date(Date.now() + 60_000).toISOString()
      await publish(membershipActivated(id, 2, stateOf({ userId: id, premiumExpiresAt })))
      const user = () => identity.ask('GET', '/api/auth/user', undefined, headers)
      await eventually(async () =>
        expect((await user()).body).toMatchObject({ membershipTier: 'premium', premiumExpiresAt }),
      )
      await eventually(() => expect(told.messages).toEqual([{ userId: id }]))
      const { body } = await identity.exchange(headers.cookie)
      expect(Date.parse(body.expiresAt)).toBeLessThanOrEqual(Date.parse(premiumExpiresAt))

      await publish(membershipExpired(id, 1, stateOf({ userId: id, premiumExpiresAt: null })))
      await publish(membershipExpired(id, 3, stateOf({ userId: id, premiumExpiresAt: null })))
      await eventually(async () => expect((await user()).body.membershipTier).toBe('free'))
      await eventually(() => expect(told.messages).toHaveLength(2))
      await told.stop()
    })

    it.each([
      ['newer', 3, 2],
      ['older', 2, 3],
    ])('is the newest of two consumers at once, the %s one first', async (order, first, second) => {
      const { id } = await identity.join(`${order}@storyright.test`)
      const until = (version: number) => new Date(Date.UTC(2030, 0, version))
      await identity.withDatabase(async (db) => {
        const people = createPeopleStore(db)
        const keep = (tx: Tx, version: number) => people.keepMembership(tx, id, version, until(version))
        let other: Promise<boolean> | undefined
        await db.$transaction(async (tx) => {
          expect(await keep(tx, first)).toBe(true)
          other = db.$transaction((theirs) => keep(theirs, second))
          await eventually(async () => {
            const [row] = await db.$queryRaw<{ waiting: number }[]>`
              SELECT count(*)::int AS waiting FROM pg_stat_activity
              WHERE datname = current_database() AND wait_event_type = 'Lock'`
            expect(row?.waiting).toBe(1)
          })
        })
        expect(await other).toBe(second > first)
        expect(await people.find(id)).toMatchObject({ membershipVersion: 3, premiumExpiresAt: until(3) })
      })
    })

    it('of a stranger changes nothing and is not held against it', async () => {
      const { id, headers } = await identity.join('after@storyright.test')
      const stranger = randomUUID()
      const premiumExpiresAt = new Date(Date.now() + 60_000).toISOString()
      await publish(membershipActivated(stranger, 1, stateOf({ userId: stranger, premiumExpiresAt })))
      await publish(membershipActivated(id, 1, stateOf({ userId: id, premiumExpiresAt })))
      await eventually(async () => {
        const { body } = await identity.ask('GET', '/api/auth/user', undefined, headers)
        expect(body.membershipTier).toBe('premium')
      })
    })
  })

  describe('telling everything once more', () => {
    it('sends a snapshot of every person to whoever may ask for it', async () => {
      const { id } = await identity.join('snapshot@storyright.test')
      const events = await recordEvents(identity.natsUrl, 'identity.user.snapshot.>')
      expect((await identity.ask('POST', '/internal/republish')).status).toBe(404)
      const { body } = await identity.ask('POST', '/internal/republish', undefined, {
        'x-internal-token': internalToken,
      })
      await eventually(() => expect(events.messages).toHaveLength(body.sent))
      const own = events.messages.find(({ subject }) => subject === id)
      expect(own?.data).toEqual(userSnapshot.data.parse(own?.data))
      expect(own).toMatchObject({ entityversion: 2, data: { status: 'active' } })
      await events.stop()
    })

    it('tells again what it told since a moment, as the same events, to whoever has lost them', async () => {
      const { id } = await identity.join('restored@storyright.test')
      const events = await recordEvents<Envelope>(identity.natsUrl, `identity.user.*.${id}`)
      const resend = (since: string) =>
        identity.ask('POST', '/internal/resend', { since }, { 'x-internal-token': internalToken })
      expect((await identity.ask('POST', '/internal/resend', { since: '2026-11-22T04:00:00Z' })).status).toBe(404)
      expect((await resend('yesterday')).status).toBe(400)
      for (const rounds of [1, 2]) {
        const since = new Date(Date.now() - 60 * 60_000).toISOString()
        expect((await resend(since)).body).toMatchObject({ events: expect.any(Number), snapshots: 0 })
        await eventually(() => expect(events.messages).toHaveLength(2 * rounds))
      }
      expect(new Set(events.messages.map((event) => event.id)).size).toBe(2)
      await events.stop()
    })

    it('tells of closed accounts too, as closed, so that nobody who lost the stream keeps them', async () => {
      const { id, headers } = await identity.join('gone@storyright.test')
      await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, headers)
      const events = await recordEvents(identity.natsUrl, `identity.user.snapshot.${id}`)
      await identity.ask('POST', '/internal/republish', undefined, { 'x-internal-token': internalToken })
      await eventually(() =>
        expect(events.messages).toMatchObject([{ entityversion: 3, data: { status: 'closed', firstName: '' } }]),
      )
      await events.stop()
    })
  })
})
