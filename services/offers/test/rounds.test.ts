import { randomUUID } from 'node:crypto'
import type { Offer, OfferRoom, OfferRound, OfferRoundAnswer } from '@storyright/contracts/http'
import { offerLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { readPdf } from '@storyright/testing'
import { endUnpaid } from '../src/jobs/end-unpaid.ts'
import { endLapsed } from '../src/jobs/round-ends.ts'
import { ownRecords } from '../src/people/own-records.ts'
import { agent, atOnce, cards, type Offers, producer, someone, startMarket } from './harness.ts'
import { startProcess } from './process.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let offers: Offers
let now = Date.now()
beforeAll(async () => {
  offers = await startMarket({ clock: () => new Date(now) })
})
beforeEach(() => {
  now = Date.now()
})
afterAll(() => offers.stop())

async function held(change: object = {}): Promise<Offer> {
  const { id } = await offers.addListing()
  return offers.heldOffer(producer, id, change)
}
const room = async (id: string, viewer: Viewer = agent) =>
  (await offers.send('GET', `/api/offers/${id}/room`, viewer)).json<OfferRoom>()
const make = (id: string, viewer: Viewer, body: object, headers = {}) =>
  offers.send('POST', `/api/offers/${id}/rounds`, viewer, body, headers)
async function made(id: string, viewer: Viewer, body: object): Promise<OfferRoundAnswer> {
  const answer = await make(id, viewer, body)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json()
}
const answer = (
  id: string,
  { number }: Pick<OfferRound, 'number'>,
  verb: string,
  viewer = producer,
  body: object = {},
) => offers.send('POST', `/api/offers/${id}/rounds/${number}/${verb}`, viewer, verb === 'withdraw' ? undefined : body)
const agree = (id: string, round: OfferRound, more: object = {}) =>
  answer(id, round, 'agree', producer, { dealHash: round.dealHash, ...more })
const accept = (id: string, body?: object) => offers.send('PATCH', `/api/offers/${id}/accept`, agent, body)
const named = ({ round, dealHash }: Offer) => ({ round, dealHash })
const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof make>>) => [statusCode, json().code]
const moments = async (id: string, viewer: Viewer = agent) =>
  (await room(id, viewer)).offer.timeline.map(({ moment }) => moment)
const intentsOf = async (offerId: string) => {
  const holds = await offers.db.hold.findMany({ where: { offerId }, orderBy: { number: 'asc' } })
  return Promise.all(
    holds.map(async ({ intentId }) => {
      const url = `${offers.sandbox.url}/v1/payment_intents/${intentId}`
      const found = await fetch(url, { headers: { authorization: 'Bearer sk_test_storyright' } })
      return (await found.json()) as { status: string; amount: number; amount_received: number }
    }),
  )
}

describe('an offer with one round', () => {
  it('says so, and is accepted without naming it', async () => {
    const offer = await held()
    expect(offer).toMatchObject({ round: 1, rounds: 1, counter: null })
    const { rounds, may } = await room(offer.id)
    expect(rounds).toEqual([
      expect.objectContaining({
        number: 1,
        by: 'producer',
        offerPrice: 5_000,
        status: 'open',
        isStanding: true,
        dealHash: offer.dealHash,
        expiresAt: offer.holdExpiresAt,
      }),
    ])
    expect(may).toEqual({
      counter: true,
      agree: false,
      decline: false,
      withdraw: false,
      better: false,
      accept: true,
      write: true,
    })
    expect((await room(offer.id, producer)).may).toMatchObject({ better: true, counter: false, accept: false })
    expect((await accept(offer.id)).json()).toMatchObject({ status: 'accepted', round: 1 })
    expect((await room(offer.id)).rounds[0]).toMatchObject({ status: 'agreed' })
  })

  it('is not accepted as another than the one that was read', async () => {
    const offer = await held()
    const other = await accept(offer.id, { round: 1, dealHash: 'ab12'.repeat(16) })
    expect(codeOf(other)).toEqual([409, 'ROUND_CHANGED'])
    expect(other.json()).toMatchObject({ round: 1, dealHash: offer.dealHash })
    expect((await accept(offer.id, named(offer))).statusCode).toBe(200)
  })

  it('shows its room to its sides and administrators alone, to its agent once it has reached them', async () => {
    const { id: listingId } = await offers.addListing()
    const { offer } = await offers.offer(producer, listingId)
    const statusFor = async (viewer: Viewer) =>
      (await offers.send('GET', `/api/offers/${offer.id}/room`, viewer)).statusCode
    expect([await statusFor(producer), await statusFor(agent)]).toEqual([200, 404])
    expect([await statusFor(someone()), await statusFor(someone('agent'))]).toEqual([403, 403])
    expect(await statusFor(someone('admin'))).toBe(200)
    expect((await make(offer.id, agent, { offerPrice: 6_000 })).statusCode).toBe(404)
    expect(codeOf(await make(offer.id, producer, { offerPrice: 6_000 }))).toEqual([409, 'NOT_HELD'])
    expect((await make(offer.id, someone('admin'), {})).statusCode).toBe(403)
  })
})

describe('a counter-offer', () => {
  it('leaves the offer as it stands, and what it leaves out is as that', async () => {
    const offer = await held({ deal: { profits: 2.5 } })
    const {
      round,
      clientSecret,
      offer: after,
    } = await made(offer.id, agent, { offerPrice: 7_000, message: 'A little more' })
    expect(clientSecret).toBeNull()
    expect(round).toMatchObject({
      number: 2,
      by: 'agent',
      offerPrice: 7_000,
      optionPeriod: 18,
      deal: { profits: 2.5 },
      scope: offer.scope,
      message: 'A little more',
      status: 'open',
      isStanding: false,
    })
    expect(Date.parse(round.expiresAt!)).toBe(now + offerLimits.roundDays * DAY)
    expect(after).toMatchObject({ offerPrice: 5_000, round: 1, rounds: 2, dealHash: offer.dealHash })
    expect((await room(offer.id, producer)).offer.counter).toMatchObject({ number: 2, dealHash: round.dealHash })
    expect((await room(offer.id, producer)).may).toMatchObject({ agree: true, decline: true })
    expect(codeOf(await accept(offer.id))).toEqual([409, 'ROUND_NEEDED'])
    const accepted = (await accept(offer.id, named(after))).json<Offer>()
    expect(accepted).toMatchObject({ status: 'accepted', offerPrice: 5_000, counter: null })
    expect((await room(offer.id)).rounds.map(({ status }) => status)).toEqual(['agreed', 'withdrawn'])
    expect((await intentsOf(offer.id))[0]).toMatchObject({ amount_received: 500_000 })
  })

  it('takes the place of the one before, can be taken back, and declined with a reason', async () => {
    const offer = await held()
    const first = (await made(offer.id, agent, { offerPrice: 9_000 })).round
    const second = (await made(offer.id, agent, { offerPrice: 8_000 })).round
    expect(codeOf(await agree(offer.id, first))).toEqual([409, 'ROUND_ANSWERED'])
    expect((await answer(offer.id, second, 'withdraw', agent)).json()).toMatchObject({ counter: null })
    expect(codeOf(await agree(offer.id, second))).toEqual([409, 'ROUND_ANSWERED'])
    const third = (await made(offer.id, agent, { offerPrice: 7_000 })).round
    expect((await answer(offer.id, third, 'decline', agent)).statusCode).toBe(403)
    await answer(offer.id, third, 'decline', producer, { reason: 'Above our budget' })
    const { rounds, offer: after } = await room(offer.id)
    expect(rounds.map(({ status }) => status)).toEqual(['open', 'replaced', 'withdrawn', 'declined'])
    expect(rounds[3]).toMatchObject({ reason: 'Above our budget' })
    expect(after.timeline.slice(-2).map(({ moment }) => moment)).toEqual(['countered', 'counter_declined'])
  })

  it('is over by the clock, whether or not the upkeep came by', async () => {
    const offer = await held()
    const expiresAt = new Date(now + HOUR + 1_000).toISOString()
    const { round } = await made(offer.id, agent, { offerPrice: 4_000, expiresAt })
    now += HOUR + 2_000
    expect(codeOf(await agree(offer.id, round))).toEqual([409, 'ROUND_LAPSED'])
    expect((await room(offer.id)).rounds[1]).toMatchObject({ status: 'lapsed' })
    expect((await room(offer.id)).offer.counter).toBeNull()
    for (const end of [now + HOUR - 60_000, now + 15 * DAY])
      expect((await make(offer.id, agent, { expiresAt: new Date(end).toISOString() })).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'expiresAt' }],
      })
    expect((await made(offer.id, agent, {})).round.number).toBe(3)
  })

  it('is made once for one Idempotency-Key', async () => {
    const offer = await held()
    const key = { 'idempotency-key': randomUUID() }
    const [one, two] = await Promise.all([make(offer.id, agent, {}, key), make(offer.id, agent, {}, key)])
    expect([one.json().round.number, two.json().round.number]).toEqual([2, 2])
    expect(codeOf(await make(offer.id, agent, { offerPrice: 9_000 }, key))).toEqual([409, 'KEY_USED_OTHERWISE'])
    expect((await room(offer.id)).rounds).toHaveLength(2)
  })

  it('is one of 30 rounds', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, {})
    const {
      scope: _,
      deal: __,
      ...row
    } = await offers.db.offerRound.findFirstOrThrow({
      where: { offerId: offer.id, number: round.number },
    })
    await offers.db.offerRound.createMany({ data: [{ ...row, number: offerLimits.rounds, status: 'declined' }] })
    for (const viewer of [agent, producer])
      expect(codeOf(await make(offer.id, viewer, {}))).toEqual([409, 'TOO_MANY_ROUNDS'])
  })

  it('is about rights that are on offer', async () => {
    const { id } = await offers.addListing({
      terms: { rightsAvailable: ['film', 'tv'], territory: ['United Kingdom'] },
    })
    const offer = await offers.heldOffer(producer, id)
    expect(codeOf(await make(offer.id, agent, { scope: 'Japan; en; stage' }))).toEqual([409, 'SCOPE_NOT_FREE'])
    const bad = await make(offer.id, agent, { scope: 'nothing like a line of rights' })
    expect(bad.statusCode).toBe(400)
  })
})

describe('agreeing to a counter-offer', () => {
  it('of less than is held uses the same hold, and the capture takes exactly the fee', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 4_000, optionPeriod: 12, deal: { profits: 5 } })
    expect(codeOf(await answer(offer.id, round, 'agree', producer, { dealHash: offer.dealHash }))).toEqual([
      409,
      'ROUND_CHANGED',
    ])
    expect((await answer(offer.id, round, 'agree', agent, { dealHash: round.dealHash })).statusCode).toBe(403)
    const agreed = (await agree(offer.id, round)).json<OfferRoundAnswer>()
    expect(agreed).toMatchObject({
      clientSecret: null,
      round: { status: 'agreed', isStanding: true },
      offer: { offerPrice: 4_000, optionPeriod: 12, deal: { profits: 5 }, round: 2, dealHash: round.dealHash },
    })
    expect((await agree(offer.id, round)).json()).toMatchObject({ round: { status: 'agreed' } })
    expect(codeOf(await accept(offer.id, named(offer)))).toEqual([409, 'ROUND_CHANGED'])
    const accepted = (await accept(offer.id, named(agreed.offer))).json<Offer>()
    expect(accepted).toMatchObject({ status: 'accepted', paymentStatus: 'captured', refundedAmount: 0 })
    expect(await intentsOf(offer.id)).toEqual([
      expect.objectContaining({ status: 'succeeded', amount: 500_000, amount_received: 400_000 }),
    ])
    expect(accepted.timeline.find(({ moment }) => moment === 'captured')).toMatchObject({
      note: '£4,000 of £5,000 held; the rest is free',
    })
    const [transaction] = (
      await offers.send('GET', `/api/admin/transactions?search=${offer.id}`, someone('admin'))
    ).json<{ amount: number; offerId: string }[]>()
    expect(transaction).toMatchObject({ offerId: offer.id, amount: 4_000 })
    const pdf = await offers.send('GET', `/api/offers/${offer.id}/agreement`, producer)
    const text = (await readPdf(pdf.rawPayload)).files[0]!.text
    expect(text).toContain('£4,000')
    expect(text).not.toContain('£5,000')
    expect(await offers.db.discrepancy.count({ where: { offerId: offer.id } })).toBe(0)
  })

  it('is refunded in full by what was captured, not by what was held', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 4_000 })
    const { offer: agreed } = (await agree(offer.id, round)).json<OfferRoundAnswer>()
    await accept(offer.id, named(agreed))
    await fetch(`${offers.sandbox.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_storyright' },
      body: new URLSearchParams({ payment_intent: await offers.intentIdOf(offer.id) }),
    })
    await offers.until(offer.id, { refundedAmount: 4_000 })
    expect((await offers.find(offer.id)).feeReturn).toMatchObject({ by: 'refund' })
  })

  it('of more makes a new hold first: the old one stands until then, and is let go after', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 7_000 })
    const waiting = (await agree(offer.id, round)).json<OfferRoundAnswer>()
    expect(waiting).toMatchObject({ round: { status: 'unpaid' }, offer: { offerPrice: 5_000, round: 1 } })
    expect((await room(offer.id)).may).toMatchObject({ accept: true })
    expect((await agree(offer.id, round)).json<OfferRoundAnswer>().clientSecret).toBe(waiting.clientSecret)
    await offers.pay(waiting.clientSecret!, cards.declined)
    await offers.eventually(async () => expect(await moments(offer.id, producer)).toContain('payment_failed'))
    expect(await moments(offer.id)).not.toContain('payment_failed')
    expect((await intentsOf(offer.id)).map(({ status }) => status)).toEqual([
      'requires_capture',
      'requires_payment_method',
    ])
    await offers.pay(waiting.clientSecret!)
    const after = await offers.until(offer.id, { round: 2, offerPrice: 7_000, paymentStatus: 'held' })
    await offers.eventually(async () =>
      expect((await intentsOf(offer.id)).map(({ status }) => status)).toEqual(['canceled', 'requires_capture']),
    )
    expect((await accept(offer.id, named(after))).json()).toMatchObject({ status: 'accepted', offerPrice: 7_000 })
    expect((await intentsOf(offer.id)).map((intent) => intent.amount_received)).toEqual([0, 700_000])
  })

  it('stands as soon as whoever paid has us look, although no notice of the provider came', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 7_000 })
    const { clientSecret } = (await agree(offer.id, round)).json<OfferRoundAnswer>()
    await offers.sandbox.control('webhooks', { pause: true })
    await offers.pay(clientSecret!)
    const confirmed = await offers.send('POST', `/api/offers/${offer.id}/confirm`, producer)
    expect(confirmed.json()).toMatchObject({ round: 2, offerPrice: 7_000, paymentStatus: 'held' })
    await offers.sandbox.calm('webhooks')
  })

  it('leaves the old round to be accepted meanwhile, and lets the new hold go', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 7_000 })
    const { clientSecret, offer: before } = (await agree(offer.id, round)).json<OfferRoundAnswer>()
    expect((await accept(offer.id, named(before))).json()).toMatchObject({ status: 'accepted', offerPrice: 5_000 })
    await offers.pay(clientSecret!)
    await offers.eventually(async () =>
      expect((await intentsOf(offer.id)).map(({ status }) => status)).toEqual(['succeeded', 'canceled']),
    )
    expect((await room(offer.id)).rounds.map(({ status }) => status)).toEqual(['agreed', 'lapsed'])
  })

  it('lapses when nobody pays for a day: the old one stands', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 7_000 })
    await agree(offer.id, round)
    await offers.db.hold.updateMany({
      where: { offerId: offer.id, number: 2 },
      data: { createdAt: new Date(now - DAY - 1_000) },
    })
    await endUnpaid(startProcess(offers), atOnce, new AbortController().signal)
    expect((await room(offer.id)).rounds[1]).toMatchObject({ status: 'lapsed' })
    expect(await moments(offer.id, producer)).toContain('round_not_held')
    expect(await moments(offer.id)).not.toContain('round_not_held')
    const still = await offers.until(offer.id, { status: 'pending', paymentStatus: 'held', offerPrice: 5_000 })
    expect((await accept(offer.id, named(still))).statusCode).toBe(200)
  })

  it('lets the first hold go before, where the bank takes no two: nothing is held between', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 7_000 })
    const waiting = (await agree(offer.id, round, { releaseFirst: true })).json<OfferRoundAnswer>()
    expect((await intentsOf(offer.id)).map(({ status }) => status)).toEqual(['canceled', 'requires_payment_method'])
    expect(codeOf(await accept(offer.id, named(waiting.offer)))).toEqual([409, 'NOT_HELD'])
    await offers.pay(waiting.clientSecret!)
    const after = await offers.until(offer.id, {
      status: 'pending',
      paymentStatus: 'held',
      offerPrice: 7_000,
      round: 2,
    })
    expect((await accept(offer.id, named(after))).json()).toMatchObject({ status: 'accepted' })
  })

  it('lets the first hold go for a round that was agreed to before, once the bank has refused the second beside it', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 7_000 })
    const first = (await agree(offer.id, round)).json<OfferRoundAnswer>()
    await offers.pay(first.clientSecret!, cards.declined)
    const again = (await agree(offer.id, round, { releaseFirst: true })).json<OfferRoundAnswer>()
    expect((await intentsOf(offer.id)).map(({ status }) => status)).toEqual(['canceled', 'requires_payment_method'])
    await offers.pay(again.clientSecret!)
    await offers.until(offer.id, { status: 'pending', paymentStatus: 'held', offerPrice: 7_000, round: 2 })
  })

  it('and refused then leaves the offer unpaid: renewing holds the standing fee', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 7_000 })
    const waiting = (await agree(offer.id, round, { releaseFirst: true })).json<OfferRoundAnswer>()
    await offers.pay(waiting.clientSecret!, cards.declined)
    const renewed = await offers.send('POST', `/api/offers/${offer.id}/renew`, producer)
    expect(renewed.json().offer).toMatchObject({ offerPrice: 5_000, status: 'pending' })
    await offers.pay(renewed.json().clientSecret)
    await offers.until(offer.id, { paymentStatus: 'held', offerPrice: 5_000, round: 1 })
    await offers.eventually(async () =>
      expect((await intentsOf(offer.id)).map(({ status }) => status)).toEqual([
        'canceled',
        'canceled',
        'requires_capture',
      ]),
    )
  })
})

describe('a producer’s new round', () => {
  it('that is paid after its own end does not take the place of what stands', async () => {
    const offer = await held()
    const { round, clientSecret } = await made(offer.id, producer, { offerPrice: 8_000 })
    await offers.db.offerRound.updateMany({
      where: { offerId: offer.id, number: round.number },
      data: { expiresAt: new Date(now - 1_000) },
    })
    await offers.pay(clientSecret!)
    await offers.eventually(async () =>
      expect((await room(offer.id, producer)).rounds.at(-1)).toMatchObject({ status: 'lapsed' }),
    )
    await offers.eventually(async () =>
      expect((await intentsOf(offer.id)).map(({ status }) => status)).toEqual(['requires_capture', 'canceled']),
    )
    expect(await offers.find(offer.id)).toMatchObject({ status: 'pending', round: 1, offerPrice: 5_000 })
  })

  it('of at most what is held stands at once, and the counter-offer stays open', async () => {
    const offer = await held()
    const { round: counter } = await made(offer.id, agent, { offerPrice: 9_000 })
    const { round, offer: after, clientSecret } = await made(offer.id, producer, { offerPrice: 4_500 })
    expect([round.status, clientSecret]).toEqual(['open', null])
    expect(after).toMatchObject({ offerPrice: 4_500, round: 3, counter: { number: counter.number } })
    expect((await room(offer.id)).rounds.map(({ status }) => status)).toEqual(['replaced', 'open', 'open'])
    expect(codeOf(await accept(offer.id, named(offer)))).toEqual([409, 'ROUND_CHANGED'])
  })

  it('of more is the producer’s own until it is paid, and can be withdrawn', async () => {
    const offer = await held()
    const { round, clientSecret } = await made(offer.id, producer, { offerPrice: 8_321 })
    expect(round.status).toBe('unpaid')
    expect((await room(offer.id)).rounds).toHaveLength(1)
    expect((await room(offer.id)).offer.rounds).toBe(1)
    const exported = JSON.stringify(await ownRecords(offers.db, agent.id))
    expect(exported).not.toContain('"offerPrice":8321')
    expect((await answer(offer.id, round, 'withdraw', agent)).statusCode).toBe(404)
    expect((await answer(offer.id, round, 'withdraw', producer)).statusCode).toBe(200)
    await offers.pay(clientSecret!)
    await offers.eventually(async () =>
      expect((await intentsOf(offer.id)).map(({ status }) => status)).toEqual(['requires_capture', 'canceled']),
    )
    await offers.until(offer.id, { offerPrice: 5_000, paymentStatus: 'held' })
  })

  it('takes the place of one that is not paid, whose payment is let go first', async () => {
    const offer = await held()
    const first = await made(offer.id, producer, { offerPrice: 8_000 })
    const second = await made(offer.id, producer, { offerPrice: 6_000 })
    expect((await intentsOf(offer.id)).map(({ status }) => status)).toEqual([
      'requires_capture',
      'canceled',
      'requires_payment_method',
    ])
    expect(await offers.pay(first.clientSecret!)).toMatchObject({ status: 400 })
    await offers.pay(second.clientSecret!)
    await offers.until(offer.id, { offerPrice: 6_000, paymentStatus: 'held' })
    expect((await room(offer.id)).rounds.map(({ offerPrice }) => offerPrice)).toEqual([5_000, 6_000])
    expect(await moments(offer.id)).toContain('round_stands')
  })

  it('that ends before its hold cannot be accepted after, and lets the money go', async () => {
    const offer = await held()
    const expiresAt = new Date(now + 2 * HOUR).toISOString()
    const { offer: after } = await made(offer.id, producer, { offerPrice: 4_500, expiresAt })
    now += 3 * HOUR
    expect(codeOf(await accept(offer.id, named(after)))).toEqual([409, 'ROUND_LAPSED'])
    await endLapsed({ ...startProcess(offers), clock: () => new Date(now) }, atOnce, new AbortController().signal)
    await offers.until(offer.id, { status: 'expired', endedBecause: 'round_lapsed', paymentStatus: 'released' })
    const renewed = await offers.send('POST', `/api/offers/${offer.id}/renew`, producer)
    await offers.pay(renewed.json().clientSecret)
    const again = await offers.until(offer.id, { status: 'pending', paymentStatus: 'held', offerPrice: 4_500 })
    expect((await accept(offer.id, named(again))).json()).toMatchObject({ status: 'accepted' })
  })

  it('never ends after its hold', async () => {
    const offer = await held()
    const late = new Date(Date.parse(offer.holdExpiresAt!) + DAY).toISOString()
    expect((await make(offer.id, producer, { expiresAt: late })).json()).toMatchObject({ status: 400 })
    const { round } = await made(offer.id, producer, {})
    expect(Date.parse(round.expiresAt!)).toBeLessThanOrEqual(Date.parse(offer.holdExpiresAt!))
  })
})

describe('an offer whose hold has run out', () => {
  async function expired(): Promise<Offer> {
    const offer = await held()
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(offer.id)}/expire`)
    return offers.until(offer.id, { status: 'expired' })
  }

  it('may be countered for 30 days, and agreeing opens a hold', async () => {
    const offer = await expired()
    const { round } = await made(offer.id, agent, { offerPrice: 4_000 })
    const { clientSecret } = (await agree(offer.id, round)).json<OfferRoundAnswer>()
    await offers.pay(clientSecret!)
    const after = await offers.until(offer.id, { status: 'pending', paymentStatus: 'held', offerPrice: 4_000 })
    expect((await accept(offer.id, named(after))).json()).toMatchObject({ status: 'accepted' })
    const other = await expired()
    now += 31 * DAY
    expect(codeOf(await make(other.id, agent, {}))).toEqual([409, 'OFFER_CLOSED'])
  })

  it('keeps an open counter-offer, and a round whose hold is on its way', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 7_000 })
    const { clientSecret } = (await agree(offer.id, round)).json<OfferRoundAnswer>()
    const [first] = await offers.db.hold.findMany({ where: { offerId: offer.id }, orderBy: { number: 'asc' } })
    await offers.sandbox.control(`payment_intents/${first!.intentId}/expire`)
    await offers.until(offer.id, { status: 'expired' })
    await offers.pay(clientSecret!)
    await offers.until(offer.id, { status: 'pending', paymentStatus: 'held', offerPrice: 7_000, round: 2 })
  })

  it('does not stand again once its listing is gone: the money is let go', async () => {
    const offer = await expired()
    const { round } = await made(offer.id, agent, { offerPrice: 4_000 })
    const { clientSecret } = (await agree(offer.id, round)).json<OfferRoundAnswer>()
    await offers.db.listing.update({ where: { id: offer.listingId }, data: { isDeleted: true } })
    await offers.pay(clientSecret!)
    await offers.eventually(async () => expect((await intentsOf(offer.id))[1]).toMatchObject({ status: 'canceled' }))
    await offers.until(offer.id, { status: 'expired' })
    expect((await room(offer.id)).rounds[1]).toMatchObject({ status: 'lapsed' })
  })
})

describe('whatever ends an offer', () => {
  it.each([
    ['a rejection', (id: string) => offers.send('PATCH', `/api/offers/${id}/reject`, agent)],
    [
      'a cancellation',
      (id: string) => offers.send('PATCH', `/api/offers/${id}/cancel`, producer, { cancellationReason: 'No' }),
    ],
    [
      'a rival’s acceptance',
      async (id: string) => {
        const { listingId } = await offers.find(id)
        return accept((await offers.heldOffer(someone(), listingId)).id)
      },
    ],
  ])('lapses its open rounds and lets every hold go: %s', async (_what, end) => {
    const offer = await held()
    await made(offer.id, agent, { offerPrice: 9_000 })
    const { clientSecret } = await made(offer.id, producer, { offerPrice: 8_000 })
    expect((await end(offer.id)).statusCode).toBe(200)
    await offers.eventually(async () =>
      expect((await intentsOf(offer.id)).map(({ status }) => status)).toEqual(['canceled', 'canceled']),
    )
    const { rounds, may } = await room(offer.id, producer)
    expect(rounds.slice(1).map(({ status }) => status)).toEqual(['lapsed', 'lapsed'])
    expect(Object.values(may)).not.toContain(true)
    expect(codeOf(await make(offer.id, agent, {}))).toEqual([409, 'OFFER_CLOSED'])
    expect((await offers.pay(clientSecret!)).status).toBe(400)
  })

  it('a claim refuses every move until it is decided', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 4_000 })
    const { round: unpaid } = await made(offer.id, producer, { offerPrice: 8_000 })
    await offers.db.claim.create({
      data: {
        offerId: offer.id,
        listingId: offer.listingId,
        isExclusive: true,
        round: 1,
        claimedBy: agent.id,
        claimedAt: new Date(now),
        workedAt: new Date(now + HOUR),
      },
    })
    for (const refused of [
      await make(offer.id, agent, {}),
      await make(offer.id, producer, {}),
      await agree(offer.id, round),
      await answer(offer.id, round, 'decline'),
      await answer(offer.id, round, 'withdraw', agent),
      await answer(offer.id, unpaid, 'withdraw'),
    ])
      expect(codeOf(refused)).toEqual([409, 'BEING_ACCEPTED'])
  })

  it('a new hold that comes while the offer is being accepted stands once the capture was refused', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 7_000 })
    const { clientSecret, offer: before } = (await agree(offer.id, round)).json<OfferRoundAnswer>()
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', status: 500, times: 1 })
    expect((await accept(offer.id, named(before))).statusCode).toBe(503)
    await offers.pay(clientSecret!)
    await offers.eventually(async () => {
      const hold = await offers.db.hold.findFirstOrThrow({ where: { offerId: offer.id, number: 2 } })
      expect(hold.status).toBe('held')
    })
    expect(await offers.find(offer.id)).toMatchObject({ round: 1 })
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', status: 402, times: 10 })
    const longAgo = { workedAt: new Date(0), steps: { increment: 1 } }
    await offers.db.claim.updateMany({ where: { offerId: offer.id }, data: longAgo })
    await offers.until(offer.id, { status: 'pending', round: 2, offerPrice: 7_000, paymentStatus: 'held' })
    await offers.sandbox.calm('faults')
  })
})

describe('of rivals’ rounds', () => {
  it('no producer learns', async () => {
    const { id: listingId } = await offers.addListing()
    const rival = someone()
    const offer = await offers.heldOffer(producer, listingId)
    const other = await offers.heldOffer(rival, listingId)
    await made(other.id, agent, { offerPrice: 9_000 })
    expect(await room(offer.id, producer)).toMatchObject({ offer: { rounds: 1 } })
    expect((await offers.send('GET', `/api/offers/${other.id}/room`, producer)).statusCode).toBe(403)
    for (const verb of ['agree', 'decline', 'withdraw'])
      expect(
        (await answer(other.id, { number: 2 }, verb, producer, verb === 'agree' ? { dealHash: other.dealHash } : {}))
          .statusCode,
      ).toBe(403)
    expect((await answer(offer.id, { number: 7 }, 'agree', producer, { dealHash: offer.dealHash })).statusCode).toBe(
      404,
    )
  })
})
