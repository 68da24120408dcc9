import type { Offer } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { machineFactor } from '@storyright/testing'
import { agent, type Offers, producer, someone, startOffers } from './harness.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startOffers()
  await offers.addPerson(agent, { firstName: 'Ruth', lastName: 'Vane' })
  await offers.addPerson(producer)
  offers.identity.contacts.push(ruth, iris)
})
afterAll(() => offers.stop())
afterEach(() => {
  offers.identity.keepsSilent = false
})

const ruth = { userId: agent.id, name: 'Ruth Vane', companyName: 'Vane & Daughters', email: 'ruth@vane.test' }
const iris = { userId: producer.id, name: 'Iris Okafor', companyName: null, email: 'iris@quayside.test' }
const { userId: _agent, ...agentContact } = ruth
const { userId: _producer, ...producerContact } = iris
const contacts = { producer: producerContact, agent: agentContact }

const get = async (id: string, viewer: Viewer) => (await offers.send('GET', `/api/offers/${id}`, viewer)).json<Offer>()
const accept = (id: string) => offers.send('PATCH', `/api/offers/${id}/accept`, agent)

describe('whom the two sides write to', () => {
  it('stands on every answer about one accepted offer, for both of them and administrators', async () => {
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
    expect((await get(id, agent)).contacts).toBeNull()
    expect((await accept(id)).json().contacts).toEqual(contacts)
    for (const viewer of [producer, agent, someone('admin')]) expect((await get(id, viewer)).contacts).toEqual(contacts)
    const sign = `/api/offers/${id}/agreement/sign`
    expect((await offers.send('POST', sign, agent, { name: 'Ruth Vane' })).json().contacts).toEqual(contacts)
    expect((await offers.send('POST', `/api/offers/${id}/confirm`, producer)).json().contacts).toEqual(contacts)
  })

  it('stands in no list, no event and no row', async () => {
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
    await accept(id)
    const lists = [
      await offers.send('GET', '/api/offers/my-submissions', producer),
      await offers.send('GET', `/api/offers/agent/${agent.id}`, agent),
    ]
    for (const { body } of lists) {
      expect(body).toContain(id)
      expect(body).not.toContain('@')
    }
    const told = await offers.db.$queryRaw<object[]>`
      SELECT row_to_json(outbox)::text FROM messaging.outbox WHERE subject LIKE ${`%${id}`}`
    expect(told.length).toBeGreaterThan(1)
    const kept = await offers.db.agreement.findUniqueOrThrow({ where: { offerId: id } })
    for (const row of [JSON.stringify(told), JSON.stringify(kept)]) expect(row).not.toMatch(/@(vane|quayside)/)
  })

  it('is told of the side that still has an account', async () => {
    const leaver = someone()
    await offers.addPerson(leaver)
    const { id } = await offers.heldOffer(leaver, (await offers.addListing()).id)
    await accept(id)
    expect((await get(id, agent)).contacts).toEqual({ ...contacts, producer: null })
  })

  it('is left out when identity does not say within two seconds, and the offer is answered all the same', async () => {
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
    await accept(id)
    offers.identity.keepsSilent = true
    const begun = Date.now()
    expect(await get(id, producer)).toMatchObject({ id, status: 'accepted', contacts: null })
    expect(Date.now() - begun).toBeLessThan(2_500 * machineFactor())
    offers.identity.keepsSilent = false
    await offers.eventually(async () => expect((await get(id, producer)).contacts).toEqual(contacts))
  })
})
