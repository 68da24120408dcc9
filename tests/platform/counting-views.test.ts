import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { offerSubmitted } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { eventually, openPublisher, sampleOffer } from '@storyright/testing'
import { type Catalogue, someone, startCatalogue } from '../../services/catalogue/test/harness.ts'
import { type Membership, startMembership } from '../../services/membership/test/harness.ts'

/** The way from catalogue to membership, which may be cut. */
async function openWay(to: string) {
  const way = { url: '', asked: 0, answered: 0, losesAnswers: false, cut: async () => {}, mend: async () => {} }
  const pass = async (request: IncomingMessage, reply: ServerResponse) => {
    way.asked++
    const headers = {
      'content-type': 'application/json',
      'x-internal-token': String(request.headers['x-internal-token']),
    }
    const answer = await fetch(to + request.url, { method: 'POST', headers, body: await buffer(request) })
    const body = await answer.text()
    if (way.losesAnswers) return void reply.destroy() // as when membership dies after it has counted
    way.answered++
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
  }
  const server = createServer((request, reply) => void pass(request, reply))
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  way.url = `http://127.0.0.1:${port}`
  way.mend = () => listen(port)
  way.cut = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return way
}

describe('views counted by catalogue and membership together', () => {
  let membership: Membership
  let catalogue: Catalogue
  let way: Awaited<ReturnType<typeof openWay>>
  let listings: string[]
  let now = new Date('2026-11-22T10:00:00Z')
  beforeAll(async () => {
    const clock = () => now
    membership = await startMembership({ clock })
    way = await openWay(await membership.app.listen({ port: 0, host: '127.0.0.1' }))
    // On a busy machine an answer that takes longer than readers wait is no outage.
    const patient = { countingLimitMs: 20_000 }
    catalogue = await startCatalogue({ clock, natsUrl: membership.natsUrl, membershipUrl: way.url, ...patient })
    listings = (await catalogue.add(...Array.from({ length: 12 }, () => ({})))).map(({ id }) => String(id))
  }, 60_000)
  // Whatever came before: catalogue asks again, its breaker closed, and both are warm.
  beforeEach(() =>
    eventually(async () => {
      const before = way.answered
      await read(listings[0]!, someone())
      expect(way.answered).toBe(before + 1)
    }),
  )
  afterAll(async () => {
    await catalogue.stop()
    await way.cut()
    await membership.stop()
  })

  const read = async (id: string, viewer: Viewer) => (await catalogue.get(`/api/listings/${id}`, viewer)).statusCode
  const readAll = async (ids: string[], viewer: Viewer) => {
    const answers: number[] = []
    for (const id of ids) answers.push(await read(id, viewer))
    return answers
  }
  const usageOf = async (viewer: Viewer) => (await membership.get('/api/membership/status', viewer)).json().usage
  const openedBy = async (viewer: Viewer): Promise<string[]> =>
    (await membership.get('/api/membership/views', viewer))
      .json()
      .map(({ listingId }: { listingId: string }) => listingId)
      .sort()

  it('exactly five listings open, however many requests come at once', async () => {
    const viewers = [someone(), someone()]
    const requests = viewers.flatMap((viewer) => [...listings, ...listings].map((id) => ({ viewer, id })))
    const shuffled = requests.toSorted((one, other) => (one.id + one.viewer.id > other.id + other.viewer.id ? 1 : -1))
    const answers = await Promise.all(
      shuffled.map(async ({ viewer, id }) => ({ viewer, id, status: await read(id, viewer) })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]))
    for (const viewer of viewers) {
      const shown = answers.filter((answer) => answer.viewer === viewer && answer.status === 200).map(({ id }) => id)
      expect(new Set(shown).size).toBe(5)
      expect(await usageOf(viewer)).toMatchObject({ listingViews: 5, remaining: 0 })
      expect(await openedBy(viewer)).toEqual([...new Set(shown)].sort())
    }
  })

  it('a listing seen this month is read without a question', async () => {
    const viewer = someone()
    await readAll(listings.slice(0, 5), viewer)
    const before = way.asked
    expect(await readAll(listings.slice(0, 5), viewer)).toEqual(Array(5).fill(200))
    expect(way.asked).toBe(before)
  })

  it('readers are let in while membership refuses connections; then the meter says five of five, and nothing is lost', async () => {
    const viewer = someone()
    await readAll(listings.slice(0, 4), viewer)
    const others = Array.from({ length: 25 }, () => someone()) // enough for the breaker to open
    await way.cut()
    expect(await readAll(listings.slice(4, 8), viewer)).toEqual(Array(4).fill(200))
    expect(await Promise.all(others.map((other) => read(listings[0]!, other)))).toEqual(Array(25).fill(200))
    await way.mend()
    await eventually(async () => expect(await openedBy(viewer)).toEqual(listings.slice(0, 8).sort()))
    expect(await usageOf(viewer)).toMatchObject({ listingViews: 5, remaining: 0 })
    await eventually(async () => expect(await read(listings[8]!, viewer)).toBe(403))
    expect(await readAll(listings.slice(0, 8), viewer)).toEqual(Array(8).fill(200))
    for (const id of listings.slice(0, 8)) expect(await membership.open(viewer.id, Number(id))).toBe(true)
    for (const other of others)
      await eventually(async () => expect(await usageOf(other)).toMatchObject({ listingViews: 1 }))
  })

  it('a view is counted once when the answer is lost after it was counted', async () => {
    const viewer = someone()
    const handled = async () => {
      const [{ count }] = await membership.db.$queryRaw<[{ count: number }]>`
        SELECT count(*)::int AS count FROM messaging.inbox`
      return count
    }
    const before = await handled()
    way.losesAnswers = true
    expect(await read(listings[0]!, viewer)).toBe(200)
    way.losesAnswers = false
    await eventually(async () => expect(await handled()).toBe(before + 1))
    expect(await usageOf(viewer)).toMatchObject({ listingViews: 1 })
    expect(await openedBy(viewer)).toEqual([listings[0]])
  })

  it('what a premium member opened costs nothing after premium has ended', async () => {
    const viewer = someone('producer', 'premium')
    const before = way.asked
    expect(await readAll(listings.slice(0, 7), viewer)).toEqual(Array(7).fill(200))
    expect(way.asked).toBe(before)
    const lapsed = { ...viewer, tier: 'free' as const }
    await eventually(async () => expect(await openedBy(lapsed)).toEqual(listings.slice(0, 7).sort()))
    // As another replica of catalogue would ask.
    for (const id of listings.slice(0, 7)) expect(await membership.open(viewer.id, Number(id))).toBe(true)
    expect(await readAll(listings.slice(7), lapsed)).toEqual(Array(5).fill(200))
    expect(await usageOf(lapsed)).toMatchObject({ listingViews: 5, remaining: 0 })
  })

  it('a listing that one has an offer on opens at the limit', async () => {
    const viewer = someone()
    await readAll(listings.slice(0, 5), viewer)
    const offers = await openPublisher(membership.natsUrl)
    await offers.say(offerSubmitted, 1, sampleOffer({ producerId: viewer.id, listingId: listings[9]! }))
    await eventually(async () => expect(await read(listings[9]!, viewer)).toBe(200))
    expect(await read(listings[8]!, viewer)).toBe(403)
    expect(await usageOf(viewer)).toMatchObject({ listingViews: 5 })
    await offers.stop()
  })

  it('the count starts again with the next month, in UTC', async () => {
    const viewer = someone()
    await readAll(listings.slice(0, 5), viewer)
    now = new Date('2026-11-30T23:59:59.999Z')
    expect(await read(listings[5]!, viewer)).toBe(403)
    now = new Date('2026-12-01T00:00:00Z')
    expect(await readAll(listings.slice(0, 6), viewer)).toEqual([200, 200, 200, 200, 200, 403])
  })
})
