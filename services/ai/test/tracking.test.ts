import { randomUUID } from 'node:crypto'
import { userClosed, userRegistered, userUpdated } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { listingRows, personRows } from '@storyright/read-models'
import { closedPerson, eventually, machineFactor, ownServer, publishedListing, samplePerson } from '@storyright/testing'
import { activityRows } from '../src/tracking/activity-rows.ts'
import { recordedOf } from '../src/tracking/recorded-of.ts'
import { shownRows } from '../src/tracking/shown-rows.ts'
import { tasteRows } from '../src/tracking/taste-rows.ts'
import { type Ai, someone, startAi } from './harness.ts'

let ai: Ai
beforeAll(async () => {
  ai = await startAi()
  await ai.addListing({ id: '7' })
})
afterAll(() => ai?.stop())

async function join(): Promise<Viewer> {
  const viewer = someone('producer', 'free')
  await ai.say(userRegistered, 1, samplePerson({ id: viewer.id }))
  await knownAs(viewer, {})
  return viewer
}
const knownAs = (viewer: Viewer, as: object) =>
  eventually(async () => expect((await personRows.of(ai.db).findOne({ _id: viewer.id }))?.person).toMatchObject(as), {
    within: 20_000,
  })
const activity = (viewer: Viewer | null, change: object = {}, headers: Record<string, string> = {}, at: Ai = ai) =>
  at.send('POST', '/api/tracking/activity', viewer, { listingId: '7', activityType: 'share', ...change }, headers)
const search = (viewer: Viewer | null, change: object = {}) =>
  ai.send('POST', '/api/tracking/search', viewer, { searchQuery: 'lighthouse', resultsCount: 3, ...change })
const recorded = ({ id: userId }: Viewer) => activityRows.of(ai.db).find({ userId }).sort({ at: 1 }).toArray()
const taste = ({ id: userId }: Viewer) => tasteRows.of(ai.db).find({ userId }).toArray()

describe('recording what people do', () => {
  it('answers 202 with nothing once it is written, for the figures and for their taste', async () => {
    const viewer = await join()
    const view = { activityType: 'view', timeSpent: 40, sessionId: 'load', userAgent: 'Firefox/132.0 of 198.51.100.7' }
    const answer = await activity(viewer, view)
    expect([answer.statusCode, answer.body]).toEqual([202, ''])
    expect((await search(viewer, { filters: { genre: 'Crime' } })).statusCode).toBe(202)
    expect(await recorded(viewer)).toMatchObject([
      { type: 'view', listingId: '7', seconds: 40, agentFamily: 'firefox' },
      { type: 'search', search: { query: 'lighthouse', results: 3, genre: 'Crime' } },
    ])
    expect((await taste(viewer)).map(({ kind }) => kind).sort()).toEqual(['search', 'view'])
    expect(JSON.stringify(await recorded(viewer))).not.toMatch(/198\.51|132\.0|127\.0/)
  })

  it('counts once what is told twice', async () => {
    const viewer = await join()
    const headers = { 'idempotency-key': 'once' }
    await Promise.all(Array.from({ length: 5 }, () => activity(viewer, {}, headers)))
    await activity(viewer, {}, headers)
    expect(await recorded(viewer)).toHaveLength(1)
    expect(await taste(viewer)).toHaveLength(1)
  })

  it('keeps nothing of a short stay, of an unknown listing and of somebody unknown, and says so to nobody', async () => {
    const viewer = await join()
    const stranger = someone()
    const told = [
      await activity(viewer, { activityType: 'view', timeSpent: 2.5 }),
      await activity(viewer, { listingId: '999999' }),
      await activity(viewer, { listingId: 'no id at all' }),
      await activity(stranger),
    ]
    expect(told.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202])
    expect([...(await recorded(viewer)), ...(await recorded(stranger))]).toEqual([])
  })

  it('refuses what is nothing to record', async () => {
    const viewer = await join()
    const refused = [
      await activity(viewer, { activityType: 'sighed' }),
      await activity(viewer, { timeSpent: -1 }),
      await search(viewer, { searchQuery: '  ' }),
      await search(viewer, { resultsCount: -1 }),
      await activity(viewer, {}, { 'idempotency-key': 'ü'.repeat(3) }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
    expect((await activity(null)).statusCode).toBe(401)
    expect((await search(null)).statusCode).toBe(401)
  })

  it('stores nothing from two seconds after somebody has switched it off, and goes on when they switch it on', async () => {
    const viewer = await join()
    const person = samplePerson({ id: viewer.id })
    await activity(viewer)
    const switched = performance.now()
    await ai.say(userUpdated, 2, { ...person, trackingEnabled: false })
    await knownAs(viewer, { trackingEnabled: false })
    expect(performance.now() - switched).toBeLessThan(2_000 * machineFactor())
    expect((await activity(viewer)).statusCode).toBe(202)
    expect((await search(viewer)).statusCode).toBe(202)
    expect(await recorded(viewer)).toHaveLength(1)
    await ai.say(userUpdated, 3, person)
    await knownAs(viewer, { trackingEnabled: true })
    await activity(viewer)
    expect(await recorded(viewer)).toHaveLength(2)
  })

  it('keeps out of the figures, and of what others are recommended, accounts of today and those not confirmed', async () => {
    const listing = await ai.addListing({ id: '17' })
    const joined = async (change: object) => {
      const viewer = someone('producer', 'free')
      await ai.say(userRegistered, 1, samplePerson({ id: viewer.id, ...change }))
      await knownAs(viewer, {})
      return viewer
    }
    const view = { activityType: 'view', timeSpent: 40, listingId: listing.id }
    const uncounted = [
      await joined({ createdAt: new Date(Date.now() - 3_600_000).toISOString() }),
      await joined({ isVerified: false }),
      await joined({ status: 'suspended' }),
    ]
    for (const viewer of uncounted) {
      await activity(viewer, view)
      expect([...(await recorded(viewer)), ...(await taste(viewer))]).toMatchObject([
        { isUncounted: true },
        { isUncounted: true },
      ])
    }
    const member = await joined({})
    await activity(member, view)
    expect((await recorded(member))[0]).toMatchObject({ needsOpening: true })
    expect((await recorded(member))[0]!.isUncounted).toBeUndefined()
  })

  it('weighs one view a title and day, the longest', async () => {
    const viewer = await join()
    for (const timeSpent of [10, 300, 20])
      await activity(viewer, { activityType: 'view', timeSpent, sessionId: 'load' })
    for (let times = 0; times < 3; times += 1) await search(viewer)
    expect((await taste(viewer)).map((row) => [row.kind, 'seconds' in row ? row.seconds : null]).toSorted()).toEqual([
      ['search', null],
      ['view', 300],
    ])
  })

  it('refuses whoever sends too much at once, with a time to come back', async () => {
    const there = await startAi({ config: { LIMIT_TRACKED_AT_ONCE: 3, LIMIT_TRACKED_PER_MINUTE: 1 } })
    const [one, other] = [someone(), someone()]
    const answers = []
    for (let times = 0; times < 4; times += 1) answers.push(await activity(one, {}, {}, there))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 429])
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0)
    expect((await activity(other, {}, {}, there)).statusCode).toBe(202)
    await there.stop()
  })

  it('takes two hundred at once', async () => {
    const viewers = await Promise.all(Array.from({ length: 4 }, () => join()))
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => activity(viewers[n % 4]!)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]))
    for (const viewer of viewers) expect(await recorded(viewer)).toHaveLength(50)
  })
})

describe('what was recorded', () => {
  it('is in the export', async () => {
    const viewer = await join()
    await activity(viewer)
    const records = (await ai.recordsOf(viewer.id)).json()
    expect(records).toMatchObject({
      activities: [{ type: 'share', listingId: '7' }],
      taste: [{ kind: 'share', listingId: '7' }],
    })
    expect(JSON.stringify(records)).not.toContain('_id')
  })

  it('is in the export with the newest of each list, no more than lists may have', async () => {
    const viewer = await join()
    await activity(viewer)
    await search(viewer)
    const told = (await ai.recordsOf(viewer.id)).json()
    const cut = JSON.parse(JSON.stringify(await recordedOf(ai, viewer.id, 1)))
    for (const list of ['activities', 'taste']) {
      expect(told[list]).toHaveLength(2)
      expect(told[list][0].at >= told[list][1].at).toBe(true)
      expect(cut[list]).toEqual([told[list][0]])
    }
  })

  it('is forgotten when its person says so, and nobody else’s', async () => {
    const [viewer, other] = [await join(), await join()]
    await Promise.all([activity(viewer), search(viewer), activity(other)])
    for (const one of [viewer, other])
      expect((await ai.get('/api/recommendations', { ...one, tier: 'premium' })).statusCode).toBe(200)
    const answer = await ai.send('DELETE', '/api/tracking', viewer)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect([await recorded(viewer), await taste(viewer)]).toEqual([[], []])
    expect(await recorded(other)).toHaveLength(1)
    expect((await shownRows.of(ai.db).find().toArray()).map(({ _id }) => _id)).toEqual([other.id])
    expect((await ai.send('DELETE', '/api/tracking', viewer)).statusCode).toBe(204)
    expect((await ai.send('DELETE', '/api/tracking', null)).statusCode).toBe(401)
  })

  it('goes with a closed account, also what comes late or was being written', async () => {
    const viewer = await join()
    await activity(viewer)
    await ai.say(userClosed, 5, closedPerson(viewer))
    await eventually(async () => expect([await recorded(viewer), await taste(viewer)]).toEqual([[], []]), {
      within: 20_000,
    })
    await ai.say(userUpdated, 4, samplePerson({ id: viewer.id }))
    await activity(viewer)
    expect(await recorded(viewer)).toEqual([])
    // A write that was under way in another replica when the account was closed lands behind it.
    const late = {
      _id: randomUUID(),
      userId: viewer.id,
      at: new Date(),
      kind: 'share',
      listingId: '7',
      seconds: null,
    } as const
    await tasteRows.of(ai.db).insertOne(late)
    await eventually(async () => expect(await taste(viewer)).toEqual([]), { within: 25_000 })
  })
})

describe('with MongoDB killed under load', () => {
  it('nothing that was acknowledged is lost, and nothing counted twice', async () => {
    const server = await ownServer('mongodb')
    const there = await startAi({
      config: { MONGODB_URL: server.url.replace(/\/(\?|$)/, '/ai$1') },
    })
    try {
      // Told by nobody: both services of this file would hear it, and one of them take it.
      const viewer = someone()
      await listingRows
        .of(there.db)
        .insertOne({ _id: '7', version: 1, isDeleted: false, listing: publishedListing('7') })
      await personRows.of(there.db).insertOne({ _id: viewer.id, version: 1, person: samplePerson({ id: viewer.id }) })
      const acknowledged = new Set<string>()
      let isOver = false
      const tellAll = async (lane: number) => {
        for (let n = 0; !isOver; n++) {
          const key = `${lane}-${n}`
          for (let attempt = 0; attempt < 40 && !acknowledged.has(key); attempt++) {
            const { statusCode } = await activity(viewer, {}, { 'idempotency-key': key }, there)
            if (statusCode === 202) acknowledged.add(key)
            else expect(statusCode).toBe(503)
          }
        }
      }
      const lanes = Promise.all(Array.from({ length: 8 }, (_, lane) => tellAll(lane)))
      const told = (count: number) =>
        eventually(() => expect(acknowledged.size).toBeGreaterThan(count), { within: 30_000 })
      await told(50)
      for (let kill = 0; kill < 2; kill++) {
        await server.kill()
        await server.start()
        await told(acknowledged.size + 50)
      }
      isOver = true
      await lanes
      const rows = { userId: viewer.id }
      expect(await activityRows.of(there.db).countDocuments(rows)).toBe(acknowledged.size)
      expect(await tasteRows.of(there.db).countDocuments(rows)).toBe(acknowledged.size)
    } finally {
      await there.stop()
      await server.stop()
    }
  }, 120_000)
})
