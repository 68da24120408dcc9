import { type EventDefinition, listingCreated, listingUpdated, type PublicListing } from '@storyright/contracts/events'
import { openPublisher, type Publisher } from '@storyright/testing'
import { type Offers, producer, someone, startMarket } from './harness.ts'
import { sampleListing } from './sample-listing.ts'

const HOUR = 3_600_000
const premium = { ...producer, tier: 'premium' as const }
let now = new Date()
let offers: Offers
let catalogue: Publisher
beforeAll(async () => {
  offers = await startMarket({ clock: () => now })
  catalogue = await openPublisher(offers.natsUrl)
})
afterAll(async () => {
  await catalogue.stop()
  await offers.stop()
})
beforeEach(() => {
  now = new Date()
})

const later = (hours: number) => new Date(now.getTime() + hours * HOUR)
const make = async (listingId: string, viewer = producer) => {
  const deckFileUrl = await offers.addDeck(viewer.id)
  return offers.send('POST', '/api/offers', viewer, { listingId, offerPrice: 5_000, optionPeriod: 12, deckFileUrl })
}

describe('an offer on a listing that is for premium members first', () => {
  it('is refused to a free producer with the time when it opens, and writes nothing', async () => {
    const earlyAccessUntil = later(48)
    const { id } = await offers.addListing({ earlyAccessUntil })
    const answer = await make(id)
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'EARLY_ACCESS', opensAt: earlyAccessUntil.toISOString() }),
    ])
    expect(await offers.db.offer.count({ where: { listingId: id } })).toBe(0)
  })

  it('is made by premium members meanwhile, and by everybody from that time on', async () => {
    const { id } = await offers.addListing({ earlyAccessUntil: later(48) })
    expect((await make(id, premium)).statusCode).toBe(201)
    now = later(48)
    const free = someone()
    await offers.addPerson(free)
    expect((await make(id, free)).statusCode).toBe(201)
  })

  it('is refused as not found or taken where the listing is withdrawn or taken', async () => {
    const earlyAccessUntil = later(48)
    const withdrawn = await offers.addListing({ earlyAccessUntil, isDeleted: true })
    const optioned = await offers.addListing({ earlyAccessUntil, status: 'optioned' })
    expect((await make(withdrawn.id)).statusCode).toBe(404)
    expect((await make(optioned.id, premium)).json().code).toBe('LISTING_TAKEN')
  })

  it('is not renewed by somebody whose premium has ended, until it opens', async () => {
    const { id: listingId } = await offers.addListing({ earlyAccessUntil: later(1) })
    const { offer } = await offers.offer(premium, listingId)
    const renew = (viewer: typeof producer) => offers.send('POST', `/api/offers/${offer.id}/renew`, viewer)
    expect((await renew(producer)).json()).toMatchObject({ status: 403, code: 'EARLY_ACCESS' })
    expect((await renew(premium)).statusCode).toBe(200)
    now = later(1)
    expect((await renew(producer)).statusCode).toBe(200)
  })
})

describe('how offers learns of early access', () => {
  const say = (event: EventDefinition<PublicListing>, version: number, data: PublicListing) =>
    catalogue.say(event, version, data)
  const statusOf = async (id: string) => (await make(id)).statusCode

  it('is every event of a listing; an older one that comes later changes nothing', async () => {
    const early = sampleListing('90001', { earlyAccessUntil: later(48).toISOString() })
    await say(listingUpdated, 2, { ...early, title: 'Neap Tide' })
    await offers.eventually(async () => expect(await statusOf('90001')).toBe(403))
    await say(listingCreated, 1, { ...early, earlyAccessUntil: null })
    await say(listingCreated, 1, sampleListing('90002')) // handled after it
    await offers.eventually(async () => expect(await statusOf('90002')).toBe(201))
    expect(await statusOf('90001')).toBe(403)
  })

  it('is nothing where an event comes from before there was any', async () => {
    const { earlyAccessUntil: _unknown, ...before } = sampleListing('90003')
    await say(listingCreated, 1, before as PublicListing)
    await offers.eventually(async () => expect(await statusOf('90003')).toBe(201))
  })
})
