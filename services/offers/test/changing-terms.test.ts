import type { Offer, OfferWithSecret } from '@storyright/contracts/http'
import { agent, type Offers, producer, someone, startMarket } from './harness.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startMarket()
})
afterEach(() => offers.sandbox.calm('faults'))
afterAll(() => offers.stop())

const make = async () => {
  const { id: listingId } = await offers.addListing()
  const deckFileUrl = await offers.addDeck(producer.id)
  const made = await offers.offer(producer, listingId, { deckFileUrl })
  const form = { listingId, offerPrice: 8_000, optionPeriod: 24, deckFileUrl, extraRightsRequest: 'A sequel' }
  return { ...made, id: made.offer.id, form, intentId: await offers.intentIdOf(made.offer.id) }
}
const change = (id: string, form: object, viewer = producer) => offers.send('PUT', `/api/offers/${id}`, viewer, form)
const codeOf = (response: { json(): unknown }) => (response.json() as { code: string }).code
/** What the provider says of every payment of an offer, the oldest first. */
async function paymentsOf(offerId: string): Promise<[status: string, pence: number][]> {
  const holds = await offers.db.hold.findMany({ where: { offerId }, orderBy: { number: 'asc' } })
  return Promise.all(
    holds.map(async ({ intentId }) => {
      const answer = await fetch(`${offers.sandbox.url}/v1/payment_intents/${intentId}`, {
        headers: { authorization: 'Bearer sk_test_storyright' },
      })
      const { status, amount } = (await answer.json()) as { status: string; amount: number }
      return [status, amount]
    }),
  )
}

describe('changing the terms of an offer that nobody has paid', () => {
  it('cancels the former payment before the new one can be paid', async () => {
    const { id, form, clientSecret: former } = await make()
    const changed = (await change(id, form)).json<OfferWithSecret>()
    expect(changed.offer).toMatchObject({ offerPrice: 8_000, optionPeriod: 24, extraRightsRequest: 'A sequel' })
    expect(await paymentsOf(id)).toEqual([
      ['canceled', 500_000],
      ['requires_payment_method', 800_000],
    ])
    expect((await offers.pay(former)).status).toBe(400)
    await offers.pay(changed.clientSecret)
    const held = await offers.until(id, { paymentStatus: 'held', offerPrice: 8_000 })
    expect(held.timeline.map(({ moment }) => moment)).toEqual(['submitted', 'terms_changed', 'held'])
    const toAgent = (await offers.send('GET', `/api/offers/${id}`, agent)).json<Offer>()
    expect(toAgent.timeline.map(({ moment }) => moment)).toEqual(['submitted', 'held'])
  })

  it('keeps the payment where the amount stays', async () => {
    const { id, form, clientSecret, intentId } = await make()
    const changed = (await change(id, { ...form, offerPrice: 5_000 })).json<OfferWithSecret>()
    expect([changed.clientSecret, await offers.intentIdOf(id)]).toEqual([clientSecret, intentId])
    expect(changed.offer).toMatchObject({ offerPrice: 5_000, optionPeriod: 24 })
  })

  it('changes nothing more when it is repeated, whoever asks at once', async () => {
    const { id, form } = await make()
    const [one, other] = await Promise.all([change(id, form), change(id, form)])
    const again = await change(id, form)
    const secrets = [one, other, again].map((response) => response.json<OfferWithSecret>().clientSecret)
    expect(new Set(secrets).size).toBe(1)
    expect(await paymentsOf(id)).toHaveLength(2)
  })

  it('is refused once the offer is paid, although no notice has come yet', async () => {
    const { id, form, clientSecret } = await make()
    await offers.sandbox.control('webhooks', { pause: true })
    await offers.pay(clientSecret)
    const refused = await change(id, form)
    await offers.sandbox.calm('webhooks')
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'TERMS_SETTLED'])
    expect(await offers.find(id)).toMatchObject({ paymentStatus: 'held', offerPrice: 5_000 })
    expect(await paymentsOf(id)).toEqual([['requires_capture', 500_000]])
  })

  it('is refused of an offer that its agent has read, though its hold has run out', async () => {
    const { id, form, intentId, clientSecret } = await make()
    await offers.pay(clientSecret)
    await offers.until(id, { paymentStatus: 'held' })
    await offers.sandbox.control(`payment_intents/${intentId}/expire`)
    await offers.until(id, { status: 'expired' })
    expect(codeOf(await change(id, form))).toBe('OFFER_CLOSED')
    await offers.send('POST', `/api/offers/${id}/renew`, producer)
    expect(codeOf(await change(id, form))).toBe('TERMS_SETTLED')
  })

  it('is its producer’s, with a deck of their own, for the same listing', async () => {
    const { id, form } = await make()
    expect(codeOf(await change(id, form, someone()))).toBe('NOT_YOUR_OFFER')
    const foreign = await offers.addDeck(someone().id)
    expect((await change(id, { ...form, deckFileUrl: foreign })).statusCode).toBeGreaterThanOrEqual(400)
    const { id: listingId } = await offers.addListing()
    expect((await change(id, { ...form, listingId })).statusCode).toBe(400)
    expect(await offers.find(id)).toMatchObject({ offerPrice: 5_000, optionPeriod: 18 })
  })
})

describe('where the change is cut short', () => {
  it('gives nobody the new payment while the former cannot be cancelled, and goes on when asked again', async () => {
    const { id, form, intentId } = await make()
    await offers.sandbox.control('faults', { operation: 'payment_intents.cancel', status: 500, times: 1 })
    const failed = await change(id, form)
    expect([failed.statusCode, codeOf(failed)]).toEqual([503, 'PROVIDER_SILENT'])
    const { clientSecret } = (await change(id, form)).json<OfferWithSecret>()
    expect(clientSecret).not.toContain(intentId)
    expect((await paymentsOf(id)).map(([status]) => status)).toEqual(['canceled', 'requires_payment_method'])
  })
})
