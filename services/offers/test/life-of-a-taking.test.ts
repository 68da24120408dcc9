import type { Envelope, ListingTakings } from '@storyright/contracts/events'
import type { RightsAvailability } from '@storyright/contracts/http'
import { addMonths } from '@storyright/contracts/vocabulary'
import { type Recording, recordEvents } from '@storyright/testing'
import { endMany } from '../src/jobs/expire-offers.ts'
import { acceptOffer } from '../src/use-cases/accept-offer.ts'
import { agent, atOnce, internalToken, type Offers, producer, someone, startMarket } from './harness.ts'
import { manyLike } from './many.ts'
import { optionSteps } from './option-steps.ts'
import { runUpkeepRound, startProcess } from './process.ts'

let offers: Offers
let events: Recording<Envelope<ListingTakings>>
let now = Date.now()
const clock = () => new Date(now)
const DAY = 86_400_000
beforeAll(async () => {
  offers = await startMarket({ upkeep: false, clock })
  events = await recordEvents(offers.natsUrl, 'offers.takings.>')
})
afterAll(async () => {
  await events.stop()
  await offers.stop()
})
afterEach(() => offers.sandbox.calm('faults'))

const whole = 'World; L; film+tv; always; exclusive'
const inTheUs = 'US; L; film; always; exclusive'
const { accepted: acceptedOn, recorded, confirm, answer } = optionSteps(() => offers)
const accepted = () => acceptedOn({ rights: whole })
const startWorker = (life: Parameters<typeof startProcess>[1] = {}) => ({ ...startProcess(offers, life), clock })
const upkeep = () => runUpkeepRound(startWorker(), atOnce)
const availability = async (listingId: string, grant = inTheUs) => {
  const address = `/api/listings/${listingId}/availability?grant=${encodeURIComponent(grant)}`
  return (await offers.send('GET', address, someone())).json<RightsAvailability>()
}
const boxes = async (listingId: string) => {
  const [row] = await offers.db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM taken_boxes WHERE listing_id = ${listingId}`
  return row.count
}
const published = (listingId: string) =>
  events.messages.filter(({ subject }) => subject === listingId).map(({ data }) => data.takings)
const refuseCapture = () =>
  offers.sandbox.control('faults', { operation: 'payment_intents.capture', status: 402, times: 1 })

describe('rights that an offer claims', () => {
  it('are taken while its money is captured, published once it is, and free again where it is refused', async () => {
    const { id: listingId } = await offers.addListing({ rights: whole })
    const { id } = await offers.heldOffer(producer, listingId, { scope: inTheUs })
    const reached = Promise.withResolvers<void>()
    const opened = Promise.withResolvers<void>()
    const checkpoint = async (at: string) => {
      if (at !== 'before the capture') return
      reached.resolve()
      await opened.promise
    }
    await refuseCapture()
    const capture = acceptOffer(startWorker({ checkpoint }), { offerId: id, viewer: agent }).catch(
      (error: unknown) => error,
    )
    await reached.promise
    expect([await boxes(listingId), (await availability(listingId)).free]).toEqual([1, 'none'])
    // Something else of the listing is published meanwhile: not what may be free again in a moment.
    const holdback = { kind: 'holdback', lines: 'FR; L; tv', holder: null, note: null }
    await offers.send('POST', `/api/listings/${listingId}/takings`, agent, holdback)
    await offers.eventually(() => expect(published(listingId).at(-1)).toMatchObject([{ kind: 'holdback' }]))
    opened.resolve()
    expect(await capture).toMatchObject({ code: 'CAPTURE_REFUSED' })
    expect(await offers.db.claim.count({ where: { offerId: id } })).toBe(0)
    expect([await boxes(listingId), (await availability(listingId)).free]).toEqual([1, 'all'])
    await acceptOffer(startWorker(), { offerId: id, viewer: agent })
    await offers.eventually(() =>
      expect(published(listingId).map((takings) => takings.map(({ kind }) => kind))).toEqual([
        ['holdback'],
        ['option', 'holdback'],
      ]),
    )
  })

  it('leave nothing behind where the capture is refused at once', async () => {
    const { id: listingId } = await offers.addListing({ rights: whole })
    const { id } = await offers.heldOffer(producer, listingId)
    await refuseCapture()
    await expect(acceptOffer(startWorker(), { offerId: id, viewer: agent })).rejects.toMatchObject({
      code: 'CAPTURE_REFUSED',
    })
    expect(await boxes(listingId)).toBe(0)
    expect(await availability(listingId)).toMatchObject({ free: 'all', taken: [] })
    expect((await offers.find(id)).status).toBe('pending')
    expect(published(listingId)).toEqual([])
  })
})

describe('rights under option', () => {
  it('are taken until the option ends, and an extension moves that', async () => {
    const { listingId, ...offer } = await accepted()
    const until = { until: offer.optionEndsAt, mayRunUntil: addMonths(new Date(offer.optionEndsAt!), 12).toISOString() }
    expect((await availability(listingId)).taken).toMatchObject([{ reason: 'option', ...until }])
    await confirm(await recorded(offer.id, 'extensions'), agent)
    const extended = { until: until.mayRunUntil, mayRunUntil: until.mayRunUntil }
    expect((await availability(listingId)).taken).toMatchObject([{ reason: 'option', ...extended }])
    await offers.eventually(() => expect(published(listingId).at(-1)).toMatchObject([{ until: extended.until }]))
  })

  it('stay taken after its end while a notice waits, for 14 days at most, and are free when it lapses', async () => {
    const [waiting, declined, silent] = [await accepted(), await accepted(), await accepted()]
    await recorded(waiting.id, 'extensions')
    const asked = await recorded(declined.id, 'extensions')
    now = Date.parse(waiting.optionEndsAt!) + 13 * DAY
    await upkeep()
    const free = async () =>
      Promise.all([waiting, declined, silent].map(async ({ listingId }) => (await availability(listingId)).free))
    expect(await free()).toEqual(['none', 'none', 'all'])
    await answer(asked, agent, { answer: 'decline', reason: 'Never paid' })
    await upkeep()
    expect(await free()).toEqual(['none', 'all', 'all'])
    now += 2 * DAY
    await upkeep()
    expect(await free()).toEqual(['all', 'all', 'all'])
    for (const { listingId } of [waiting, declined, silent]) {
      expect(await boxes(listingId)).toBe(0)
      await offers.eventually(() => expect(published(listingId).at(-1)).toEqual([]))
    }
  })

  it('are sold for good once it is exercised', async () => {
    const { id, listingId, optionEndsAt } = await accepted()
    await confirm(await recorded(id, 'exercise'), agent)
    now = Date.parse(optionEndsAt!) + 30 * DAY
    await upkeep()
    expect((await availability(listingId)).taken).toMatchObject([{ reason: 'sold', until: null, mayRunUntil: null }])
    await offers.eventually(() =>
      expect(published(listingId).at(-1)).toEqual([{ kind: 'grant', lines: whole, until: null }]),
    )
  })
})

describe('the offers that an acceptance makes impossible', () => {
  it('are ended by the next process where one dies between two of them, and no others', async () => {
    const { id: listingId } = await offers.addListing({ rights: whole })
    const winner = await offers.heldOffer(producer, listingId, { scope: inTheUs })
    const rival = await offers.heldOffer(someone(), listingId)
    const beside = await offers.heldOffer(someone(), listingId, { scope: 'GB; L; film+tv' })
    const rivals = [rival.id, ...(await manyLike(offers, { id: rival.id, count: 450 }))]
    await acceptOffer(startWorker(), { offerId: winner.id, viewer: agent })
    const pending = () => offers.db.offer.count({ where: { id: { in: rivals }, status: 'pending' } })
    let written = 0
    const first = startWorker()
    const dying = {
      ...first,
      transaction: ((work) => {
        if (written++ > 0) throw new Error('The process is gone')
        return first.transaction(work)
      }) as typeof first.transaction,
    }
    await endMany(dying, atOnce, new AbortController().signal).catch(() => undefined)
    const left = await pending()
    expect([left > 0, left < rivals.length]).toEqual([true, true])
    await upkeep()
    expect(await pending()).toBe(0)
    expect(await offers.db.offer.count({ where: { id: { in: rivals }, endedBecause: 'another_accepted' } })).toBe(451)
    expect((await offers.db.offer.findUniqueOrThrow({ where: { id: beside.id } })).status).toBe('pending')
    expect(await offers.db.ending.count({ where: { listingId, doneAt: null } })).toBe(0)
  })
})

describe('a restored database', () => {
  it('publishes what is taken past all that was heard before, and that nothing is where the deal was forgotten', async () => {
    const [kept, { id: forgotten }] = [await accepted(), await offers.addListing({ rights: whole })]
    await offers.eventually(() => expect(published(kept.listingId)).toHaveLength(1))
    const headers = { 'x-internal-token': internalToken }
    const answer = await offers.send('POST', '/internal/outdo-told', null, undefined, headers)
    expect(answer.statusCode).toBe(200)
    const newest = (listingId: string) => events.messages.findLast(({ subject }) => subject === listingId)
    await offers.eventually(() => expect(newest(forgotten)?.data.takings).toEqual([]))
    await offers.eventually(() => expect(newest(kept.listingId)?.data.takings).toMatchObject([{ kind: 'option' }]))
    for (const id of [kept.listingId, forgotten]) expect(newest(id)!.entityversion).toBeGreaterThan(999_999)
  })
})
