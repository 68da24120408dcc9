import type { Offer } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { agent, type Offers, producer, someone, startMarket } from './harness.ts'

let ahead = 0
let offers: Offers
beforeAll(async () => {
  offers = await startMarket({ clock: () => new Date(Date.now() + ahead) })
})
afterEach(() => {
  ahead = 0
})
afterAll(() => offers.stop())

const HOUR = 3_600_000
const as = async (viewer: typeof agent, id: string) =>
  (await offers.send('GET', `/api/offers/${id}`, viewer)).json<Offer>()
const answer = (id: string, verdict: 'accept' | 'reject') => offers.send('PATCH', `/api/offers/${id}/${verdict}`, agent)

/** An offer whose hold has run out. */
async function expired() {
  const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
  await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/expire`)
  return offers.until(id, { status: 'expired' })
}
const renew = async (id: string) =>
  (await offers.send('POST', `/api/offers/${id}/renew`, producer)).json<{ offer: Offer; clientSecret: string }>()

describe('an offer that is renewed', () => {
  it('can be paid as long from then on as a new one', async () => {
    const made = await offers.offer(producer, (await offers.addListing()).id)
    const allowed = offerLimits.unpaidHours * HOUR
    expect(Date.parse(made.offer.unpaidUntil!)).toBe(Date.parse(made.offer.submittedAt) + allowed)
    const { id } = await expired()
    ahead = 48 * HOUR
    const { offer } = await renew(id)
    const renewedAt = offer.timeline.find(({ moment }) => moment === 'renewed')!.at
    expect(Date.parse(offer.unpaidUntil!)).toBe(Date.parse(renewedAt) + allowed)
    ahead += allowed - 60_000
    expect(await offers.find(id)).toMatchObject({ status: 'pending' })
    ahead += 120_000
    await offers.until(id, { status: 'cancelled', endedBecause: 'never_paid', unpaidUntil: null })
  })

  it('has run out to its agent until the new hold is there, in lists, by itself and when answered', async () => {
    const { id, holdExpiresAt } = await expired()
    const before = await as(agent, id)
    const { clientSecret } = await renew(id)
    const known = await as(agent, id)
    expect(known).toEqual(before)
    expect(known).toMatchObject({ status: 'expired', paymentStatus: 'expired', holdExpiresAt, unpaidUntil: null })
    const listed = await offers.send('GET', `/api/offers/agent/${agent.id}`, agent)
    expect(listed.json<Offer[]>().find((offer) => offer.id === id)).toMatchObject({ status: 'expired' })
    expect(await offers.find(id)).toMatchObject({ status: 'pending', paymentStatus: 'requires_payment' }) // an administrator
    for (const verdict of ['accept', 'reject'] as const)
      expect((await answer(id, verdict)).json()).toMatchObject({ status: 409, code: 'HOLD_GONE' })
    await offers.pay(clientSecret)
    await offers.until(id, { paymentStatus: 'held' })
    expect(await as(agent, id)).toMatchObject({ status: 'pending', paymentStatus: 'held', endedBecause: null })
    expect((await answer(id, 'accept')).statusCode).toBe(200)
  })

  it('has run out to its agent also after nobody has paid the renewal', async () => {
    const { id } = await expired()
    const before = await as(agent, id)
    await renew(id)
    ahead = (offerLimits.unpaidHours + 1) * HOUR
    await offers.until(id, { status: 'cancelled', paymentStatus: 'released' })
    expect(await as(agent, id)).toEqual(before)
    expect(await as(producer, id)).toMatchObject({ status: 'cancelled', endedBecause: 'never_paid' })
  })

  it('is payable to its producer alone, and only where the agent can still accept it', async () => {
    const { id, listingId } = await expired()
    expect(await as(producer, id)).toMatchObject({ isPayable: true })
    expect(await as(agent, id)).toMatchObject({ isPayable: false })
    const rival = await offers.heldOffer(someone(), listingId)
    expect((await answer(rival.id, 'accept')).statusCode).toBe(200)
    expect(await as(producer, id)).toMatchObject({ status: 'expired', isPayable: false })
  })
})

describe('an agent who answers what has changed meanwhile', () => {
  it('is told what has become of it', async () => {
    const gone = await expired()
    const held = () => offers.addListing().then(({ id }) => offers.heldOffer(producer, id))
    const [cancelled, released] = [await held(), await held()]
    await offers.send('PATCH', `/api/offers/${cancelled.id}/cancel`, producer, {
      cancellationReason: 'Our slate is full',
    })
    await offers.send('PATCH', `/api/offers/${released.id}/reject`, someone('admin'))
    for (const verdict of ['accept', 'reject'] as const)
      for (const [{ id }, says] of [
        [gone, 'The hold of this offer has run out.'],
        [cancelled, 'This offer is already cancelled.'],
        [released, 'This offer is already rejected.'],
      ] as const)
        expect((await answer(id, verdict)).json()).toMatchObject({ status: 409, detail: says })
  })
})
