import type { AgentAnalytics } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { samplePerson } from '@storyright/testing'
import { agent, type Offers, producer, someone, startOffers } from './harness.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startOffers()
  await offers.addPerson(agent)
})
afterAll(() => offers.stop())

const read = (agentId: string, viewer: Viewer | null) => offers.send('GET', `/api/analytics/agent/${agentId}`, viewer)

describe('an agent’s figures', () => {
  it('are there for administrators, as the list of their offers, of an agent of whom nothing was told yet', async () => {
    const person = samplePerson({ role: 'agent' })
    offers.identity.answers.set(`/internal/users/${person.id}`, { version: 1, person })
    const admin = someone('admin')
    expect((await read(person.id, admin)).json()).toMatchObject({ overview: { totalListings: 0, totalOffers: 0 } })
    expect((await offers.send('GET', `/api/offers/agent/${person.id}`, admin)).json()).toEqual([])
    const stranger = someone('agent').id
    for (const url of [`/api/offers/agent/${stranger}`, `/api/analytics/agent/${stranger}`])
      expect((await offers.send('GET', url, admin)).statusCode).toBe(404)
  })

  it('count the offers that reached the agent, and the money that was captured', async () => {
    const { id: busy } = await offers.addListing({ title: 'Busy' })
    const { id: withdrawn } = await offers.addListing({ title: 'Withdrawn' })
    await offers.addListing({ title: 'Quiet', id: '901' })
    await offers.addListing({ title: 'Withdrawn unseen', isDeleted: true })
    await offers.addListing({ title: 'Another agent’s', agentId: someone('agent').id })

    await offers.heldOffer(producer, busy, { offerPrice: 4_000 })
    await offers.heldOffer(producer, busy, { offerPrice: 5_000 })
    const accepted = await offers.heldOffer(producer, busy, { offerPrice: 8_001 })
    await offers.offer(producer, busy, { offerPrice: 900_000 }) // never paid
    await offers.heldOffer(producer, withdrawn, { offerPrice: 2_000 })
    await offers.send('PATCH', `/api/offers/${accepted.id}/accept`, agent)
    await offers.db.listing.update({ where: { id: withdrawn }, data: { isDeleted: true } })

    const figures: AgentAnalytics = (await read(agent.id, agent)).json()
    expect(figures).toEqual({
      overview: { totalListings: 2, totalOffers: 4, totalRevenue: 8_001, conversionRate: 25 },
      listingPerformance: [
        expect.objectContaining({
          id: busy,
          title: 'Busy',
          medium: 'book',
          totalOffers: 3,
          totalRevenue: 8_001,
          conversionRate: 33.3,
          avgOfferPrice: 5_667,
        }),
        expect.objectContaining({ title: 'Withdrawn', totalOffers: 1, totalRevenue: 0, conversionRate: 0 }),
        expect.objectContaining({ title: 'Quiet', totalOffers: 0, conversionRate: 0, avgOfferPrice: 0 }),
      ],
    })
  })

  it('are zeros for an agent without listings', async () => {
    const newcomer = someone('agent')
    expect((await read(newcomer.id, newcomer)).json()).toEqual({
      overview: { totalListings: 0, totalOffers: 0, totalRevenue: 0, conversionRate: 0 },
      listingPerformance: [],
    })
  })

  it('are for that agent and administrators', async () => {
    const answers = await Promise.all(
      [agent, someone('admin'), someone('agent'), producer, null].map((viewer) => read(agent.id, viewer)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 403, 401])
    expect((await read('nobody', someone('admin'))).statusCode).toBe(404)
  })
})
