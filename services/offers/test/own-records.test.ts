import { randomUUID } from 'node:crypto'
import { exportUser } from '@storyright/contracts/http'
import { agent, internalToken, type Offers, producer, someone, startOffers } from './harness.ts'
import { pdf, uploadDeck } from './upload-deck.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startOffers()
  await offers.addPerson(agent, { firstName: 'Ruth', lastName: 'Vane' })
  await offers.addPerson(producer)
})
afterAll(() => offers.stop())

const recordsOf = (id: string, token = internalToken) =>
  offers.send('GET', exportUser.path.replace(':id', id), null, undefined, { 'x-internal-token': token })

describe('what offers knows of somebody', () => {
  it('names who they are at the card provider once they have made an offer', async () => {
    const person = someone()
    await offers.addPerson(person)
    await offers.offer(person, (await offers.addListing()).id)
    expect((await recordsOf(person.id)).json()).toMatchObject({
      atCardProvider: { customerId: expect.stringMatching(/^cus_/) },
    })
  })

  it('is the offers on either side with their payments and agreements, decks, and nothing of the inner works', async () => {
    const deckFileUrl: string = (await uploadDeck(offers, producer, pdf, 'Pitch.pdf')).json().deckFileUrl
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId, { deckFileUrl, extraRightsRequest: 'A sequel' })
    await offers.offer(producer, (await offers.addListing()).id) // never reaches the agent
    await offers.send('PATCH', `/api/offers/${id}/accept`, agent)
    await offers.send('POST', `/api/offers/${id}/agreement/sign`, agent, { name: 'Ruth Vane' })

    const [made, received] = [await recordsOf(producer.id), await recordsOf(agent.id)]
    const offer = { id, listing: { title: 'Slack Water' }, status: 'accepted', extraRightsRequest: 'A sequel' }
    const agreement = { textHash: expect.any(String), agentName: 'Ruth Vane', producerName: null }
    expect(exportUser.reply.parse(made.json())).toMatchObject({
      offersMade: [
        { status: 'pending', holds: [{ status: 'requires_payment' }], agreement: null },
        { ...offer, agreement, holds: [{ status: 'captured', amount: 5_000, capturedAt: expect.any(String) }] },
      ],
      offersReceived: [],
      decks: expect.arrayContaining([expect.objectContaining({ fileName: 'Pitch.pdf', bytes: pdf.length })]),
      administration: [],
    })
    expect(received.json()).toMatchObject({ offersMade: [], offersReceived: [{ ...offer, agreement }], decks: [] })
    expect(received.json().offersReceived[0].moments.length).toBeGreaterThan(3)
    for (const { body } of [made, received]) {
      expect(body).not.toMatch(/"(intentId|\w+Attempt|version|signedFile|holdNumber|deckId)"/)
      expect(body).not.toContain(await offers.intentIdOf(id))
    }
    expect(received.body).not.toContain(producer.id)
  })

  it('tells the agent no more than the offer does: no declined card', async () => {
    const { offer, clientSecret } = await offers.offer(producer, (await offers.addListing()).id)
    await offers.pay(clientSecret, 'pm_card_chargeDeclined')
    await offers.until(offer.id, { paymentStatus: 'failed' })
    await offers.pay(clientSecret)
    await offers.until(offer.id, { paymentStatus: 'held' })
    const momentsIn = async (id: string, side: 'offersMade' | 'offersReceived') => {
      const records = (await recordsOf(id)).json()[side] as { id: string; moments: { moment: string }[] }[]
      return records.find((one) => one.id === offer.id)!.moments.map(({ moment }) => moment)
    }
    expect(await momentsIn(producer.id, 'offersMade')).toEqual(['submitted', 'payment_failed', 'held'])
    expect(await momentsIn(agent.id, 'offersReceived')).toEqual(['submitted', 'held'])
  })

  it('is what an administrator did', async () => {
    const admin = someone('admin')
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
    await offers.send('POST', `/api/admin/transactions/${id}/release`, admin)
    expect((await recordsOf(admin.id)).json().administration).toMatchObject([
      { action: 'offer.released', offerId: id, after: { status: 'rejected' } },
    ])
  })

  it('is empty for somebody unknown, and told within the platform only', async () => {
    const nothing = { offersMade: [], offersReceived: [], decks: [], administration: [] }
    expect((await recordsOf(randomUUID())).json()).toEqual(nothing)
    expect((await recordsOf('nobody')).statusCode).toBe(404)
    expect((await recordsOf(producer.id, 'not the token at all')).statusCode).toBe(404)
  })
})
