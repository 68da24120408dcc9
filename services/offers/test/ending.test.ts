import { agent, type Offers, producer, someone, startOffers } from './harness.ts'

let ahead = 0
const now = () => Date.now() + ahead
const moveTo = (at: number) => {
  ahead = at - Date.now()
}
let offers: Offers
beforeAll(async () => {
  offers = await startOffers({ clock: () => new Date(now()) })
  await offers.addPerson(agent)
  await offers.addPerson(producer)
})
afterAll(() => offers.stop())
afterEach(() => offers.sandbox.calm('faults'))

const DAY = 86_400_000
const cancel = (id: string, viewer = producer, cancellationReason: unknown = 'Our slate is full') =>
  offers.send('PATCH', `/api/offers/${id}/cancel`, viewer, { cancellationReason })

describe('an offer that ends without a deal', () => {
  it('is rejected by its agent, and the money is free again', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    expect((await offers.send('PATCH', `/api/offers/${id}/reject`, someone('agent'))).statusCode).toBe(403)
    const answer = await offers.send('PATCH', `/api/offers/${id}/reject`, agent)
    expect(answer.json()).toMatchObject({
      status: 'rejected',
      endedBecause: 'agent_rejected',
      paymentStatus: 'released',
    })
    expect(await offers.intentOf(id)).toMatchObject({ status: 'canceled', amount_received: 0 })
    expect((await cancel(id)).statusCode).toBe(409)
  })

  it('is taken back by its producer with a reason', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    expect((await cancel(id, someone())).statusCode).toBe(403)
    expect((await cancel(id, producer, '   ')).statusCode).toBe(400)
    expect((await cancel(id, producer, 'x'.repeat(501))).statusCode).toBe(400)
    expect((await cancel(id)).json()).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'Our slate is full',
      paymentStatus: 'released',
    })
  })

  it('ends although the provider is away, and its money is free when it is back', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    await offers.sandbox.kill()
    expect((await cancel(id)).json()).toMatchObject({ status: 'cancelled', paymentStatus: 'held' })
    await offers.sandbox.start()
    await offers.until(id, { paymentStatus: 'released' })
    expect(await offers.intentOf(id)).toMatchObject({ status: 'canceled' })
  })

  it('lets the money go that was authorised just after it ended', async () => {
    const { id: listingId } = await offers.addListing()
    const { offer, clientSecret } = await offers.offer(producer, listingId)
    await offers.sandbox.control('faults', { operation: 'payment_intents.cancel', status: 500, times: 1 })
    await cancel(offer.id)
    await offers.pay(clientSecret)
    await offers.until(offer.id, { status: 'cancelled', paymentStatus: 'released' })
    expect(await offers.intentOf(offer.id)).toMatchObject({ status: 'canceled' })
  })

  it('runs out with its hold, and can be renewed while the listing is free', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/expire`)
    await offers.until(id, { status: 'expired', paymentStatus: 'expired', endedBecause: 'hold_expired' })
    const renew = () => offers.send('POST', `/api/offers/${id}/renew`, producer)
    await offers.db.listing.update({ where: { id: listingId }, data: { status: 'sold' } })
    expect((await renew()).statusCode).toBe(409)
    await offers.db.listing.update({ where: { id: listingId }, data: { status: 'available' } })
    const renewed = await renew()
    expect(renewed.json()).toMatchObject({ offer: { status: 'pending', paymentStatus: 'requires_payment' } })
    expect((await renew()).json().clientSecret).toBe(renewed.json().clientSecret)
    await offers.pay(renewed.json().clientSecret)
    await offers.until(id, { status: 'pending', paymentStatus: 'held', endedBecause: null })
    expect((await renew()).statusCode).toBe(409)
  })

  it('is found out to have run out when the provider’s notice is lost', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    await offers.sandbox.control('webhooks', { drop: 10 })
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/expire`)
    await offers.db.hold.updateMany({ where: { offerId: id }, data: { comparedAt: new Date(0) } })
    await offers.until(id, { status: 'expired' })
    await offers.sandbox.calm('webhooks')
  })
})

describe('time', () => {
  afterEach(() => {
    ahead = 0
  })

  it('ends an offer that nobody paid for a day, with its payment', async () => {
    const { id: listingId } = await offers.addListing()
    const { offer } = await offers.offer(producer, listingId)
    ahead += DAY + 60_000
    await offers.until(offer.id, { status: 'cancelled', endedBecause: 'never_paid', paymentStatus: 'released' })
    expect(await offers.intentOf(offer.id)).toMatchObject({ status: 'canceled' })
  })

  it('reminds the agent three days and one day before a hold ends, once each', async () => {
    const { id: listingId } = await offers.addListing()
    const { id, holdExpiresAt } = await offers.heldOffer(producer, listingId)
    const reminders = async () => {
      const rows = await offers.db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM messaging.outbox
        WHERE subject = ${`offers.offer.hold-ending.${id}`}`
      return rows[0]!.count
    }
    expect(await reminders()).toBe(0)
    moveTo(Date.parse(holdExpiresAt!) - 2.5 * DAY)
    await offers.eventually(async () => expect(await reminders()).toBe(1))
    moveTo(Date.parse(holdExpiresAt!) - 0.5 * DAY)
    await offers.eventually(async () => expect(await reminders()).toBe(2))
  })

  it('ends the option, and the listing can be optioned again', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId, { optionPeriod: 12 })
    const { optionEndsAt } = (await offers.send('PATCH', `/api/offers/${id}/accept`, agent)).json()
    moveTo(Date.parse(optionEndsAt) + 1_000)
    await offers.eventually(async () => {
      const { timeline } = await offers.find(id)
      expect(timeline.at(-1)).toMatchObject({ moment: 'option_ended' })
    })
    ahead = 0
    const next = await offers.heldOffer(someone(), listingId)
    expect((await offers.send('PATCH', `/api/offers/${next.id}/accept`, agent)).statusCode).toBe(200)
  })
})
