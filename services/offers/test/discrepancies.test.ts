import type { Discrepancy } from '@storyright/contracts/http'
import { compareHolds } from '../src/jobs/jobs.ts'
import { agent, atOnce, type Offers, producer, someone, startMarket, startOffers } from './harness.ts'
import { openSimulation } from './money/simulation.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startMarket()
})
afterAll(() => offers.stop())

async function reportedOf(offerId: string): Promise<Discrepancy[]> {
  const answer = await offers.send('GET', '/api/admin/transactions/discrepancies', someone('admin'))
  return answer.json<Discrepancy[]>().filter((row) => row.offerId === offerId)
}
const compareSoon = (offerId: string, change: { intentId?: string } = {}) =>
  offers.db.hold.updateMany({ where: { offerId }, data: { ...change, comparedAt: new Date(0) } })

describe('where the books differ and a person has to look', () => {
  it('is said of a hold that the provider does not know, once, until it knows it again', async () => {
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
    const intentId = await offers.intentIdOf(id)
    await compareSoon(id, { intentId: 'pi_never_made' })
    await offers.eventually(async () => expect(await reportedOf(id)).toMatchObject([{ settledAt: null }]))
    await compareSoon(id)
    await offers.eventually(async () =>
      expect(await offers.db.hold.count({ where: { offerId: id, comparedAt: { gt: new Date(0) } } })).toBe(1),
    )
    expect(await reportedOf(id)).toHaveLength(1)

    await compareSoon(id, { intentId })
    await offers.eventually(async () => expect(await reportedOf(id)).toMatchObject([{ settledAt: expect.any(String) }]))
    expect(await offers.find(id)).toMatchObject({ status: 'pending', paymentStatus: 'held' })
  })

  it('is said of money that was taken at the provider without an acceptance, which stays unaccepted', async () => {
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
    const taken = await fetch(`${offers.sandbox.url}/v1/payment_intents/${await offers.intentIdOf(id)}/capture`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_storyright' },
    })
    expect(taken.status).toBe(200)
    await offers.eventually(async () => expect(await reportedOf(id)).toMatchObject([{ settledAt: null }]))
    expect(await offers.find(id)).toMatchObject({ status: 'pending', paymentStatus: 'captured', agreement: null })
    expect((await offers.send('PATCH', `/api/offers/${id}/accept`, agent)).statusCode).toBe(409)
  })
})

describe('comparing holds', () => {
  let still: Offers
  beforeAll(async () => {
    still = await startOffers({ upkeep: false })
  })
  afterAll(() => still.stop())

  it('goes on with the others when the provider answers one with an error', async () => {
    const listing = await still.addListing()
    const made = [await still.heldOffer(producer, listing.id), await still.heldOffer(someone(), listing.id)]
    await still.db.hold.updateMany({ data: { comparedAt: new Date(0) } })
    await still.sandbox.control('faults', { operation: 'payment_intents.retrieve', status: 500, times: 1 })
    const quiet = { warn: () => undefined, error: () => undefined }
    const deps = openSimulation(still, quiet).depsThatDieAt(null)
    await compareHolds(deps, atOnce, new AbortController().signal)
    expect(await still.db.hold.count({ where: { comparedAt: { gt: new Date(0) } } })).toBe(made.length)
  })
})
