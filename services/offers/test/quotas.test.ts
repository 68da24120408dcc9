import { readdir } from 'node:fs/promises'
import { usualQuotas } from '../src/quotas.ts'
import { agent, type Offers, someone, startMarket } from './harness.ts'
import { pdf, uploadDeck } from './upload-deck.ts'

const DAY_MS = 24 * 3_600_000
const small = { LIMIT_UNPAID_OFFERS: 3, LIMIT_OPEN_OFFERS: 4, LIMIT_OPEN_OFFERS_ON_LISTING: 2 }
const files = { LIMIT_DECKS_PER_DAY: 3, LIMIT_KEPT_BYTES: 3 * 1024 ** 2 }

let offers: Offers
let ahead = 0
beforeAll(async () => {
  offers = await startMarket({ clock: () => new Date(Date.now() + ahead), config: { ...small, ...files } })
})
afterAll(() => offers.stop())

const fresh = async () => (await offers.addListing()).id
const make = async (producer: ReturnType<typeof someone>, listingId: string, key?: string, deckFileUrl?: string) => {
  const deck = deckFileUrl ?? (await offers.addDeck(producer.id))
  const form = { listingId, offerPrice: 5_000, optionPeriod: 12, deckFileUrl: deck }
  return offers.send('POST', '/api/offers', producer, form, key ? { 'idempotency-key': key } : {})
}

describe('how much one producer may offer at a time', () => {
  it('is a hundred unpaid and five hundred open offers, and five on one listing, unless configured otherwise', () =>
    expect(usualQuotas).toMatchObject({ unpaidOffers: 100, openOffers: 500, openOffersOnListing: 5, decksPerDay: 300 }))

  it('ends on one listing, with a sentence that says where, and goes on once an offer is cancelled', async () => {
    const producer = someone()
    const listingId = await fresh()
    const { offer } = await offers.offer(producer, listingId)
    await offers.offer(producer, listingId)
    const refused = await make(producer, listingId)
    expect(refused.headers['retry-after']).toBe('3600')
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'TOO_MANY_OFFERS_ON_LISTING',
      detail: 'You may have 2 open offers on one listing. Please cancel one of them first.',
    })
    expect((await make(someone(), listingId)).statusCode).toBe(201)
    expect((await make(producer, await fresh())).statusCode).toBe(201)
    await offers.send('PATCH', `/api/offers/${offer.id}/cancel`, producer, { cancellationReason: 'Another title' })
    expect((await make(producer, listingId)).statusCode).toBe(201)
  })

  it('ends with too many unpaid ones, two at once included, and then with too many open ones', async () => {
    const producer = someone()
    const listings = await Promise.all(Array.from({ length: 6 }, fresh))
    const answers = await Promise.all(listings.map((listingId) => make(producer, listingId)))
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused.map((answer) => [answer.statusCode, answer.json().code, answer.headers['retry-after']])).toEqual(
      Array(3).fill([429, 'TOO_MANY_UNPAID_OFFERS', '3600']),
    )
    expect(await offers.db.offer.count({ where: { producerId: producer.id } })).toBe(3)
    for (const answer of answers.filter(({ statusCode }) => statusCode === 201)) {
      await offers.pay(answer.json().clientSecret)
      await offers.until(answer.json().offer.id, { paymentStatus: 'held' })
    }
    expect((await make(producer, await fresh())).statusCode).toBe(201)
    const last = await make(producer, await fresh())
    expect(last.headers['retry-after']).toBe('3600')
    expect(last.json()).toMatchObject({
      code: 'TOO_MANY_OPEN_OFFERS',
      detail: 'You may have 4 open offers at a time. Please wait for an answer, or cancel one of them first.',
    })
  })

  it('counts the repeat of a request once, and answers it at the limit as well', async () => {
    const producer = someone()
    const listingId = await fresh()
    const deck = await offers.addDeck(producer.id)
    const first = await make(producer, listingId, 'again', deck)
    expect((await make(producer, listingId, 'again', deck)).json().offer.id).toBe(first.json().offer.id)
    expect((await make(producer, listingId)).statusCode).toBe(201)
    expect((await make(producer, listingId)).statusCode).toBe(429)
    expect((await make(producer, listingId, 'again', deck)).json().offer.id).toBe(first.json().offer.id)
  })

  it('is asked again when an offer that ran out is renewed', async () => {
    const producer = someone()
    const listingId = await fresh()
    const { id } = await offers.heldOffer(producer, listingId)
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/expire`)
    await offers.until(id, { status: 'expired' })
    await offers.offer(producer, listingId)
    const { offer: last } = await offers.offer(producer, listingId)
    const renew = () => offers.send('POST', `/api/offers/${id}/renew`, producer)
    expect((await renew()).json().code).toBe('TOO_MANY_OFFERS_ON_LISTING')
    await offers.send('PATCH', `/api/offers/${last.id}/cancel`, producer, { cancellationReason: 'The other one' })
    expect((await renew()).statusCode).toBe(200)
  })
})

describe('how much one person may send', () => {
  it('is so many presentations within 24 hours, two at once included, and nothing of the others is kept', async () => {
    const producer = someone()
    const answers = await Promise.all(Array.from({ length: 5 }, () => uploadDeck(offers, producer, pdf)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 429, 429])
    const stored = await readdir(offers.uploads)
    expect(stored).toHaveLength(await offers.db.deck.count({ where: { id: { in: stored } } }))
    expect((await uploadDeck(offers, producer, pdf)).json()).toMatchObject({
      code: 'TOO_MANY_DECKS',
      detail: 'You may send 3 presentations within 24 hours. Please try again later.',
    })
    expect((await uploadDeck(offers, someone(), pdf)).statusCode).toBe(201)
    ahead = DAY_MS + 1_000
    expect((await uploadDeck(offers, producer, pdf)).statusCode).toBe(201)
    ahead = 0
  })

  it('says to the second when the next presentation may be sent', async () => {
    const producer = someone()
    for (const hours of [0, 20, 21]) {
      ahead = hours * 3_600_000
      expect((await uploadDeck(offers, producer, pdf)).statusCode).toBe(201)
    }
    ahead = 22 * 3_600_000
    const seconds = Number((await uploadDeck(offers, producer, pdf)).headers['retry-after'])
    expect(seconds).toBeGreaterThan(2 * 3_600 - 120) // as long as this has taken
    expect(seconds).toBeLessThanOrEqual(2 * 3_600)
    ahead += seconds * 1_000
    expect((await uploadDeck(offers, producer, pdf)).statusCode).toBe(201)
    ahead = 0
  })

  it('is so many bytes in all', async () => {
    const producer = someone()
    const large = Buffer.concat([pdf, Buffer.alloc(2 * 1024 ** 2)])
    expect((await uploadDeck(offers, producer, large)).statusCode).toBe(201)
    const refused = await uploadDeck(offers, producer, large)
    expect(refused.headers['retry-after']).toBe('3600')
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'STORAGE_FULL',
      detail: 'Your uploads would take up more than 3 MB, which is all that we keep for one person.',
    })
    expect((await uploadDeck(offers, producer, pdf)).statusCode).toBe(201)
    expect((await uploadDeck(offers, agent, pdf)).statusCode).toBe(403)
  })
})
