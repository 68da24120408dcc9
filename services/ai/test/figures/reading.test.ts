import { randomUUID } from 'node:crypto'
import {
  favouriteAdded,
  listingDeleted,
  offerAccepted,
  offerHeld,
  offerRejected,
  offerSubmitted,
  type PublicListing,
  userRegistered,
} from '@storyright/contracts/events'
import type { AgentTrends, Market, PlatformAnalytics, Problem } from '@storyright/contracts/http'
import { mongoStore } from '@storyright/messaging/mongodb'
import { mongoClient } from '@storyright/mongodb'
import { listingRows } from '@storyright/read-models'
import { publishedListing, sampleOffer, samplePerson } from '@storyright/testing'
import { agentTrends } from '../../src/analytics/agent-trends.ts'
import { platformAnalytics } from '../../src/analytics/platform-analytics.ts'
import { rollAll } from '../../src/analytics/roll-figures.ts'
import { type ActivityRow, activityRows, settledAfterMs } from '../../src/tracking/activity-rows.ts'
import { type Ai, someone, startAi } from '../harness.ts'
import { activity, searched } from './activity.ts'

let ai: Ai
let now: Date
const clock = () => now
beforeAll(async () => {
  now = new Date()
  ai = await startAi({ clock })
  // What is done here has its own days; the store would delete what is too old on the day that the test runs.
  await activityRows.of(ai.db).dropIndex('kept')
})
afterAll(() => ai.stop())

const admin = someone('admin')
const analytics = '/api/admin/analytics'
let later: Date
beforeEach(() => {
  later = new Date((later ?? now).getTime() + 1_000)
})
const roll = () =>
  rollAll({
    db: ai.db,
    transaction: mongoStore(ai.db).transaction,
    clock: () => new Date(later.getTime() + settledAfterMs),
    logger: console,
  })
const figuresOf = async (query: string): Promise<PlatformAnalytics> =>
  (await ai.get(`${analytics}?${query}`, admin)).json()
const recorded = async (rows: ActivityRow[]) => {
  // In pieces: a busy machine may take longer for thousands of rows than an answer is waited for.
  for (let from = 0; from < rows.length; from += 500)
    await activityRows.of(ai.db).insertMany(rows.slice(from, from + 500))
  await roll()
}
/** What is recorded is recorded later than what was before. */
const at = (time: string) => ({ at: new Date(time), recordedAt: later })

describe('what is read of figures', () => {
  it('are the last 30 days where nothing is said, each of them there', async () => {
    const { views, from, to } = await figuresOf('')
    expect(to).toBe(now.toISOString().slice(0, 10))
    expect(views.series.map(({ date }) => date).filter((date) => date >= from && date <= to)).toHaveLength(30)
  })

  it.each(['from=2026-03-02&to=2026-03-01', 'from=yesterday', 'to=2026-02-30', 'from=1600-01-01&to=2900-01-01'])(
    'is refused for %s',
    async (query) => {
      for (const path of [analytics, `${analytics}.csv`]) {
        const answer = await ai.get(`${path}?${query}`, admin)
        expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, 'VALIDATION_FAILED'])
      }
    },
  )

  it('is for administrators, and the market for premium members', async () => {
    const premium = someone('producer', 'premium')
    for (const path of [analytics, `${analytics}.csv`]) {
      expect((await ai.get(path, null)).statusCode).toBe(401)
      expect((await ai.get(path, premium)).statusCode).toBe(403)
    }
    expect((await ai.get('/api/market', null)).statusCode).toBe(401)
    expect((await ai.get('/api/market', someone('producer', 'free'))).statusCode).toBe(403)
    expect((await ai.get('/api/market', premium)).statusCode).toBe(200)
  })

  it('has the listings that were viewed most, and what was searched for in vain', async () => {
    const favourites = await ai.addListing({ title: '=HYPERLINK("http://evil.test")', genre: 'Crime' })
    const other = await ai.addListing({ title: 'Slack, "Water"' })
    await recorded([
      ...Array.from({ length: 5 }, () => activity({ ...at('2025-02-28T23:59:59.999Z'), listingId: favourites.id })),
      ...Array.from({ length: 3 }, () => activity({ ...at('2025-03-01T00:00:00.000Z'), listingId: other.id })),
      activity({ ...at('2025-03-01T00:00:00.000Z'), listingId: favourites.id }),
      activity({ ...at('2025-03-01T00:00:00.000Z'), listingId: other.id, type: 'share' }),
      searched('  Nordic   NOIR!', at('2025-03-01T10:00:00.000Z')),
      searched('nordic noir', at('2025-03-02T10:00:00.000Z')),
      searched('=1+1', at('2025-03-02T10:00:00.000Z')),
      searched('crime', at('2025-03-02T10:00:00.000Z'), 12),
      searched('...', at('2025-03-02T10:00:00.000Z')),
    ])
    const both = await figuresOf('from=2025-02-28&to=2025-03-02')
    expect(both.views.series.map(({ count }) => count)).toEqual([5, 4, 0])
    expect(both.topListings.map(({ listingId, views }) => [listingId, views])).toEqual([
      [favourites.id, 6],
      [other.id, 3],
    ])
    expect(both.searchesWithoutResult).toMatchObject([
      { term: 'nordic noir', count: 2, series: [{ count: 0 }, { count: 1 }, { count: 1 }] },
      { term: '1 1', count: 1 },
    ])
    const march = await figuresOf('from=2025-03-01&to=2025-03-31')
    expect(march.topListings.map(({ listingId, views }) => [listingId, views])).toEqual([
      [other.id, 3],
      [favourites.id, 1],
    ])
    expect((await figuresOf('from=2020-01-01&to=2029-12-31')).views).toMatchObject({ total: 9 })
  })

  it('asks of thirty years no more than of the months that have anything, and keeps others from no connection', async () => {
    const [one, other] = [await ai.addListing(), await ai.addListing()]
    await recorded([
      activity({ ...at('2003-01-05T10:00:00.000Z'), listingId: one.id }),
      activity({ ...at('2019-07-05T10:00:00.000Z'), listingId: other.id }),
    ])
    const client = mongoClient(ai.config.MONGODB_URL, { service: 'tests' }, { monitorCommands: true })
    let [asked, under, most] = [0, 0, 0]
    client.on('commandStarted', () => {
      asked += 1
      under += 1
      most = Math.max(most, under)
    })
    client.on('commandSucceeded', () => (under -= 1))
    const { views, topListings } = await platformAnalytics(client.db(), { from: '1993-01-01', to: '2022-12-31' })
    await client.close()
    expect([views.total, topListings.length]).toEqual([2, 2])
    expect(asked).toBeLessThan(20)
    expect(most).toBeLessThan(8)
  })

  it('comes as CSV: a line of headings, a line a day, one of totals, nothing that a spreadsheet would run', async () => {
    const answer = await ai.get(`${analytics}.csv?from=2025-02-28&to=2025-03-02`, admin)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="storyright-analytics-2025-02-28-to-2025-03-02.csv"',
    })
    const lines = answer.body.split('\r\n')
    expect(lines).toHaveLength(6)
    const [headings, first, , , total, end] = lines
    expect(end).toBe('')
    expect(headings).toMatch(/^\uFEFFDate,Users registered,/)
    expect(headings).toContain('"Views: =HYPERLINK(""http://evil.test"")"')
    expect(headings).toContain('"Views: Slack, ""Water"""')
    expect(first).toMatch(/^2025-02-28,/)
    expect(total).toMatch(/^Total,/)
    const columns = headings!.replaceAll(/"(?:[^"]|"")*"/g, 'quoted').split(',')
    expect(total!.split(',')[columns.indexOf('Views')]).toBe('9')

    const page = await figuresOf('from=2025-02-28&to=2025-03-02')
    const cellOf = (heading: string, line = total!) => line.split(',')[columns.indexOf(heading)]
    for (const [heading, figures] of [
      ['Role', page.users.byRole],
      ['Plan', page.users.byTier],
      ['Medium', page.listings.byMedium],
    ] as const)
      for (const [name, count] of Object.entries(figures))
        expect([name, cellOf(`${heading}: ${name}`)]).toEqual([name, String(count)])
    expect([cellOf('Favourites removed'), cellOf('Favourites removed', first)]).toEqual([
      String(page.favourites.removed),
      '',
    ])
    expect(headings).toContain('"Offers: Slack, ""Water"""')
    for (const line of lines.slice(1, 5)) expect(line.split(',')).toHaveLength(columns.length)
  })

  it('finds those viewed most among many, whatever part of which months is asked for', async () => {
    const ids = Array.from({ length: 150 }, (_one, place) => String(1_000 + place))
    const rows: ActivityRow[] = []
    const expected = new Map<string, number>()
    for (const [place, id] of ids.entries())
      for (const [month, times] of [
        ['05', (place * 7) % 23],
        ['06', (place * 11) % 19],
        ['07', (place * 3) % 17],
      ] as const)
        for (let turn = 0; turn < times; turn++) {
          const day = `2025-${month}-${String(1 + ((place + turn) % 28)).padStart(2, '0')}`
          rows.push(activity({ ...at(`${day}T12:00:00.000Z`), listingId: id }))
          if (day >= '2025-05-15' && day <= '2025-07-10') expected.set(id, (expected.get(id) ?? 0) + 1)
        }
    const known = ids.map((id) => ({ _id: id, version: 1, isDeleted: false, listing: publishedListing(id) }))
    await listingRows.of(ai.db).insertMany(known)
    await recorded(rows)
    const { topListings } = await figuresOf('from=2025-05-15&to=2025-07-10')
    const best = [...expected]
      .toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
      .slice(0, 20)
    expect(topListings.map(({ listingId, views }) => [listingId, views])).toEqual(best)
  }, 120_000)
})

describe('what an agent’s titles are given', () => {
  const trends = '/api/analytics/trends'
  const agent = someone('agent')
  let [first, second, gone]: PublicListing[] = []
  beforeAll(async () => {
    const its = { agentId: agent.id }
    first = await ai.addListing({ ...its, title: 'The Salt Ledger' })
    second = await ai.addListing(its)
    gone = await ai.addListing(its)
    const foreign = await ai.addListing()
    await ai.say(listingDeleted, 2, gone)
    const people = Array.from({ length: 4 }, () => samplePerson({ createdAt: '2020-01-01T00:00:00.000Z' }))
    for (const person of people) await ai.say(userRegistered, 1, person)
    const favourites = [
      ['2025-04-30', first],
      ['2025-05-01', first],
      ['2025-05-31', second],
      ['2025-05-31', foreign],
    ] as const
    for (const [place, [day, { id: listingId }]] of favourites.entries())
      await ai.say(favouriteAdded, 1, { userId: people[place]!.id, listingId, at: `${day}T23:59:59.999Z` })
    for (const [day, listing, reachedAgent] of [
      ['2025-05-02', first, true],
      ['2025-05-02', first, false],
      ['2025-04-02', second, true],
      ['2025-05-02', foreign, true],
    ] as const) {
      const { id: listingId, agentId } = listing
      await ai.say(offerHeld, 1, sampleOffer({ listingId, agentId, reachedAgent, submittedAt: `${day}T09:00:00.000Z` }))
    }
    const views = { '2025-03-31': 7, '2025-04-01': 2, '2025-05-01': 3, '2025-05-31': 1, '2025-06-01': 9 }
    const view = (day: string, listing: PublicListing) =>
      activity({ ...at(`${day}T12:00:00.000Z`), listingId: listing.id })
    later = new Date(later.getTime() + 1_000)
    await recorded([
      ...Object.entries(views).flatMap(([day, times]) => Array.from({ length: times }, () => view(day, first!))),
      ...[gone, foreign].map((listing) => view('2025-05-01', listing)),
    ])
  })
  const may = `${trends}?from=2025-05-01&to=2025-05-31`

  it('stands by day and by title, beside as many days before, of what they list alone', async () => {
    const found = (await ai.get(may, agent)).json<AgentTrends>()
    expect(found).toMatchObject({ from: '2025-05-01', to: '2025-05-31' })
    expect(found.totals).toEqual({ views: 4, favourites: 2, offers: 1 })
    expect(found.before).toMatchObject({ from: '2025-03-31', to: '2025-04-30' })
    expect(found.before.totals).toEqual({ views: 9, favourites: 1, offers: 1 })
    expect([found.series.length, found.before.series.length]).toEqual([31, 31])
    expect(found.series.filter(({ views, favourites, offers }) => views + favourites + offers > 0)).toEqual([
      { date: '2025-05-01', views: 3, favourites: 1, offers: 0 },
      { date: '2025-05-02', views: 0, favourites: 0, offers: 1 },
      { date: '2025-05-31', views: 1, favourites: 1, offers: 0 },
    ])
    expect(found.titles).toEqual([
      {
        listingId: first!.id,
        title: 'The Salt Ledger',
        medium: first!.medium,
        ...{ views: 4, favourites: 1, offers: 1 },
        before: { views: 9, favourites: 1, offers: 0 },
      },
      {
        listingId: second!.id,
        title: second!.title,
        medium: second!.medium,
        ...{ views: 0, favourites: 1, offers: 0 },
        before: { views: 0, favourites: 0, offers: 1 },
      },
    ])
  })

  it('has the days of one title alone, and all titles beside', async () => {
    const found = (await ai.get(`${may}&listingId=${second!.id}`, agent)).json<AgentTrends>()
    expect(found.totals).toEqual({ views: 0, favourites: 1, offers: 0 })
    expect(found.before.totals).toEqual({ views: 0, favourites: 0, offers: 1 })
    expect(found.titles).toHaveLength(2)
  })

  it('is nobody else’s, and of a year at most', async () => {
    expect((await ai.get(may, someone('producer'))).statusCode).toBe(403)
    const other = (await ai.get(may, someone('agent'))).json<AgentTrends>()
    expect([other.totals, other.titles]).toEqual([{ views: 0, favourites: 0, offers: 0 }, []])
    for (const id of [first!.id, '999999'])
      expect((await ai.get(`${may}&listingId=${id}`, someone('agent'))).statusCode).toBe(404)
    expect((await ai.get(`${may}&listingId=${gone!.id}`, agent)).statusCode).toBe(404)
    for (const wrong of ['from=2024-01-01&to=2025-12-31', 'listingId=x', 'from=2025-02-01&to=2025-01-01'])
      expect((await ai.get(`${trends}?${wrong}`, agent)).statusCode).toBe(400)
  })

  it('is found by as many statements for a year of many titles as for one', async () => {
    const many = someone('agent')
    const asked = async () => {
      const client = mongoClient(ai.config.MONGODB_URL, { service: 'tests' }, { monitorCommands: true })
      let statements = 0
      client.on('commandStarted', ({ commandName }) => (statements += commandName === 'find' ? 1 : 0))
      const range = { from: '2025-01-01', to: '2025-12-31' }
      const { titles } = await agentTrends(client.db(), { agentId: many.id, range })
      await client.close()
      return { statements, titles: titles.length }
    }
    const none = await asked()
    const ids = Array.from({ length: 60 }, (_one, place) => String(5_000 + place))
    await listingRows.of(ai.db).insertMany(
      ids.map((id) => ({
        _id: id,
        version: 1,
        isDeleted: false,
        listing: publishedListing(id, { agentId: many.id }),
      })),
    )
    await recorded(ids.map((id) => activity({ ...at('2025-11-01T12:00:00.000Z'), listingId: id })))
    expect(await asked()).toEqual({ statements: none.statements, titles: 60 })
  })
})

describe('the market', () => {
  it('shows what five people or more stand behind, and one’s own offers beside it', async () => {
    const listing = await ai.addListing({ genre: 'Gothic', medium: 'comic' })
    const lonely = await ai.addListing({ genre: 'War', medium: 'toy' })
    const me = someone('producer', 'premium')
    const month = now.toISOString().slice(0, 7)
    const producers = [me.id, ...Array.from({ length: 5 }, () => randomUUID())]
    const agents = Array.from({ length: 6 }, () => randomUUID())
    for (const [place, producerId] of producers.entries()) {
      const offer = sampleOffer({
        listingId: place === 5 ? lonely.id : listing.id,
        producerId,
        agentId: agents[place]!,
        submittedAt: `${month}-01T09:00:00.000Z`,
        offerPrice: 10_000 + 1_000 * place,
        paymentStatus: 'requires_payment',
        reachedAgent: false,
      })
      const held = { ...offer, paymentStatus: 'held' as const, reachedAgent: true }
      await ai.say(offerSubmitted, 1, offer)
      await ai.say(offerHeld, 2, held)
      if (place === 0)
        await ai.say(offerAccepted, 3, {
          ...held,
          status: 'accepted',
          paymentStatus: 'captured',
          acceptedAt: new Date().toISOString(),
        })
      else await ai.say(offerRejected, 3, { ...held, status: 'rejected', paymentStatus: 'released' })
    }
    const query = `from=${month}-01&to=${month}-02`
    const first = (await ai.get(`/api/market?${query}`, me)).json<Market>()
    expect(first.from).toBe(`${month}-01`)
    expect(first.to > `${month}-27`).toBe(true) // whole months
    // One offer alone is nobody's business; and what five make is hidden with it, or the difference would tell.
    expect(first.byGenre.find(({ genre }) => genre === 'War')).toMatchObject({
      offers: null,
      offerMedian: null,
      suppressed: true,
    })
    expect(first.byGenre.find(({ genre }) => genre === 'Gothic')).toMatchObject({ offers: null, suppressed: true })
    expect(first.series).toMatchObject([{ month, offers: 5, offerMedian: 12_500, acceptedPercent: 15 }])
    expect(first.mine).toMatchObject({
      offers: 1,
      accepted: 1,
      offerMedian: 10_000,
      byGenre: [{ genre: 'Gothic', offers: 1 }],
    })
    const other = (await ai.get(`/api/market?${query}`, someone('producer', 'premium'))).json<Market>()
    expect(other.mine).toEqual({ offers: 0, accepted: 0, offerMedian: null, hoursToAnswer: null, byGenre: [] })
  })
})
