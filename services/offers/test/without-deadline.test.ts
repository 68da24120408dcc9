import type { Discrepancy } from '@storyright/contracts/http'
import { followIntent } from '../src/payments-sync/apply-payment-intent.ts'
import { agent, type Offers, producer, someone, startMarket, startOffers } from './harness.ts'
import { openSimulation } from './money/simulation.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startMarket()
})
afterAll(() => offers.stop())

const withoutDeadline = 'pm_card_withoutDeadline'

async function reportedOf(offerId: string): Promise<Discrepancy[]> {
  const answer = await offers.send('GET', '/api/admin/transactions/discrepancies', someone('admin'))
  return answer.json<Discrepancy[]>().filter((row) => row.offerId === offerId)
}
async function paidWithoutDeadline(): Promise<string> {
  const { offer, clientSecret } = await offers.offer(producer, (await offers.addListing()).id)
  expect(await offers.pay(clientSecret, withoutDeadline)).toMatchObject({ body: { status: 'requires_capture' } })
  return offer.id
}

describe('a hold without a deadline', () => {
  it('does not count as held: the offer expires without reaching its agent, and the money is let go', async () => {
    const id = await paidWithoutDeadline()
    await offers.eventually(async () => expect(await offers.find(id)).toMatchObject({ paymentStatus: 'released' }))
    const offer = await offers.find(id)
    expect(offer).toMatchObject({ status: 'expired', holdExpiresAt: null })
    expect(offer.timeline.map(({ moment }) => moment)).toEqual(['submitted', 'payment_failed', 'expired', 'released'])
    expect(await offers.intentOf(id)).toMatchObject({ status: 'canceled' })
    expect(await offers.db.offer.findUniqueOrThrow({ where: { id } })).toMatchObject({ reachedAgentAt: null })
    expect((await offers.send('PATCH', `/api/offers/${id}/accept`, agent)).statusCode).toBe(404)
  })

  it('is told to administrators', async () => {
    const id = await paidWithoutDeadline()
    await offers.eventually(async () => expect(await offers.find(id)).toMatchObject({ paymentStatus: 'released' }))
    expect(await reportedOf(id)).toMatchObject([{ kind: 'no_deadline', settledAt: null }])
  })

  it('can be followed by a hold on another card', async () => {
    const id = await paidWithoutDeadline()
    await offers.eventually(async () => expect(await offers.find(id)).toMatchObject({ status: 'expired' }))
    const renewed = await offers.send('POST', `/api/offers/${id}/renew`, producer)
    await offers.pay(renewed.json<{ clientSecret: string }>().clientSecret)
    await offers.eventually(async () =>
      expect(await offers.find(id)).toMatchObject({ status: 'pending', paymentStatus: 'held' }),
    )
  })

  it('is refused and logged as an error once, however often it is looked at', async () => {
    const still = await startOffers({ upkeep: false })
    await still.addPerson(agent)
    await still.addPerson(producer)
    await still.sandbox.control('webhooks', { pause: true })
    const made = await still.offer(producer, (await still.addListing()).id)
    const { id: offerId } = made.offer
    await still.pay(made.clientSecret, withoutDeadline)
    const errors: unknown[] = []
    const logger = { warn: () => undefined, error: (details: object) => void errors.push(details) }
    const deps = openSimulation(still, logger).depsThatDieAt(null)
    const intent = await deps.provider.read(await still.intentIdOf(offerId))
    expect(intent).toMatchObject({ state: 'held', captureBefore: null })
    for (let look = 1; look <= 3; look += 1)
      await deps.transaction((tx) => followIntent(deps, tx, { hold: { offerId, number: 1 }, intent }))
    expect(errors).toEqual([{ offerId, intentId: intent.id }])
    expect(await still.db.moment.count({ where: { offerId, moment: 'payment_failed' } })).toBe(1)
    expect(await still.db.discrepancy.count({ where: { offerId } })).toBe(1)
    expect(await still.find(offerId)).toMatchObject({ status: 'expired', paymentStatus: 'requires_payment' })
    await still.stop()
  })

  it('keeps the deadline that it had when it was held', async () => {
    const { id: offerId } = await offers.heldOffer(producer, (await offers.addListing()).id)
    const { captureBefore } = await offers.db.hold.findFirstOrThrow({ where: { offerId } })
    const deps = openSimulation(offers, { warn: () => undefined, error: () => undefined }).depsThatDieAt(null)
    const intent = { ...(await deps.provider.read(await offers.intentIdOf(offerId))), captureBefore: null }
    await deps.transaction((tx) => followIntent(deps, tx, { hold: { offerId, number: 1 }, intent }))
    expect(await offers.db.hold.findFirstOrThrow({ where: { offerId } })).toMatchObject({
      status: 'held',
      captureBefore,
    })
  })
})
