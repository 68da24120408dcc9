import { type Envelope, offerAccepted, type PublicOffer } from '@storyright/contracts/events'
import type { Offer, OfferTerms } from '@storyright/contracts/http'
import { type Recording, readPdf, recordEvents, sampleTerms } from '@storyright/testing'
import { agent, type Offers, producer, someone, startOffers } from './harness.ts'

let offers: Offers
let events: Recording<Envelope<PublicOffer>>
beforeAll(async () => {
  offers = await startOffers()
  await offers.addPerson(agent, { firstName: 'Ruth', lastName: 'Vane' })
  await offers.addPerson(producer)
  events = await recordEvents(offers.natsUrl, 'offers.offer.>')
})
afterAll(async () => {
  await events.stop()
  await offers.stop()
})

const accept = (id: string) => offers.send('PATCH', `/api/offers/${id}/accept`, agent)
const get = async (id: string, viewer = producer) =>
  (await offers.send('GET', `/api/offers/${id}`, viewer)).json<Offer>()
/** The agent's edit, as catalogue's event would have left it here. */
const edit = (listingId: string, change: Partial<OfferTerms>) => {
  const terms = sampleTerms(change)
  return offers.db.listing.update({ where: { id: listingId }, data: { title: terms.title, terms } })
}
const radio = { exclusivity: 'non-exclusive', rightsAvailable: ['radio'], territory: ['Ireland'] } as const
const asRadio = { ...radio, rightsAvailable: [...radio.rightsAvailable], territory: [...radio.territory] }

describe('what was offered on', () => {
  it('is what the agreement says, whatever the listing said when the offer was accepted', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    await edit(listingId, { ...asRadio, title: 'Neap Tide', author: 'Somebody Else', askingPrice: 1_000_000 })
    expect((await accept(id)).statusCode).toBe(200)
    const { text } = await readPdf((await offers.send('GET', `/api/offers/${id}/agreement`, producer)).rawPayload)
    const words = text.replace(/\s+/g, ' ')
    expect(words).toContain('“Slack Water” by Morwenna Tregear')
    expect(words).toContain('films for the cinema and television (the “Rights”)')
    expect(words).toContain('granted for: the whole world')
    expect(words).toContain('the sole and exclusive option')
    for (const present of ['Neap Tide', 'Somebody Else', 'Ireland', '1,000,000']) expect(words).not.toContain(present)
  })

  it('is what the others are told', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    await edit(listingId, { ...asRadio, title: 'Neap Tide', author: 'Somebody Else' })
    await accept(id)
    await offers.eventually(() => {
      const told = events.messages.find(({ type, subject }) => type === offerAccepted.type && subject === id)
      expect(told?.data).toMatchObject({
        listingTitle: 'Slack Water',
        listingAuthor: 'Morwenna Tregear',
        isExclusive: true,
      })
    })
  })

  it('stands on the offer for both sides, with what the listing says now where that differs', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    const [offered, now] = [sampleTerms(), sampleTerms(asRadio)]
    for (const viewer of [producer, agent])
      expect(await get(id, viewer)).toMatchObject({ terms: offered, termsNow: null })
    await edit(listingId, asRadio)
    for (const viewer of [producer, agent])
      expect(await get(id, viewer)).toMatchObject({ terms: offered, termsNow: now })
    await offers.db.listing.update({ where: { id: listingId }, data: { isDeleted: true } })
    expect(await get(id)).toMatchObject({ terms: offered, termsNow: null })
  })
})

const asOpen = { exclusivity: 'non-exclusive' } as const

describe('two options on one listing', () => {
  it('are not both taken that were offered as exclusive, although the listing was made non-exclusive in between', async () => {
    const { id: listingId } = await offers.addListing()
    const one = await offers.heldOffer(producer, listingId)
    await edit(listingId, asOpen)
    const another = await offers.heldOffer(someone(), listingId)
    await edit(listingId, {})
    const two = await offers.heldOffer(someone(), listingId)
    await edit(listingId, asOpen)
    expect((await accept(one.id)).statusCode).toBe(200)
    for (const { id } of [two, another]) {
      expect((await accept(id)).statusCode).toBe(409)
      await offers.until(id, { status: 'rejected', endedBecause: 'another_accepted', paymentStatus: 'released' })
      expect(await offers.intentOf(id)).toMatchObject({ status: 'canceled', amount_received: 0 })
    }
  })

  it('do not run together when a later one is exclusive', async () => {
    const { id: listingId } = await offers.addListing()
    const exclusive = await offers.heldOffer(producer, listingId)
    await edit(listingId, asOpen)
    const open = await offers.heldOffer(someone(), listingId)
    expect((await accept(open.id)).statusCode).toBe(200)
    expect((await accept(exclusive.id)).statusCode).toBe(409)
    await offers.until(exclusive.id, {
      status: 'rejected',
      endedBecause: 'no_longer_exclusive',
      paymentStatus: 'released',
    })
    expect(await offers.intentOf(exclusive.id)).toMatchObject({ status: 'canceled', amount_received: 0 })
    await edit(listingId, {})
    await expect(offers.offer(someone(), listingId)).rejects.toThrow('LISTING_TAKEN')
  })

  it('run together when neither is exclusive, and what is pending on such terms goes on', async () => {
    const { id: listingId } = await offers.addListing({ terms: asRadio })
    const [one, two] = [await offers.heldOffer(producer, listingId), await offers.heldOffer(someone(), listingId)]
    expect((await accept(one.id)).statusCode).toBe(200)
    await offers.eventually(async () =>
      expect(await offers.db.ending.count({ where: { listingId, doneAt: null } })).toBe(0),
    )
    expect((await accept(two.id)).statusCode).toBe(200)
  })

  it('are never one producer’s: neither offered, nor renewed, nor accepted', async () => {
    const { id: listingId } = await offers.addListing({ terms: asRadio })
    const [one, two, three] = [
      await offers.heldOffer(producer, listingId),
      await offers.heldOffer(producer, listingId),
      await offers.heldOffer(producer, listingId),
    ]
    const rival = await offers.heldOffer(someone(), listingId)
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(three.id)}/expire`)
    await offers.until(three.id, { status: 'expired', isPayable: false })
    expect((await accept(one.id)).statusCode).toBe(200)
    expect((await accept(two.id)).statusCode).toBe(409)
    await offers.until(two.id, { status: 'rejected', endedBecause: 'already_optioned', paymentStatus: 'released' })
    await expect(offers.offer(producer, listingId)).rejects.toThrow('ALREADY_OPTIONED')
    const renewed = await offers.send('POST', `/api/offers/${three.id}/renew`, producer)
    expect(renewed.json()).toMatchObject({ status: 409, code: 'ALREADY_OPTIONED' })
    const own = (await offers.send('GET', `/api/offers/${three.id}`, producer)).json()
    expect(own).toMatchObject({ status: 'expired', isPayable: false })
    expect((await accept(rival.id)).statusCode).toBe(200)
  })

  it('are not one producer’s either when both are accepted at once', async () => {
    const { id: listingId } = await offers.addListing({ terms: asRadio })
    const both = [await offers.heldOffer(producer, listingId), await offers.heldOffer(producer, listingId)]
    const answers = await Promise.all(both.map(({ id }) => accept(id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await offers.eventually(async () =>
      expect((await Promise.all(both.map(({ id }) => offers.find(id)))).map(({ status }) => status).sort()).toEqual([
        'accepted',
        'rejected',
      ]),
    )
  })

  it('do not run together when the earlier one is exclusive', async () => {
    const { id: listingId } = await offers.addListing()
    const exclusive = await offers.heldOffer(producer, listingId)
    expect((await accept(exclusive.id)).statusCode).toBe(200)
    await edit(listingId, asOpen)
    await expect(offers.offer(someone(), listingId)).rejects.toThrow('LISTING_TAKEN')
  })
})
