import type { Deps } from '../src/deps.ts'
import { endUnpaid } from '../src/jobs/end-unpaid.ts'
import type { Pace } from '../src/jobs/job-config.ts'
import { connectProvider } from '../src/payments/provider.ts'
import { changeTerms } from '../src/use-cases/change-terms.ts'
import { agent, deployment, type Offers, producer, startMarket } from './harness.ts'
import { startProcess } from './process.ts'
import { slowProvider } from './slow-provider.ts'

const HOUR = 3_600_000
const pace: Pace = { unfinishedAfterMs: 0, compareEveryMs: HOUR, auditEveryMs: HOUR, tryAgainMs: 60_000 }
const { signal } = new AbortController()

let offers: Offers
let deps: Deps
beforeAll(async () => {
  offers = await startMarket({ upkeep: false })
  deps = { ...startProcess(offers), clock: () => new Date(Date.now() + 25 * HOUR) }
})
afterAll(() => offers.stop())

const make = async () => offers.offer(producer, (await offers.addListing()).id)
const end = (own: Deps = deps) => endUnpaid(own, pace, signal)

describe('a day after an offer was made', () => {
  it('it stays and reaches its agent when it was paid and no notice came', async () => {
    await offers.sandbox.control('webhooks', { pause: true })
    const { offer, clientSecret } = await make()
    expect(await offers.pay(clientSecret)).toMatchObject({ status: 200 })
    expect(await offers.find(offer.id)).toMatchObject({ paymentStatus: 'requires_payment' })
    await end()
    const { timeline, ...found } = await offers.find(offer.id)
    expect(found).toMatchObject({ status: 'pending', paymentStatus: 'held', endedBecause: null })
    expect(timeline.at(-1)).toMatchObject({ moment: 'held' })
    expect(await offers.intentOf(offer.id)).toMatchObject({ status: 'requires_capture' })
    await offers.sandbox.calm('webhooks')
  })

  it('it waits while the provider says nothing of its payment, and the others that nobody paid end', async () => {
    const [silent, other] = [await make(), await make()]
    const intentId = await offers.intentIdOf(silent.offer.id)
    const line = await slowProvider(offers.sandbox.url, (path) => (path.includes(intentId) ? 60_000 : 0))
    const settings = { secretKey: 'sk_test_storyright', webhookSecret: 'whsec_storyright', deployment }
    await end({ ...deps, provider: connectProvider({ ...settings, apiUrl: line.url, limitMs: 3_000 }) })
    await line.stop()
    expect(await offers.find(other.offer.id)).toMatchObject({ status: 'cancelled', endedBecause: 'never_paid' })
    expect(await offers.find(silent.offer.id)).toMatchObject({ status: 'pending' })
    expect(await offers.db.hold.findFirst({ where: { offerId: silent.offer.id } })).toMatchObject({ tries: 1 })
    await end({ ...deps, clock: () => new Date(Date.now() + 26 * HOUR) })
    expect(await offers.find(silent.offer.id)).toMatchObject({ status: 'cancelled', endedBecause: 'never_paid' })
  })

  it('administrators are told where the provider does not know its payment', async () => {
    const { offer } = await make()
    await offers.db.hold.updateMany({ where: { offerId: offer.id }, data: { intentId: 'pi_never_made' } })
    await end()
    expect(await offers.find(offer.id)).toMatchObject({ status: 'pending' })
    expect(await offers.db.discrepancy.findMany()).toMatchObject([{ offerId: offer.id, kind: 'unknown_to_provider' }])
  })
})

describe('an offer whose terms are changed', () => {
  it('reaches its agent on the new terms alone, although the former payment was made before it was cancelled', async () => {
    const { offer, clientSecret: former } = await make()
    const { id: offerId, listingId } = offer
    const form = {
      ...{ listingId, offerPrice: 8_000, optionPeriod: 24, extraRightsRequest: null, deckFileUrl: offer.deckFileUrl! },
      ...{ fundCompetition: false, fundNotes: null, deckRequired: true, scope: null },
    }
    const dying = startProcess(offers, {
      checkpoint(place) {
        if (place === 'after changing the terms') throw new Error('The process died')
      },
    })
    await expect(changeTerms(dying, { offerId, viewer: producer, form })).rejects.toThrow('The process died')

    expect(await offers.pay(former)).toMatchObject({ status: 200 })
    const [replaced] = await offers.eventually(async () => {
      const holds = await offers.db.hold.findMany({ where: { offerId }, orderBy: { number: 'asc' } })
      expect(holds).toMatchObject([{ status: 'released', amountPence: 500_000 }, { status: 'requires_payment' }])
      return holds
    })
    expect(await offers.find(offerId)).toMatchObject({ status: 'pending', paymentStatus: 'requires_payment' })
    expect((await offers.send('GET', `/api/offers/${offerId}`, agent)).statusCode).toBe(404)

    const renewed = await offers.send('POST', `/api/offers/${offerId}/renew`, producer)
    await offers.pay(renewed.json().clientSecret)
    await offers.until(offerId, { paymentStatus: 'held', offerPrice: 8_000 })
    expect(await offers.db.hold.findFirst({ where: { intentId: replaced!.intentId } })).toMatchObject({
      status: 'released',
    })
  })
})
