import { randomUUID } from 'node:crypto'
import {
  listingDeleted,
  listingStatusChanged,
  listingUpdated,
  userClosed,
  userUpdated,
} from '@storyright/contracts/events'
import { closedPerson, openPublisher, type Publisher, samplePerson } from '@storyright/testing'
import { agent, type Offers, producer, someone, startMarket } from './harness.ts'
import { sampleListing } from './sample-listing.ts'

let offers: Offers
let others: Publisher
beforeAll(async () => {
  offers = await startMarket()
  others = await openPublisher(offers.natsUrl)
})
afterAll(async () => {
  await others.stop()
  await offers.stop()
})

describe('what offers hears', () => {
  it('rejects pending offers on a withdrawn listing and lets their money go', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    await others.say(listingDeleted, 2, sampleListing(listingId))
    await offers.until(id, { status: 'rejected', endedBecause: 'listing_withdrawn', paymentStatus: 'released' })
  })

  it('rejects pending offers on a title that was sold, and keeps to whom', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    const soldOfferId = randomUUID()
    await others.say(listingStatusChanged, 2, sampleListing(listingId, { status: 'sold', soldOfferId }))
    await offers.until(id, { status: 'rejected', endedBecause: 'listing_sold', paymentStatus: 'released' })
    expect(await offers.db.listing.findUnique({ where: { id: listingId } })).toMatchObject({ soldOfferId })
  })

  it('lets the capture win over a withdrawal at the same moment', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    const claim = { offerId: id, listingId, isExclusive: true, claimedBy: agent.id, claimedAt: new Date() }
    await offers.db.claim.create({ data: { ...claim, workedAt: new Date(Date.now() + 60_000) } })
    await others.say(listingDeleted, 2, sampleListing(listingId))
    await offers.eventually(async () =>
      expect(await offers.db.listing.findUnique({ where: { id: listingId } })).toMatchObject({ isDeleted: true }),
    )
    expect(await offers.find(id)).toMatchObject({ status: 'pending' })
    await offers.db.claim.update({ where: { offerId: id }, data: { workedAt: new Date(0) } })
    await offers.until(id, { status: 'accepted', paymentStatus: 'captured' })
  })

  it('rejects an offer on a withdrawn listing after all when its capture is refused', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    await offers.db.listing.update({ where: { id: listingId }, data: { isDeleted: true } })
    const claim = { offerId: id, listingId, isExclusive: true, claimedBy: agent.id, claimedAt: new Date() }
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', status: 402, times: 1 })
    await offers.db.claim.create({ data: { ...claim, workedAt: new Date(0) } })
    await offers.until(id, { status: 'rejected', endedBecause: 'listing_withdrawn', paymentStatus: 'released' })
  })

  it('cancels what a producer offered who closes the account', async () => {
    const leaving = someone()
    await offers.addPerson(leaving)
    const { id } = await offers.heldOffer(leaving, (await offers.addListing()).id)
    await others.say(userClosed, 2, closedPerson(leaving))
    await offers.until(id, { status: 'cancelled', endedBecause: 'producer_closed', paymentStatus: 'released' })
    expect((await offers.find(id)).producer).toMatchObject({ firstName: 'Former', lastName: 'member' })
  })

  it('rejects what waits for an agent who closes the account', async () => {
    const leaving = someone('agent')
    await offers.addPerson(leaving)
    const { id } = await offers.heldOffer(producer, (await offers.addListing({ agentId: leaving.id })).id)
    await others.say(userClosed, 2, closedPerson({ id: leaving.id, role: 'agent' }))
    await offers.until(id, { status: 'rejected', endedBecause: 'agent_closed', paymentStatus: 'released' })
  })

  it('shows a changed title and a changed name', async () => {
    const { id: listingId } = await offers.addListing()
    const renamed = someone()
    await offers.addPerson(renamed)
    const { id } = await offers.heldOffer(renamed, listingId)
    await others.say(listingUpdated, 3, sampleListing(listingId, { title: 'Neap Tide' }))
    await others.say(userUpdated, 3, samplePerson({ id: renamed.id, firstName: 'Ada', lastName: 'Quill' }))
    await others.say(listingUpdated, 2, sampleListing(listingId, { title: 'An older title' }))
    await offers.eventually(async () =>
      expect(await offers.find(id)).toMatchObject({
        listing: { title: 'Neap Tide' },
        terms: { title: 'Slack Water' },
        termsNow: { title: 'Neap Tide' },
        producer: { firstName: 'Ada', lastName: 'Quill' },
      }),
    )
  })
})
