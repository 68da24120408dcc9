import { randomUUID } from 'node:crypto'
import type { PublicOffer } from '@storyright/contracts/events'
import type { Offer, OfferRoundAnswer } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { isOwnFault } from '@storyright/postgres'
import { Killed } from '@storyright/testing/stories'
import { endUnpaid } from '../src/jobs/end-unpaid.ts'
import { endMany } from '../src/jobs/expire-offers.ts'
import { remindOfEndingRounds } from '../src/jobs/round-ends.ts'
import { endLater } from '../src/offers/bulk-terminations.ts'
import { makeRound } from '../src/use-cases/make-round.ts'
import { agreeRound } from '../src/use-cases/round.routes.ts'
import { agent, atOnce, type Offers, producer, someone, startMarket } from './harness.ts'
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

const held = async (): Promise<Offer> => offers.heldOffer(producer, (await offers.addListing()).id)
async function made(id: string, viewer: Viewer, body: object): Promise<OfferRoundAnswer> {
  const answer = await offers.send('POST', `/api/offers/${id}/rounds`, viewer, body)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json()
}
const answer = (id: string, number: number, verb: string, viewer = producer, body?: object) =>
  offers.send('POST', `/api/offers/${id}/rounds/${number}/${verb}`, viewer, body)
const agree = async (id: string, { number, dealHash }: OfferRoundAnswer['round'], releaseFirst = false) =>
  (await answer(id, number, 'agree', producer, { dealHash, releaseFirst })).json<OfferRoundAnswer>()
const accept = (id: string, { round, dealHash }: Offer, viewer = agent) =>
  offers.send('PATCH', `/api/offers/${id}/accept`, viewer, { round, dealHash })
const jobs = () => ({ ...startProcess(offers), clock: () => new Date(now) })
const signal = new AbortController().signal

/** What was published of an offer since it was held: the verb of each event, and the round that it is about. */
async function published(id: string): Promise<[verb: string, data: PublicOffer][]> {
  const rows = await offers.db.$queryRaw<{ subject: string; payload: string }[]>`
    SELECT subject, payload FROM messaging.outbox WHERE subject LIKE ${`offers.offer.%.${id}`} ORDER BY position`
  return rows.map(({ subject, payload }) => [
    subject.split('.')[2]!,
    (JSON.parse(payload) as { data: PublicOffer }).data,
  ])
}
const verbsOf = async (id: string) => (await published(id)).map(([verb]) => verb).slice(2)
const roundIn = async (id: string, verb: string) =>
  (await published(id)).findLast(([published]) => published === verb)?.[1].negotiation
const statuses = async (id: string) =>
  (await offers.db.offerRound.findMany({ where: { offerId: id }, orderBy: { number: 'asc' } })).map(
    ({ status }) => status,
  )
const unpaidForADay = (offerId: string) =>
  offers.db.hold.updateMany({ where: { offerId, number: 2 }, data: { createdAt: new Date(now - DAY - 1_000) } })

describe('each step of a negotiation', () => {
  it('is an event of its own, with the round that it is about', async () => {
    const { id } = await held()
    await made(id, agent, { offerPrice: 4_000, message: '\n  The author asks for this.\nMore below.' })
    expect(await roundIn(id, 'countered')).toEqual({
      number: 2,
      by: 'agent',
      offerPrice: 4_000,
      optionPeriod: 18,
      expiresAt: new Date(now + 7 * DAY).toISOString(),
      message: 'The author asks for this.',
      reason: null,
    })
    await answer(id, 2, 'decline', producer, { reason: 'Too early' })
    expect(await roundIn(id, 'counter-declined')).toMatchObject({ number: 2, reason: 'Too early' })
    await made(id, agent, { offerPrice: 4_500 })
    await answer(id, 3, 'withdraw', agent)
    const { round } = await made(id, agent, { offerPrice: 4_200 })
    await agree(id, round)
    expect(await roundIn(id, 'counter-agreed')).toMatchObject({ number: 4, offerPrice: 4_200, expiresAt: null })
    await made(id, producer, { offerPrice: 4_300 })
    expect(await roundIn(id, 'round-stands')).toMatchObject({ number: 5, by: 'producer', offerPrice: 4_300 })
    expect(await verbsOf(id)).toEqual([
      'countered',
      'counter-declined',
      'countered',
      'counter-withdrawn',
      'countered',
      'counter-agreed',
      'round-stands',
    ])
  })

  it('tells that a new hold was not made within a day, and that the offer before it stands', async () => {
    const { id } = await held()
    await made(id, producer, { offerPrice: 7_000 })
    await unpaidForADay(id)
    await endUnpaid(jobs(), atOnce, signal)
    const [verb, data] = (await published(id)).findLast(([each]) => each === 'round-not-held')!
    expect([verb, data.status, data.offerPrice]).toEqual(['round-not-held', 'pending', 5_000])
    expect(data.negotiation).toMatchObject({
      number: 2,
      offerPrice: 7_000,
      reason: expect.stringContaining('24 hours'),
    })
  })

  it('tells that a new hold is let go because the offer before it was accepted meanwhile', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 7_000 })
    const { offer: before } = await agree(offer.id, round)
    expect((await accept(offer.id, before)).statusCode).toBe(200)
    expect(await verbsOf(offer.id)).toEqual(expect.arrayContaining(['accepted', 'round-not-held']))
    const [, data] = (await published(offer.id)).findLast(([verb]) => verb === 'round-not-held')!
    expect(data).toMatchObject({ status: 'accepted', offerPrice: 5_000, negotiation: { offerPrice: 7_000 } })
  })

  it('is in the timeline when the first hold is let go for a second', async () => {
    const { id } = await held()
    const { round } = await made(id, agent, { offerPrice: 7_000 })
    await agree(id, round, true)
    const moments = (await offers.find(id)).timeline.map(({ moment }) => moment)
    expect(moments).toContain('expired')
  })
})

describe('a process that is killed', () => {
  const dying = (at: string) => {
    const killed = async (place: string) => {
      if (place === at) throw new Killed()
    }
    return { ...startProcess(offers, { checkpoint: killed }), clock: () => new Date(now) }
  }

  it('after it has made a round leaves one that the same request goes on with', async () => {
    const { id } = await held()
    const form = { offerPrice: 7_000, message: null, scope: null }
    const key = randomUUID()
    const asked = { offerId: id, viewer: producer, form, key }
    await expect(makeRound(dying('after making the round'), asked)).rejects.toThrow(Killed)
    expect(await statuses(id)).toEqual(['open', 'unpaid'])
    const { number, clientSecret } = await makeRound(jobs(), asked)
    expect(number).toBe(2)
    await offers.pay(clientSecret!)
    await offers.until(id, { round: 2, offerPrice: 7_000, paymentStatus: 'held' })
    expect(await statuses(id)).toEqual(['replaced', 'open'])
  })

  it('after it has agreed to a round leaves one that is agreed to again, or lapses', async () => {
    const [again, lapsing] = [await held(), await held()]
    for (const { id } of [again, lapsing]) {
      const { round } = await made(id, agent, { offerPrice: 7_000 })
      const asked = { offerId: id, viewer: producer, number: 2, dealHash: round.dealHash, releaseFirst: false }
      await expect(agreeRound(dying('after agreeing to the round'), asked)).rejects.toThrow(Killed)
      expect(await statuses(id)).toEqual(['open', 'unpaid'])
      if (id !== again.id) continue
      const { clientSecret } = await agreeRound(jobs(), asked)
      await offers.pay(clientSecret!)
      await offers.until(id, { round: 2, offerPrice: 7_000, paymentStatus: 'held' })
    }
    await unpaidForADay(lapsing.id)
    await endUnpaid(jobs(), atOnce, signal)
    expect(await statuses(lapsing.id)).toEqual(['open', 'lapsed'])
    await offers.until(lapsing.id, { round: 1, offerPrice: 5_000, paymentStatus: 'held' })
  })
})

describe('the end of a round', () => {
  const remind = () => remindOfEndingRounds(jobs(), atOnce, signal)
  const reminders = async (id: string) => (await verbsOf(id)).filter((verb) => verb === 'round-ending')

  it('is told once, a day before, to whom it concerns', async () => {
    const { id } = await held()
    await made(id, agent, { offerPrice: 4_000, expiresAt: new Date(now + 3 * DAY).toISOString() })
    await remind()
    expect(await reminders(id)).toEqual([])
    now += 2 * DAY + HOUR
    await Promise.all([remind(), remind()])
    await remind()
    expect(await reminders(id)).toEqual(['round-ending'])
    expect(await roundIn(id, 'round-ending')).toMatchObject({ number: 2, by: 'agent' })
  })

  it('is not told of a round that was made to last a day, was answered, or ends with its hold', async () => {
    const [short, answered, lasting] = [await held(), await held(), await held()]
    await made(short.id, agent, { offerPrice: 4_000, expiresAt: new Date(now + 20 * HOUR).toISOString() })
    await made(answered.id, agent, { offerPrice: 4_000, expiresAt: new Date(now + 2 * DAY).toISOString() })
    await answer(answered.id, 2, 'decline', producer, {})
    await made(lasting.id, producer, { offerPrice: 4_000 }) // a week, as long as its hold
    await remind()
    now += DAY + HOUR
    await remind()
    now = Date.parse(lasting.holdExpiresAt!) - 2 * HOUR
    await remind()
    for (const { id } of [short, answered, lasting]) expect(await reminders(id)).toEqual([])
  })

  it('comes with the offer’s: what stood was declined or withdrawn', async () => {
    const [rejected, cancelled] = [await held(), await held()]
    for (const { id } of [rejected, cancelled]) await made(id, agent, { offerPrice: 4_000 })
    await offers.send('PATCH', `/api/offers/${rejected.id}/reject`, agent)
    await offers.send('PATCH', `/api/offers/${cancelled.id}/cancel`, producer, { cancellationReason: 'Over' })
    expect(await statuses(rejected.id)).toEqual(['declined', 'lapsed'])
    expect(await statuses(cancelled.id)).toEqual(['withdrawn', 'lapsed'])
  })

  it('comes to an expired offer with whatever ends the pending ones: no hold that is awaited is made', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 7_000 })
    const { clientSecret } = await agree(offer.id, round, true)
    const waiting = await held()
    await made(waiting.id, agent, { offerPrice: 4_000 })
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(waiting.id)}/expire`)
    await offers.until(waiting.id, { status: 'expired' })
    for (const { id, listingId } of [offer, waiting]) {
      expect(await statuses(id)).not.toContain('lapsed')
      const at = new Date(now)
      await offers.db.$transaction((tx) => endLater(tx, { listingId, because: 'listing_withdrawn', at }))
    }
    await endMany(jobs(), atOnce, signal)
    expect(await statuses(offer.id)).toEqual(['open', 'lapsed'])
    expect(await statuses(waiting.id)).toEqual(['open', 'lapsed'])
    expect(await roundIn(offer.id, 'round-not-held')).toMatchObject({ number: 2 })
    await offers.eventually(async () => expect((await offers.intentOf(offer.id)).status).toBe('canceled'))
    expect((await offers.pay(clientSecret!)).status).toBe(400)
    const listingIds = [offer.listingId, waiting.listingId]
    await offers.eventually(async () =>
      expect(await offers.db.ending.count({ where: { doneAt: null, listingId: { in: listingIds } } })).toBe(0),
    )
  })
})

describe('an administrator who acts on rounds', () => {
  it('leaves an entry that names the round which they accepted, or released', async () => {
    const admin = someone('admin')
    const accepted = await held()
    const { round } = await made(accepted.id, agent, { offerPrice: 4_000 })
    const { offer: agreed } = await agree(accepted.id, round)
    expect((await accept(accepted.id, agreed, admin)).statusCode).toBe(200)
    const released = await held()
    await made(released.id, producer, { offerPrice: 4_500 })
    await offers.send('PATCH', `/api/offers/${released.id}/reject`, admin)
    const entries = await offers.db.auditEntry.findMany({ where: { actorId: admin.id }, orderBy: { id: 'asc' } })
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['offer.captured', expect.objectContaining({ status: 'accepted', round: 2, offerPrice: 4_000 })],
      ['offer.released', expect.objectContaining({ status: 'rejected', round: 2, offerPrice: 4_500 })],
    ])
  })
})

describe('a replica of a version that knew no rounds', () => {
  const claimed = (offerId: string, listingId: string) => offers.db.$executeRaw`
    INSERT INTO claims (offer_id, listing_id, is_exclusive, claimed_by, claimed_at, worked_at)
    VALUES (${offerId}::uuid, ${listingId}, true, ${agent.id}::uuid, now(), now() + interval '1 hour')`
  const refused = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    // As a conflict between transactions: whoever asked gets a 503, and the upkeep comes again.
    expect(error).toBeDefined()
    expect(isOwnFault(error)).toBe(true)
  }

  it('neither claims an offer with rounds nor goes on with such a claim: it would take the whole hold', async () => {
    const offer = await held()
    const { round } = await made(offer.id, agent, { offerPrice: 4_000 })
    const { offer: agreed } = await agree(offer.id, round)
    await refused(claimed(offer.id, offer.listingId))
    expect(await offers.db.claim.count({ where: { offerId: offer.id } })).toBe(0)
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', status: 500, times: 1 })
    expect((await accept(offer.id, agreed)).statusCode).toBe(503)
    const its = { where: { offerId: offer.id } }
    await refused(offers.db.claim.update({ ...its, data: { workedAt: new Date(0) } }))
    await refused(offers.db.claim.update({ ...its, data: { committedAt: new Date() } }))
    await offers.db.claim.update({ ...its, data: { workedAt: new Date(0), steps: { increment: 1 } } })
    await offers.until(offer.id, { status: 'accepted', paymentStatus: 'captured' })
    expect(await offers.intentOf(offer.id)).toMatchObject({ amount: 500_000, amount_received: 400_000 })
  })

  it('accepts an offer with one round as before', async () => {
    const offer = await held()
    expect(await claimed(offer.id, offer.listingId)).toBe(1)
    await offers.db.claim.delete({ where: { offerId: offer.id } })
  })
})
