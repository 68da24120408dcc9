import { testAnswers } from '@storyright/testing'
import { agent, type Offers, producer, someone, startMarket } from './harness.ts'
import { sampleListing } from './sample-listing.ts'

/** Of which catalogue has told nothing yet. */
const unheardOf = sampleListing('987654')
let offers: Offers
let catalogue: Awaited<ReturnType<typeof testAnswers>>
beforeAll(async () => {
  catalogue = await testAnswers({ '/internal/listings/987654': { version: 1, listing: unheardOf } })
  offers = await startMarket({ catalogueUrl: catalogue.url })
})
afterAll(async () => {
  await offers.stop()
  await catalogue.stop()
})
afterEach(() => offers.sandbox.calm('faults'))

const make = async (change: object = {}, viewer = producer, headers = {}) => {
  const { id: listingId } = await offers.addListing()
  const deckFileUrl = await offers.addDeck(viewer.id)
  const form = { listingId, offerPrice: 5_000, optionPeriod: 12, deckFileUrl, ...change }
  return offers.send('POST', '/api/offers', viewer, form, headers)
}

it('an offer is made on a listing of which nothing was told yet', async () => {
  const answer = await make({ listingId: unheardOf.id })
  expect([answer.statusCode, answer.json().offer?.listingId]).toEqual([201, unheardOf.id])
  expect((await make({ listingId: '987655' })).statusCode).toBe(404)
})

describe('an offer is refused', () => {
  it.each([
    [{ offerPrice: undefined }, 'offerPrice', 'Offer amount is required'],
    [{ offerPrice: 999 }, 'offerPrice', 'Minimum offer amount is £1,000'],
    [{ offerPrice: 1_000_000 }, 'offerPrice', 'Maximum offer amount is £999,999'],
    [{ offerPrice: 1_000.5 }, 'offerPrice', 'Please give a whole number of pounds'],
    [{ offerPrice: '5000' }, 'offerPrice', 'Offer amount is required'],
    [{ optionPeriod: undefined }, 'optionPeriod', 'Option period is required'],
    [{ optionPeriod: 13 }, 'optionPeriod', 'Option period is required'],
    [{ deckFileUrl: undefined }, 'deckFileUrl', 'Please upload a proposal deck before submitting your offer'],
    [
      { deckFileUrl: 'https://elsewhere.test/deck.pdf' },
      'deckFileUrl',
      'Please upload a proposal deck before submitting your offer',
    ],
  ])('with %j', async (change, path, message) => {
    const answer = await make(change)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toContainEqual({ path, message })
  })

  it('with somebody else’s deck', async () => {
    const deckFileUrl = await offers.addDeck(someone().id)
    expect((await make({ deckFileUrl })).statusCode).toBe(400)
  })

  it.each(['agent', 'admin'] as const)('from an %s', async (role) => {
    const answer = await make({}, someone(role))
    expect([answer.statusCode, answer.json().detail]).toEqual([403, 'Only producers can submit offers.'])
  })

  it.each(['999999999', 'nonsense', '-1'])('on the unknown listing %s', async (listingId) => {
    expect((await make({ listingId })).statusCode).toBe(404)
  })

  it.each([{ status: 'optioned' }, { status: 'sold' }])('on a listing that is %j', async (state) => {
    const { id: listingId } = await offers.addListing(state)
    expect((await make({ listingId })).json()).toMatchObject({ status: 409, code: 'LISTING_TAKEN' })
  })

  it('on a withdrawn listing', async () => {
    const { id: listingId } = await offers.addListing({ isDeleted: true })
    expect((await make({ listingId })).statusCode).toBe(404)
  })

  it('on a listing whose agent is suspended', async () => {
    const away = someone('agent')
    await offers.addPerson(away, { status: 'suspended' })
    const { id: listingId } = await offers.addListing({ agentId: away.id })
    expect((await make({ listingId })).statusCode).toBe(409)
  })

  it.each(['', ' ', 'x'.repeat(256), 'ümlaut'])('with the Idempotency-Key %j', async (key) => {
    const answer = await make({}, producer, { 'idempotency-key': key })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'KEY_NOT_VALID'])
  })
})

describe('when the card provider is away', () => {
  it('says so, and the same request makes the same offer when it is back', async () => {
    const { id: listingId } = await offers.addListing()
    const deckFileUrl = await offers.addDeck(producer.id)
    const again = () => make({ listingId, deckFileUrl }, producer, { 'idempotency-key': 'again' })
    await offers.sandbox.kill()
    const refused = await again()
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'PROVIDER_SILENT'])
    expect(refused.headers['retry-after']).toBe('5')
    await offers.sandbox.start()
    expect((await again()).statusCode).toBe(201)
    expect(await offers.db.offer.count({ where: { listingId } })).toBe(1)
  })

  it('lets an offer without a payment be paid later', async () => {
    const { id: listingId } = await offers.addListing()
    await offers.sandbox.control('faults', { operation: 'payment_intents.create', status: 500, times: 1 })
    expect((await make({ listingId })).statusCode).toBe(503)
    const { id } = await offers.db.offer.findFirstOrThrow({ where: { listingId } })
    const renewed = await offers.send('POST', `/api/offers/${id}/renew`, producer)
    await offers.pay(renewed.json().clientSecret)
    await offers.until(id, { paymentStatus: 'held' })
  })
})

describe('who sees an offer', () => {
  it('is its producer, its agent once it is held, and administrators', async () => {
    const { id: listingId } = await offers.addListing()
    const { offer } = await offers.offer(producer, listingId)
    const look = async (viewer = producer) => (await offers.send('GET', `/api/offers/${offer.id}`, viewer)).statusCode
    expect([await look(), await look(someone('admin')), await look(agent)]).toEqual([200, 200, 404])
    expect([await look(someone()), await look(someone('agent'))]).toEqual([403, 403])
    const lists = await offers.send('GET', `/api/offers/agent/${agent.id}`, someone('agent'))
    expect(lists.statusCode).toBe(403)
  })

  it('learns the agency’s name only once the offer is accepted', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    const mine = async () => (await offers.send('GET', `/api/offers/${id}`, producer)).json()
    expect(await mine()).toMatchObject({ agencyName: null, producer: null })
    await offers.send('PATCH', `/api/offers/${id}/accept`, agent)
    expect((await mine()).agencyName).toBe('Iris Okafor')
  })
})
