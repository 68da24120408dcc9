import { randomUUID } from 'node:crypto'
import {
  favouriteAdded,
  favouriteRemoved,
  listingCreated,
  listingDeleted,
  listingStatusChanged,
  membershipActivated,
  offerAccepted,
  offerHeld,
  offerSubmitted,
  type PublicOffer,
  userClosed,
  userRegistered,
  userUpdated,
} from '@storyright/contracts/events'
import { internalTokenHeader, type PlatformAnalytics } from '@storyright/contracts/http'
import { mongoStore } from '@storyright/messaging/mongodb'
import { eventually, publishedListing, sampleMembership, sampleOffer, samplePerson } from '@storyright/testing'
import { entityHistoryRows, favouriteId } from '../../src/analytics/entity-history-rows.ts'
import { figureRows, watermarkRows } from '../../src/analytics/figure-rows.ts'
import { rollAll } from '../../src/analytics/roll-figures.ts'
import { readInterest } from '../../src/market/read-market.ts'
import { readTrainingData } from '../../src/recommendations/training/train.ts'
import { activityRows } from '../../src/tracking/activity-rows.ts'
import { openedRows } from '../../src/tracking/opened-rows.ts'
import { type Ai, internalToken, someone, startAi } from '../harness.ts'
import { activity, searched } from './activity.ts'

let ai: Ai
let now: Date
const clock = () => now
beforeEach(async () => {
  now = new Date()
  ai = await startAi({ clock })
})
afterEach(() => ai.stop())

const admin = someone('admin')
const figuresOf = async (query = 'from=2024-01-01&to=2027-12-31'): Promise<PlatformAnalytics> => {
  const answer = await ai.get(`/api/admin/analytics?${query}`, admin)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
/** Once everything that was told is counted: by the service's roller, or here before its next round. */
const rolled = async () => {
  await eventually(
    async () => {
      await rollAll(deps())
      const { writes = 1 } = (await watermarkRows.of(ai.db).findOne({ _id: 'rolled' })) ?? {}
      expect(await entityHistoryRows.of(ai.db).countDocuments({ rolled: { $lt: writes } })).toBe(0)
    },
    { within: 20_000 },
  )
  return figuresOf()
}
const on = <Day extends { date: string }>(series: Day[], date: string) => series.find((day) => day.date === date)
/** Long enough ago to be counted; what is older than it is kept for, the store deletes. */
const settled = () => new Date(now.getTime() - 86_400_000)
const deps = (checkpoint?: () => void) => ({
  db: ai.db,
  transaction: mongoStore(ai.db).transaction,
  clock,
  logger: console,
  ...(checkpoint && { checkpoint }),
})

/** A year's beginning: people, listings, an offer with its money, favourites. */
async function tellAll() {
  const producer = samplePerson({ createdAt: '2024-01-10T23:59:59.000Z' })
  const agent = samplePerson({ role: 'agent', createdAt: '2024-02-29T12:00:00.000Z' })
  const listing = publishedListing('7', { createdAt: '2024-02-01T08:00:00.000Z' })
  const offer = sampleOffer({
    listingId: '7',
    producerId: producer.id,
    submittedAt: '2024-02-28T09:00:00.000Z',
    status: 'pending',
    paymentStatus: 'requires_payment',
    reachedAgent: false,
    offerPrice: 12_000,
  })
  const held: PublicOffer = { ...offer, paymentStatus: 'held', reachedAgent: true }
  const accepted: PublicOffer = {
    ...held,
    status: 'accepted',
    paymentStatus: 'captured',
    acceptedAt: '2024-02-29T23:59:59.999Z',
  }
  await ai.say(userRegistered, 1, producer)
  await ai.say(userRegistered, 1, agent)
  await ai.say(
    membershipActivated,
    1,
    sampleMembership({ userId: producer.id, premiumExpiresAt: '2029-01-01T00:00:00.000Z' }),
  )
  await ai.say(listingCreated, 1, listing)
  await ai.say(offerSubmitted, 1, offer)
  await ai.say(offerHeld, 2, held)
  await ai.say(offerAccepted, 3, accepted)
  await ai.say(listingStatusChanged, 2, { ...listing, status: 'optioned' })
  const favourite = { id: `${producer.id}_7`, userId: producer.id, listingId: '7', at: '2024-02-29T00:00:00.000Z' }
  await ai.say(favouriteAdded, 1, favourite)
  return { producer, agent, listing, offer, held, accepted, favourite }
}

/** What is going on about a listing by all that is known of it, in 2024 and today. */
async function interestIn(listingId: string) {
  const days = [now.toISOString().slice(0, 10), '2024-03-01']
  const found = await Promise.all(days.map((day) => readInterest(ai.db, day)))
  const movements = found.flatMap((movement) => movement.get(listingId) ?? [])
  return {
    movement: movements.reduce((sum, one) => sum + one.now, 0),
    people: [...new Set(movements.flatMap(({ people }) => [...people]))],
  }
}

describe('rolling figures', () => {
  it('counts each on its own day, in UTC, the leap day too', async () => {
    await tellAll()
    const { users, listings, offers, money, favourites } = await rolled()
    expect(on(users.series, '2024-01-10')).toMatchObject({ registered: 1, total: 1, producers: 1, agents: 0 })
    expect(on(users.series, '2024-02-29')).toMatchObject({ registered: 1, total: 2, agents: 1 })
    expect(users).toMatchObject({ total: 2, registered: 2, byTier: { free: 1, premium: 1 } })
    expect(on(listings.series, '2024-02-28')).toMatchObject({ created: 0, total: 1, available: 1, optioned: 0 })
    expect(on(listings.series, '2024-02-29')).toMatchObject({ total: 1, available: 0, optioned: 1 })
    expect(listings.byMedium[publishedListing('7').medium]).toBe(1)
    expect(on(offers.series, '2024-02-28')).toMatchObject({ created: 1, accepted: 0 })
    expect(on(offers.series, '2024-02-29')).toMatchObject({ created: 0, accepted: 1 })
    expect(money).toMatchObject({ captured: 12_000, held: 12_000, released: 0 })
    expect(on(money.series, '2024-02-29')).toMatchObject({ captured: 12_000 })
    expect(on(favourites.series, '2024-02-29')).toMatchObject({ count: 1 })
    expect(users.series).toHaveLength(4 * 365 + 1)
    const march = await figuresOf('from=2024-03-01&to=2024-03-31')
    expect([march.users.registered, march.offers.created, march.money.captured]).toEqual([0, 0, 0])
    // The holds are of today, on which they were told.
    expect(march.before).toEqual({
      from: '2024-01-30',
      to: '2024-02-29',
      users: { total: 2, registered: 1 },
      listings: { total: 1, created: 1 },
      offers: { created: 1, held: 0, accepted: 1, rejected: 0, cancelled: 0, expired: 0 },
      money: { held: 0, captured: 12_000, released: 0 },
      views: { total: 0 },
      favourites: { total: 1, removed: 0 },
    })
    const january = (await figuresOf('from=2024-01-15&to=2024-01-31')).before
    expect([january.users, january.listings.total]).toEqual([{ total: 1, registered: 1 }, 0])
  })

  it('changes nothing for what is told again, and finds its place for what is told late', async () => {
    const { producer, listing, held, accepted } = await tellAll()
    const before = await rolled()
    await ai.say(offerAccepted, 3, accepted)
    await ai.say(offerHeld, 2, held)
    await ai.say(listingCreated, 1, listing)
    await ai.say(userRegistered, 1, producer)
    expect(await rolled()).toEqual(before)

    await ai.say(userUpdated, 3, { ...producer, role: 'agent' })
    expect((await rolled()).users.byRole).toMatchObject({ agent: 2, producer: 0 })
    await ai.say(userUpdated, 2, { ...producer, role: 'admin' }) // it was, for a moment
    expect((await rolled()).users.byRole).toMatchObject({ agent: 2, producer: 0, admin: 0 })
  })

  it('takes away closed accounts and withdrawn listings, and keeps that a favourite was added', async () => {
    const { producer, listing, favourite } = await tellAll()
    await ai.say(favouriteRemoved, 2, { ...favourite, at: '2024-03-01T00:00:00.000Z' })
    await ai.say(listingDeleted, 3, listing)
    await ai.say(userClosed, 2, { ...producer, status: 'closed' })
    await rolled()
    const { users, listings, favourites } = await figuresOf('from=2020-01-01&to=2040-12-31')
    expect(users).toMatchObject({
      total: 1,
      registered: 2,
      byRole: { agent: 1, producer: 0 },
      byTier: { free: 1, premium: 0 },
    })
    expect(listings).toMatchObject({ total: 0, created: 1 })
    expect(favourites).toMatchObject({ total: 1, removed: 1 })
  })

  it('counts a favourite once a person, title and day, however often it is marked and unmarked', async () => {
    const { favourite } = await tellAll()
    for (const version of [2, 3, 4, 5])
      await ai.say(version % 2 ? favouriteAdded : favouriteRemoved, version, {
        ...favourite,
        at: `2024-02-29T0${version}:00:00.000Z`,
      })
    await ai.say(favouriteRemoved, 6, { ...favourite, at: '2024-03-01T00:00:00.000Z' })
    await ai.say(favouriteAdded, 7, { ...favourite, at: '2024-03-01T01:00:00.000Z' })
    const { favourites } = await rolled()
    expect(favourites).toMatchObject({ total: 2, removed: 2 })
    expect(on(favourites.series, '2024-02-29')).toMatchObject({ count: 1 })
    const { movement } = await interestIn('7')
    expect(movement).toBe(2 + 1) // and the offer
  })

  it('counts a favourite that was told before favourites had days once, when it is told again', async () => {
    const favourite = { id: 'ann_7', userId: randomUUID(), listingId: '7', at: '2024-02-29T00:00:00.000Z' }
    const _id = favouriteId(favourite.userId, '7', 1)
    const said = { of: 'favourite' as const, isAdded: true }
    const step = { version: 1, through: 1, at: new Date(favourite.at), said }
    await entityHistoryRows
      .of(ai.db)
      .insertOne({ _id, kind: 'favourite', listingId: '7', steps: [step], rolled: 0, counted: [], countedIn: 0 })
    await ai.say(favouriteAdded, 1, favourite)
    expect((await rolled()).favourites.total).toBe(1)
  })

  it.each([
    ['of today', { createdAt: new Date().toISOString() }],
    ['not confirmed', { isVerified: false }],
    ['suspended', { status: 'suspended' as const }],
  ])('counts no favourite of an account that is %s, nor lets others be shown anything for it', async (_how, fault) => {
    const usual = { createdAt: '2024-01-10T00:00:00.000Z', isVerified: true }
    const [person, other] = [samplePerson({ ...usual, ...fault }), samplePerson(usual)]
    const at = now.toISOString()
    for (const one of [person, other]) await ai.say(userRegistered, 1, one)
    await ai.addListing({ id: '7' })
    for (const { id: userId } of [person, other]) await ai.say(favouriteAdded, 1, { userId, listingId: '7', at })
    await rolled()
    expect((await figuresOf('from=2020-01-01&to=2040-12-31')).favourites.total).toBe(1)
    const { movement, people } = await interestIn('7')
    expect([movement, people]).toEqual([1, [other.id]])
    const { tastes } = await readTrainingData(ai.db, now)
    expect([...tastes.liked.keys()]).toEqual([other.id])
  })

  it('takes an account’s favourites out of figures, of the market and of what others are recommended', async () => {
    const { producer, favourite } = await tellAll()
    await ai.say(favouriteRemoved, 2, { ...favourite, at: '2024-03-01T00:00:00.000Z' })
    await ai.say(favouriteAdded, 3, { ...favourite, at: now.toISOString() })
    expect((await rolled()).favourites).toMatchObject({ total: 2, removed: 1 })
    const headers = { [internalTokenHeader]: internalToken }
    await ai.app.inject({
      method: 'POST',
      url: '/internal/figures/without',
      headers,
      payload: { userId: producer.id },
    })
    expect((await rolled()).favourites).toMatchObject({ total: 0, removed: 0 })
    expect((await interestIn('7')).movement).toBe(1) // the offer alone
    const { tastes } = await readTrainingData(ai.db, now)
    expect(tastes.liked.get(producer.id)?.get('7') ?? 0).toBeLessThan(6) // by the offer alone
  })

  it('keeps of favourites nobody’s name', async () => {
    const { producer } = await tellAll()
    await rolled()
    const favourite = await entityHistoryRows.of(ai.db).findOne({ kind: 'favourite' })
    expect(JSON.stringify(favourite)).not.toContain(producer.id)
  })

  it('is the same when all is made anew, and what cannot be made anew stays', async () => {
    await tellAll()
    await activityRows
      .of(ai.db)
      .insertMany([activity({ at: now, recordedAt: now }), activity({ at: now, recordedAt: now })])
    now = new Date(now.getTime() + 61_000)
    const before = await rolled().then(() =>
      eventually(async () => {
        const figures = await figuresOf()
        expect(figures.views.total).toBe(2)
        return figures
      }),
    )
    await activityRows.of(ai.db).deleteMany({})
    const started = await ai.app.inject({
      method: 'POST',
      url: '/internal/figures',
      headers: { [internalTokenHeader]: internalToken },
    })
    await eventually(
      async () => {
        const made = await ai.app.inject({
          method: 'GET',
          url: '/internal/figures',
          headers: { [internalTokenHeader]: internalToken },
        })
        expect(made.json()).toEqual(started.json())
      },
      { within: 20_000 },
    )
    expect(await figuresOf()).toEqual(before)
    await eventually(async () => expect(await figureRows.of(ai.db).distinct('generation')).toEqual([0, 2]))
  })

  it('counts what happens while all is made anew', async () => {
    await tellAll()
    await rolled()
    await ai.app.inject({ method: 'POST', url: '/internal/figures', headers: { [internalTokenHeader]: internalToken } })
    await ai.say(userRegistered, 1, samplePerson({ createdAt: '2024-02-20T00:00:00.000Z' }))
    await eventually(async () => expect((await figuresOf()).users.total).toBe(3), { within: 20_000 })
  })
})

describe('a roller that is killed between two writes', () => {
  const killed = () => {
    throw new Error('killed')
  }

  it('has counted nothing, and the next counts everything once', async () => {
    await ai.app.close()
    const life = (id: string) => ({
      _id: `favourite ${id}`,
      kind: 'favourite' as const,
      listingId: '7',
      steps: [
        {
          version: 1,
          through: 1,
          at: new Date('2024-02-29T10:00:00.000Z'),
          said: { of: 'favourite' as const, isAdded: true },
        },
      ],
      rolled: 0,
      counted: [],
      countedIn: 0,
    })
    await entityHistoryRows.of(ai.db).insertMany(Array.from({ length: 1_200 }, () => life(randomUUID())))
    await activityRows
      .of(ai.db)
      .insertMany(Array.from({ length: 30 }, () => activity({ at: settled(), recordedAt: settled() })))
    await expect(rollAll(deps(killed))).rejects.toThrow('killed')
    expect(await figureRows.of(ai.db).countDocuments()).toBe(0)
    let times = 0
    await expect(rollAll(deps(() => ++times === 2 && killed()))).rejects.toThrow('killed')
    await rollAll(deps())
    await ai.restart()
    const { favourites, views } = await figuresOf()
    expect([favourites.total, views.total]).toEqual([1_200, 30])
  })
})

describe('one account alone', () => {
  it('moves a figure once a title and day, however often it sends a view, or searches', async () => {
    await ai.app.close()
    const [userId, at] = [randomUUID(), settled()]
    const its = { userId, at, recordedAt: at }
    await activityRows
      .of(ai.db)
      .insertMany([
        ...Array.from({ length: 150 }, () => activity(its)),
        ...Array.from({ length: 50 }, () => searched(' The  LOST star', its)),
        searched('the lost star', its),
        activity({ ...its, listingId: '8' }),
        activity({ at, recordedAt: at }),
      ])
    await rollAll(deps())
    // The next batch is of the same day.
    await activityRows.of(ai.db).insertMany([activity({ ...its, recordedAt: new Date(at.getTime() + 1) })])
    await rollAll(deps())
    await ai.restart()
    const { views, searchesWithoutResult } = await figuresOf()
    expect(views.total).toBe(3)
    expect(searchesWithoutResult).toMatchObject([{ count: 1 }])
  })

  it('adds nothing with what it could not open, or as somebody of today', async () => {
    await ai.app.close()
    const [userId, at] = [randomUUID(), settled()]
    const its = { userId, at, recordedAt: at, needsOpening: true } as const
    const month = at.toISOString().slice(0, 7)
    await openedRows.of(ai.db).insertOne({ _id: `${userId}_${month}`, version: 1, listingIds: ['7'], at })
    await activityRows
      .of(ai.db)
      .insertMany([
        activity(its),
        activity({ ...its, listingId: '8' }),
        activity({ at, recordedAt: at, isUncounted: true }),
      ])
    await rollAll(deps())
    await ai.restart()
    const { views, topListings } = await figuresOf()
    expect(views.total).toBe(1)
    expect(topListings.map(({ listingId }) => listingId)).not.toContain('8')
  })

  it('is taken out by its id, also after everything recorded of it was forgotten', async () => {
    const [userId, at] = [randomUUID(), settled()]
    await activityRows
      .of(ai.db)
      .insertMany([
        activity({ userId, at, recordedAt: at }),
        searched('gone', { userId, at, recordedAt: at }),
        activity({ at, recordedAt: at }),
      ])
    expect((await rolled()).views.total).toBe(2)
    await activityRows.of(ai.db).deleteMany({ userId })
    const headers = { [internalTokenHeader]: internalToken }
    const without = (id: string) =>
      ai.app.inject({ method: 'POST', url: '/internal/figures/without', headers, payload: { userId: id } })
    expect((await without(userId)).json()).toEqual({ taken: 2 })
    expect((await without(userId)).json()).toEqual({ taken: 0 })
    expect((await without('ann')).statusCode).toBe(400)
    const { views, searchesWithoutResult } = await figuresOf()
    expect([views.total, searchesWithoutResult.filter(({ count }) => count > 0)]).toEqual([1, []])
  })
})

describe('two rollers', () => {
  it('count nothing twice, though both believe that they are alone', async () => {
    await ai.app.close()
    await entityHistoryRows.of(ai.db).insertMany(
      Array.from({ length: 800 }, () => ({
        _id: `favourite ${randomUUID()}`,
        kind: 'favourite' as const,
        listingId: '7',
        steps: [
          {
            version: 1,
            through: 1,
            at: new Date('2024-02-29T10:00:00.000Z'),
            said: { of: 'favourite' as const, isAdded: true },
          },
        ],
        rolled: 0,
        counted: [],
        countedIn: 0,
      })),
    )
    const recordedAt = settled()
    await activityRows.of(ai.db).insertMany(Array.from({ length: 300 }, () => activity({ at: recordedAt, recordedAt })))
    await Promise.allSettled([rollAll(deps()), rollAll(deps())])
    await rollAll(deps())
    await ai.restart()
    const { favourites, views } = await figuresOf()
    expect([favourites.total, views.total]).toEqual([800, 300])
  })
})
