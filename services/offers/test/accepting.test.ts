import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Offer } from '@storyright/contracts/http'
import { agent, cards, type Offers, producer, someone, startOffers } from './harness.ts'

let offers: Offers
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'flags-'))
  offers = await startOffers({ config: { FLAGS_FILE: path.join(folder, 'flags.json') } })
  await offers.addPerson(agent, { companyName: 'Vane & Daughters' })
  await offers.addPerson(producer)
})
afterAll(async () => {
  await offers.stop()
  await rm(folder, { recursive: true })
})
afterEach(() => offers.sandbox.calm('faults'))

const accept = (id: string, viewer = agent) => offers.send('PATCH', `/api/offers/${id}/accept`, viewer)

describe('making an offer', () => {
  it('holds the money and shows the agent the offer only then', async () => {
    const { id: listingId } = await offers.addListing()
    const { offer, clientSecret } = await offers.offer(producer, listingId)
    expect(offer).toMatchObject({ status: 'pending', paymentStatus: 'requires_payment', holdExpiresAt: null })
    const seen = () => offers.send('GET', `/api/offers/agent/${agent.id}`, agent)
    expect((await seen()).body).not.toContain(offer.id)

    expect(await offers.pay(clientSecret)).toMatchObject({ body: { status: 'requires_capture' } })
    const held = await offers.until(offer.id, { paymentStatus: 'held' })
    expect(Date.parse(held.holdExpiresAt!)).toBeGreaterThan(Date.now())
    expect((await seen()).body).toContain(offer.id)
  })

  it('leaves a declined card free to be followed by another', async () => {
    const { id: listingId } = await offers.addListing()
    const { offer, clientSecret } = await offers.offer(producer, listingId)
    expect(await offers.pay(clientSecret, cards.declined)).toMatchObject({ status: 402 })
    await offers.until(offer.id, { paymentStatus: 'failed' })
    await offers.pay(clientSecret)
    await offers.until(offer.id, { paymentStatus: 'held', status: 'pending' })
    const momentsFor = async (viewer = agent) => {
      const { timeline } = (await offers.send('GET', `/api/offers/${offer.id}`, viewer)).json<Offer>()
      return timeline.map(({ moment }) => moment)
    }
    expect(await momentsFor(producer)).toEqual(['submitted', 'payment_failed', 'held'])
    expect(await momentsFor()).toEqual(['submitted', 'held'])
  })

  it('tells the producer in plain words that the bank did not authorise the payment', async () => {
    const { id: listingId } = await offers.addListing()
    const { offer, clientSecret } = await offers.offer(producer, listingId)
    expect(await offers.pay(clientSecret, cards.asks)).toMatchObject({ body: { status: 'requires_action' } })
    const intentId = await offers.intentIdOf(offer.id)
    await offers.sandbox.control(`payment_intents/${intentId}/authenticate`, { outcome: 'fail' })
    await offers.until(offer.id, { paymentStatus: 'failed' })
    const { timeline } = (await offers.send('GET', `/api/offers/${offer.id}`, producer)).json<Offer>()
    expect(timeline.at(-1)).toMatchObject({
      moment: 'payment_failed',
      note: 'The bank did not authorise the payment.',
    })
  })

  it('makes one offer and one hold for one Idempotency-Key', async () => {
    const { id: listingId } = await offers.addListing()
    const deckFileUrl = await offers.addDeck(producer.id)
    const key = { 'idempotency-key': 'the-same-key' }
    const [one, two] = await Promise.all([
      offers.offer(producer, listingId, { deckFileUrl }, key),
      offers.offer(producer, listingId, { deckFileUrl }, key),
    ])
    expect(two.offer.id).toBe(one.offer.id)
    expect(two.clientSecret).toBe(one.clientSecret)
    const other = { listingId, offerPrice: 6_000, optionPeriod: 12, deckFileUrl }
    expect((await offers.send('POST', '/api/offers', producer, other, key)).statusCode).toBe(409)
  })
})

describe('accepting an offer', () => {
  it('captures the money once, rejects the others and lets their money go', async () => {
    const { id: listingId } = await offers.addListing()
    const winner = await offers.heldOffer(producer, listingId)
    const loser = await offers.heldOffer(someone(), listingId)
    const answer = await accept(winner.id)
    expect(answer.json()).toMatchObject({
      status: 'accepted',
      paymentStatus: 'captured',
      agencyName: 'Vane & Daughters',
    })
    expect(await offers.intentOf(winner.id)).toMatchObject({ status: 'succeeded', amount_received: 500_000 })
    await offers.until(loser.id, { status: 'rejected', endedBecause: 'another_accepted', paymentStatus: 'released' })
    expect(await offers.intentOf(loser.id)).toMatchObject({ status: 'canceled', amount_received: 0 })
    expect((await accept(loser.id)).statusCode).toBe(409)
  })

  it('captures only one of two offers that are accepted at the same moment', async () => {
    const { id: listingId } = await offers.addListing()
    const [one, two] = [await offers.heldOffer(producer, listingId), await offers.heldOffer(someone(), listingId)]
    const answers = await Promise.all([accept(one.id), accept(two.id), accept(one.id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const received = await Promise.all([one, two].map(async ({ id }) => (await offers.intentOf(id)).amount_received))
    expect(received.toSorted((a, b) => a - b)).toEqual([0, 500_000])
  })

  it('takes several offers on a non-exclusive listing', async () => {
    const { id: listingId } = await offers.addListing({ terms: { exclusivity: 'non-exclusive' } })
    const [one, two] = [await offers.heldOffer(producer, listingId), await offers.heldOffer(someone(), listingId)]
    expect((await accept(one.id)).statusCode).toBe(200)
    expect((await accept(two.id)).statusCode).toBe(200)
  })

  it('is for the listing’s agent and administrators', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    expect((await accept(id, someone('agent'))).statusCode).toBe(403)
    expect((await accept(id, producer)).statusCode).toBe(403)
    expect((await accept(id, someone('admin'))).statusCode).toBe(200)
  })

  it('is undone when the provider refuses the capture, and says why', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', status: 402, times: 1 })
    const answer = await accept(id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'CAPTURE_REFUSED' })
    expect(await offers.find(id)).toMatchObject({ status: 'pending', paymentStatus: 'held' })
    expect((await accept(id)).statusCode).toBe(200)
  })

  it.each([
    ['an error', { status: 500, times: 1 }, 503],
    ['an error although it captured', { status: 500, times: 1, when: 'after' }, 200],
    ['no answer', { drop: true, times: 1 }, 503],
    ['no answer although it captured', { drop: true, times: 1, when: 'after' }, 503],
  ])('comes to its end when the provider gives %s', async (_what, fault, status) => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', ...fault })
    expect((await accept(id)).statusCode).toBe(status)
    await offers.db.claim.updateMany({ where: { offerId: id }, data: { workedAt: new Date(0) } })
    await offers.until(id, { status: 'accepted', paymentStatus: 'captured' })
    expect(await offers.intentOf(id)).toMatchObject({ amount_received: 500_000 })
  })

  it('is refused loudly when the hold has run out', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    await offers.sandbox.control('webhooks', { pause: true })
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/expire`)
    const answer = await accept(id)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'HOLD_GONE'])
    expect(await offers.find(id)).toMatchObject({ status: 'expired', paymentStatus: 'expired' })
    await offers.sandbox.calm('webhooks')
    const renewed = await offers.send('POST', `/api/offers/${id}/renew`, producer)
    await offers.pay(renewed.json().clientSecret)
    await offers.until(id, { status: 'pending', paymentStatus: 'held' })
  })
})

describe('an offer that is being accepted', () => {
  it('cannot be accepted, rejected or cancelled meanwhile', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    await offers.db.claim.create({
      data: {
        offerId: id,
        listingId,
        isExclusive: true,
        claimedBy: agent.id,
        claimedAt: new Date(),
        workedAt: new Date(Date.now() + 60_000),
      },
    })
    const answers = [
      await accept(id),
      await offers.send('PATCH', `/api/offers/${id}/reject`, agent),
      await offers.send('PATCH', `/api/offers/${id}/cancel`, producer, { cancellationReason: 'No' }),
    ]
    for (const answer of answers) expect(answer.json()).toMatchObject({ status: 409, code: 'BEING_ACCEPTED' })
  })
})

describe('while operators have switched payments off', () => {
  const says = 'We are moving to a new card provider until 3 pm.'
  const flags = (defaultVariant: 'on' | 'off') => ({
    flags: { payments: { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant, metadata: { says } } },
  })
  /** Until the service has read it. */
  async function turn(state: 'on' | 'off') {
    await writeFile(path.join(folder, 'flags.json'), JSON.stringify(flags(state)))
    await offers.eventually(async () => {
      const { statusCode } = await accept(agent.id)
      expect(statusCode === 503).toBe(state === 'off')
    })
  }
  const off = { statusCode: 503, problem: { code: 'PAYMENTS_OFF', detail: says } }
  const told = (answer: Awaited<ReturnType<typeof accept>>) => ({
    statusCode: answer.statusCode,
    problem: answer.json(),
  })

  it('nothing is made, paid or accepted, and nothing is written; what was held is let go of as ever', async () => {
    const { id: listingId } = await offers.addListing()
    const held = await offers.heldOffer(producer, listingId)
    const deckFileUrl = await offers.addDeck(producer.id)
    const before = [await offers.db.offer.findMany(), await offers.db.claim.findMany()]
    await turn('off')
    const form = { listingId, offerPrice: 5_000, optionPeriod: 12, deckFileUrl }
    for (const answer of [
      await offers.send('POST', '/api/offers', producer, form),
      await offers.send('POST', `/api/offers/${held.id}/renew`, producer),
      await accept(held.id),
      await offers.send('POST', `/api/admin/transactions/${held.id}/capture`, someone('admin')),
    ])
      expect(told(answer)).toMatchObject(off)
    expect([await offers.db.offer.findMany(), await offers.db.claim.findMany()]).toEqual(before)
    expect((await offers.send('PATCH', `/api/offers/${held.id}/reject`, agent)).statusCode).toBe(200)
    await offers.until(held.id, { paymentStatus: 'released' })
    await turn('on')
  })
})
