import type { Offer } from '@storyright/contracts/http'
import type { Role, Viewer } from '@storyright/contracts/vocabulary'
import { agent, type Offers, someone, startOffers } from './harness.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startOffers()
  await offers.addPerson(agent, { firstName: 'Ruth', lastName: 'Vane' })
})
afterAll(() => offers.stop())

/** A person whose role an event changes, with the access token that follows. */
async function becomes(viewer: Viewer, role: Role): Promise<Viewer> {
  await offers.db.person.update({ where: { id: viewer.id }, data: { role } })
  return { ...viewer, role }
}
const addedProducer = async () => {
  const viewer = someone()
  await offers.addPerson(viewer)
  return viewer
}
const held = async (viewer: Viewer, agentId = agent.id) =>
  offers.heldOffer(viewer, (await offers.addListing({ agentId })).id)
const on = (offer: Offer, path: string) => `/api/offers/${offer.id}${path}`

describe('a producer who has another role since', () => {
  it('still lists, reads, confirms and cancels the offers made before', async () => {
    const before = await addedProducer()
    const offer = await held(before)
    const now = await becomes(before, 'agent')
    expect((await offers.send('GET', '/api/offers/my-submissions', now)).json()).toMatchObject([{ id: offer.id }])
    expect((await offers.send('GET', on(offer, ''), now)).statusCode).toBe(200)
    expect((await offers.send('POST', on(offer, '/confirm'), now)).statusCode).toBe(200)
    const cancelled = await offers.send('PATCH', on(offer, '/cancel'), now, { cancellationReason: 'Another career' })
    expect(cancelled.json()).toMatchObject({ status: 'cancelled' })
    await offers.until(offer.id, { paymentStatus: 'released' })
  })

  it('still reads and signs the agreement', async () => {
    const before = await addedProducer()
    const offer = await held(before)
    await offers.send('PATCH', on(offer, '/accept'), agent)
    const now = await becomes(before, 'agent')
    expect((await offers.send('GET', on(offer, '/agreement'), now)).statusCode).toBe(200)
    const signed = await offers.send('POST', on(offer, '/agreement/sign'), now, { name: 'Iris Okafor' })
    expect(signed.json()).toMatchObject({ agreement: { producer: { name: 'Iris Okafor' } } })
  })

  it('makes and renews none', async () => {
    const before = await addedProducer()
    const { offer } = await offers.offer(before, (await offers.addListing()).id)
    const now = await becomes(before, 'agent')
    expect((await offers.send('POST', on(offer, '/renew'), now)).statusCode).toBe(403)
  })
})

describe('an agent who has another role since', () => {
  it('reads the deal and signs it, but answers no offer', async () => {
    const before = someone('agent')
    await offers.addPerson(before, { firstName: 'Otto', lastName: 'Brand' })
    const [deal, waiting] = [await held(await addedProducer(), before.id), await held(await addedProducer(), before.id)]
    await offers.send('PATCH', on(deal, '/accept'), before)
    const now = await becomes(before, 'producer')
    expect((await offers.send('GET', on(deal, ''), now)).json()).toMatchObject({ producer: { lastName: 'Okafor' } })
    expect((await offers.send('GET', `/api/offers/agent/${now.id}`, now)).json()).toHaveLength(2)
    expect((await offers.send('GET', on(deal, '/agreement'), now)).statusCode).toBe(200)
    const signed = await offers.send('POST', on(deal, '/agreement/sign'), now, { name: 'Otto Brand' })
    expect(signed.json()).toMatchObject({ agreement: { agent: { name: 'Otto Brand' } } })
    for (const answer of ['/accept', '/reject'])
      expect((await offers.send('PATCH', on(waiting, answer), now)).statusCode).toBe(403)
  })

  it('learns nothing of the producer’s declined card', async () => {
    const before = someone('agent')
    await offers.addPerson(before)
    const listing = await offers.addListing({ agentId: before.id })
    const { offer, clientSecret } = await offers.offer(await addedProducer(), listing.id)
    await offers.pay(clientSecret, 'pm_card_chargeDeclined')
    await offers.until(offer.id, { paymentStatus: 'failed' })
    await offers.pay(clientSecret)
    await offers.until(offer.id, { paymentStatus: 'held' })
    const seen = await offers.send('GET', on(offer, ''), await becomes(before, 'producer'))
    expect(seen.body).not.toContain('payment_failed')
  })
})

describe('whoever is no producer and has made no offer', () => {
  it.each(['agent', 'admin'] as const)('is told so as %s', async (role) => {
    const answer = await offers.send('GET', '/api/offers/my-submissions', someone(role))
    expect([answer.statusCode, answer.json().detail]).toEqual([403, 'Only producers can submit offers.'])
    const { offer } = await offers.offer(await addedProducer(), (await offers.addListing()).id)
    expect((await offers.send('POST', on(offer, '/confirm'), someone(role))).statusCode).toBe(403)
    const cancel = await offers.send('PATCH', on(offer, '/cancel'), someone(role), { cancellationReason: 'No' })
    expect(cancel.statusCode).toBe(403)
  })
})
