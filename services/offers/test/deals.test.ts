import { createHash } from 'node:crypto'
import type { Offer, OfferWithSecret } from '@storyright/contracts/http'
import { addMonths, type Deal } from '@storyright/contracts/vocabulary'
import { readPdf } from '@storyright/testing'
import { canonicalJson } from '../src/offers/deal.ts'
import { ownRecords } from '../src/people/own-records.ts'
import { openTakings } from '../src/rights/taking.store.ts'
import { agent, type Offers, producer, startOffers } from './harness.ts'
import { codeOf, optionSteps } from './option-steps.ts'

let offers: Offers
let now = Date.now()
beforeAll(async () => {
  offers = await startOffers({ clock: () => new Date(now) })
  await offers.addPerson(agent, { firstName: 'Ruth', lastName: 'Vane', companyName: 'Vane & Daughters' })
  await offers.addPerson(producer, { companyName: 'Quayside Pictures' })
})
afterAll(() => offers.stop())

const { record, recorded, confirm } = optionSteps(() => offers)
const deal: Deal = {
  price: { kind: 'budget', percent: 2.5, floor: 40_000, ceiling: null },
  extension: { times: 2, months: 6, fee: 3_000, creditable: true },
  further: 'Two set visits',
}
async function accepted(change: object): Promise<Offer> {
  const { id } = await offers.addListing()
  const offer = await offers.heldOffer(producer, id, { optionPeriod: 12, ...change })
  return (await offers.send('PATCH', `/api/offers/${offer.id}/accept`, agent)).json()
}
const textOf = async ({ id }: Offer) =>
  (await readPdf((await offers.send('GET', `/api/offers/${id}/agreement`, producer)).rawPayload)).files[0]!.text
const months = (time: string, count: number) => addMonths(new Date(time), count).toISOString()

describe('an offer with a deal', () => {
  it('keeps it, and both sides read it with its hash', async () => {
    const { id: listingId } = await offers.addListing()
    const made = await offers.heldOffer(producer, listingId, { deal })
    const toAgent = (await offers.send('GET', `/api/offers/${made.id}`, agent)).json<Offer>()
    expect([made.deal, toAgent.deal]).toEqual([deal, deal])
    const { scope } = toAgent
    const hashed = canonicalJson({ deal, scope: scope.text, months: 18, fee: 5_000 })
    expect(hashed).toBe(
      `{"deal":{"extension":{"creditable":true,"fee":3000,"months":6,"times":2},"further":"Two set visits","price":{"ceiling":null,"floor":40000,"kind":"budget","percent":2.5}},"fee":5000,"months":18,"scope":${JSON.stringify(scope.text)}}`,
    )
    expect(toAgent.dealHash).toBe(createHash('sha256').update(hashed).digest('hex'))
    const mine = await ownRecords(offers.db, producer.id)
    expect((mine.offersMade as Offer[]).find(({ id }) => id === made.id)).toMatchObject({ deal })
  })

  it('has another hash for every other fee, period or deal, and none without one', async () => {
    const { id: listingId } = await offers.addListing()
    const hashes = []
    for (const change of [{}, { offerPrice: 6_000 }, { optionPeriod: 24 }, { deal }, { deal: {} }]) {
      const { offer } = await offers.offer(producer, listingId, change)
      hashes.push(offer.dealHash)
      if (!('deal' in change) || change.deal !== deal) expect(offer.deal).toBeNull()
      await offers.send('PATCH', `/api/offers/${offer.id}/cancel`, producer, { cancellationReason: 'Another' })
    }
    expect(new Set(hashes).size).toBe(4)
    expect(hashes[0]).toBe(hashes[4])
  })

  it('is refused by field, and nothing is made', async () => {
    const { id: listingId } = await offers.addListing()
    const form = { listingId, offerPrice: 5_000, optionPeriod: 18, deckFileUrl: await offers.addDeck(producer.id) }
    const send = (bad: unknown) => offers.send('POST', '/api/offers', producer, { ...form, deal: bad })
    const price = { kind: 'budget', percent: 2.51, floor: 2, ceiling: 1 }
    const refused = await send({ price, profits: 11, bonus: 1 })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['deal.price.percent', 'deal.profits']),
    )
    expect((await send('cheap')).statusCode).toBe(400)
    expect(await offers.db.offer.count({ where: { listingId } })).toBe(0)
  })

  it('is one with its key: the same key with another deal is refused, with none it is the request of before', async () => {
    const { id: listingId } = await offers.addListing()
    const deckFileUrl = await offers.addDeck(producer.id)
    const keyed = (key: string, more: object) =>
      offers.send(
        'POST',
        '/api/offers',
        producer,
        { listingId, offerPrice: 5_000, optionPeriod: 18, deckFileUrl, ...more },
        { 'idempotency-key': key },
      )
    const made = (await keyed('with-a-deal', { deal })).json<OfferWithSecret>()
    expect((await keyed('with-a-deal', { deal })).json<OfferWithSecret>().offer.id).toBe(made.offer.id)
    expect((await keyed('with-a-deal', { deal: { profits: 2 } })).json().code).toBe('KEY_USED_OTHERWISE')
    const bare = (await keyed('without-one', {})).json<OfferWithSecret>()
    expect((await keyed('without-one', { deal: null })).json<OfferWithSecret>().offer.id).toBe(bare.offer.id)
    const form = { listingId, offerPrice: 5_000, optionPeriod: 18, extraRightsRequest: null, scope: null }
    const asBefore = JSON.stringify({ ...form, fundCompetition: false, fundNotes: null, deckFileUrl })
    const { requestHash } = await offers.db.requestKey.findFirstOrThrow({ where: { key: 'without-one' } })
    expect(requestHash).toBe(createHash('sha256').update(asBefore).digest('hex'))
  })

  it('may be changed before it is paid: left out it stays, and null takes it away', async () => {
    const { id: listingId } = await offers.addListing()
    const deckFileUrl = await offers.addDeck(producer.id)
    const form = { listingId, offerPrice: 5_000, optionPeriod: 18, deckFileUrl }
    const { offer } = await offers.offer(producer, listingId, { ...form, deal })
    const change = async (more: object) =>
      (await offers.send('PUT', `/api/offers/${offer.id}`, producer, { ...form, ...more })).json<OfferWithSecret>()
        .offer
    expect((await change({ optionPeriod: 24 })).deal).toEqual(deal)
    expect((await change({ deal: { profits: 2.5 } })).deal).toEqual({ profits: 2.5 })
    const without = await change({ deal: null })
    expect(without.deal).toBeNull()
    expect(await offers.db.offer.findUniqueOrThrow({ where: { id: offer.id } })).toMatchObject({ deal: null })
  })
})

describe('an accepted deal', () => {
  it('is what the agreement says, and keeps saying', async () => {
    const offer = await accepted({ deal })
    const text = await textOf(offer)
    expect(text).toContain('2.5% of the Budget, but not less than £40,000')
    expect(text).toContain('certified final budget')
    expect(text).toContain('\n      “Two set visits”\n')
    const { terms } = await offers.db.agreement.findUniqueOrThrow({ where: { offerId: offer.id } })
    expect(terms).toMatchObject({ terms: { deal } })
    expect(await textOf(await accepted({}))).toContain('left to be agreed')
  })

  it('is extended as often, by as much, as it says', async () => {
    const offer = await accepted({ deal })
    const mayRunUntil = async () =>
      (await openTakings(offers.db, [offer.listingId])).get(offer.listingId)![0]!.mayRunUntil?.toISOString()
    expect(await mayRunUntil()).toBe(months(offer.optionEndsAt!, 12))
    let end = offer.optionEndsAt!
    for (let time = 1; time <= 2; time++) {
      now += 1_000 // notices come one after the other
      const asked = await recorded(offer.id, 'extensions')
      end = months(end, 6)
      expect(asked.optionNotices.at(-1)!.endsAt).toBe(end)
      const confirmed = await confirm(asked, agent)
      expect(confirmed.json()).toMatchObject({ optionEndsAt: end })
      expect(await mayRunUntil()).toBe(months(offer.optionEndsAt!, 12))
    }
    expect(await codeOf(record(offer.id, 'extensions', producer))).toEqual([409, 'EXTENDED_ALREADY'])
  })

  it('is never extended where it says so', async () => {
    const offer = await accepted({ deal: { extension: { times: 0 } } })
    expect(await codeOf(record(offer.id, 'extensions', producer))).toEqual([409, 'NEVER_EXTENDED'])
    const [taking] = (await openTakings(offers.db, [offer.listingId])).get(offer.listingId)!
    expect(taking!.mayRunUntil).toEqual(taking!.until)
  })
})
