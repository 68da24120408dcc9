import { randomUUID } from 'node:crypto'
import {
  type Envelope,
  type EventDefinition,
  offerCancelled,
  offerHeld,
  offerSubmitted,
  userClosed,
  viewLetIn,
} from '@storyright/contracts/events'
import { closedPerson, eventually, openPublisher, type Publisher, sampleOffer } from '@storyright/testing'
import { type Membership, someone, startMembership } from './harness.ts'

const now = new Date('2026-11-22T10:00:00Z')
let membership: Membership
let others: Publisher
beforeAll(async () => {
  membership = await startMembership({ clock: () => now })
  others = await openPublisher(membership.natsUrl)
})
afterAll(async () => {
  await others.stop()
  await membership.stop()
})

const eventOf = <Data>(definition: EventDefinition<Data>, subject: string, data: Data): Envelope<Data> => ({
  specversion: '1.0',
  id: randomUUID(),
  source: `/${definition.producer}`,
  type: definition.type,
  subject,
  time: now.toISOString(),
  datacontenttype: 'application/json',
  entityversion: 1,
  data,
})
const letIn = (userId: string, listing: number, at = now, asPremium = false) => {
  const data = { userId, listingId: String(listing), title: `Listing ${listing}`, at: at.toISOString(), asPremium }
  return eventOf(viewLetIn, `${userId}_${listing}_2026-11`, data)
}
const monthOf = async (personId: string) =>
  membership.db.viewMonth.findUniqueOrThrow({ where: { personId_month: { personId, month: '2026-11' } } })
const usageOf = async (id: string) =>
  (await membership.get('/api/membership/status', { ...someone(), id })).json().usage

describe('a view that catalogue let in while nobody could count', () => {
  it('counts afterwards, once, however often it is told', async () => {
    const { id } = someone()
    const event = letIn(id, 1)
    await others.publish(viewLetIn, event)
    await others.publish(viewLetIn, event)
    await others.publish(viewLetIn, letIn(id, 1))
    await others.publish(viewLetIn, letIn(id, 2))
    await eventually(async () => expect((await monthOf(id)).counted).toEqual(['1', '2']))
    expect(await usageOf(id)).toMatchObject({ listingViews: 2, remaining: 3 })
  })

  it('stands apart beyond the limit: the meter says five of five, and it stays open', async () => {
    const { id } = someone()
    for (const listing of [1, 2, 3, 4, 5]) await membership.open(id, listing)
    await others.publish(viewLetIn, letIn(id, 6))
    await eventually(async () => expect((await monthOf(id)).letIn).toEqual(['6']))
    expect(await usageOf(id)).toMatchObject({ listingViews: 5, remaining: 0 })
    expect(await membership.open(id, 6)).toBe(true)
    expect(await membership.open(id, 7)).toBe(false)
  })

  it('belongs to the month in which it was seen', async () => {
    const { id } = someone()
    await others.publish(viewLetIn, letIn(id, 1, new Date('2026-10-31T23:59:59Z')))
    await eventually(async () =>
      expect(await membership.db.viewMonth.findMany({ where: { personId: id } })).toHaveLength(1),
    )
    expect((await usageOf(id)).listingViews).toBe(0)
  })
})

describe('what was opened as a premium member', () => {
  const HOUR = 3_600_000
  const asPremium = (userId: string, listing: number, at = now) => letIn(userId, listing, at, true)
  const openedListings = async (id: string) =>
    (await membership.get('/api/membership/views', { ...someone(), id }))
      .json()
      .map(({ listingId }: { listingId: string }) => listingId)

  it('stays open this month when premium has ended, and leaves all five views', async () => {
    const { id } = someone()
    for (const listing of [1, 2, 3, 4, 5, 6, 7]) await others.publish(viewLetIn, asPremium(id, listing))
    await others.publish(viewLetIn, asPremium(id, 1))
    await eventually(async () => expect((await openedListings(id)).sort()).toEqual(['1', '2', '3', '4', '5', '6', '7']))
    for (const listing of [1, 2, 3, 4, 5, 6, 7]) expect(await membership.open(id, listing)).toBe(true)
    expect(await usageOf(id)).toMatchObject({ listingViews: 0, remaining: 5 })
    for (const listing of [11, 12, 13, 14, 15]) expect(await membership.open(id, listing)).toBe(true)
    expect(await membership.open(id, 16)).toBe(false)
    expect(await membership.open(id, 7)).toBe(true)
  })

  it('is counted for as long as premium lasts, each listing once, with those of the free plan before', async () => {
    const { id } = someone()
    const viewsAs = async (tier: 'free' | 'premium') =>
      (await membership.get('/api/membership/status', { ...someone('producer', tier), id })).json().usage
    for (const listing of [1, 2]) await membership.open(id, listing)
    for (const listing of [2, 3, 4, 5, 6, 7, 7])
      await others.publish(viewLetIn, asPremium(id, listing, new Date(now.getTime() + HOUR)))
    await eventually(async () => expect(await viewsAs('premium')).toMatchObject({ listingViews: 7, remaining: null }))
    expect(await viewsAs('free')).toMatchObject({ listingViews: 2, remaining: 3 })
  })

  it('is open in that month only', async () => {
    const { id } = someone()
    await others.publish(viewLetIn, asPremium(id, 1, new Date('2026-10-31T23:59:59Z')))
    await others.publish(viewLetIn, asPremium(id, 2))
    await eventually(async () => expect(await openedListings(id)).toEqual(['2']))
    for (const listing of [11, 12, 13, 14, 15]) await membership.open(id, listing)
    expect(await membership.open(id, 1)).toBe(false)
  })

  it('is given back when it was counted before that news came', async () => {
    const { id } = someone()
    for (const listing of [1, 2, 3, 4, 5]) await membership.open(id, listing)
    await others.publish(viewLetIn, asPremium(id, 3, new Date(now.getTime() - HOUR)))
    await eventually(async () => expect((await monthOf(id)).counted).toEqual(['1', '2', '4', '5']))
    expect((await openedListings(id)).sort()).toEqual(['1', '2', '3', '4', '5'])
    expect([await membership.open(id, 3), await membership.open(id, 6), await membership.open(id, 7)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('stays counted when it was opened on the free plan first', async () => {
    const { id } = someone()
    await membership.open(id, 1)
    await others.publish(viewLetIn, asPremium(id, 1, new Date(now.getTime() + HOUR)))
    await others.publish(viewLetIn, asPremium(id, 2))
    await eventually(async () => expect((await openedListings(id)).sort()).toEqual(['1', '2']))
    expect((await monthOf(id)).counted).toEqual(['1'])
  })
})

describe('a listing on which somebody made an offer', () => {
  it('costs that one nothing once the offer has reached the agent, even at the limit', async () => {
    const [buyer, other] = [someone().id, someone().id]
    const offer = sampleOffer({ producerId: buyer, listingId: '77' })
    for (const person of [buyer, other]) for (const listing of [1, 2, 3, 4, 5]) await membership.open(person, listing)
    for (const event of [offerSubmitted, offerHeld]) await others.publish(event, eventOf(event, offer.id, offer))
    await eventually(async () => expect(await membership.open(buyer, 77)).toBe(true))
    expect((await usageOf(buyer)).listingViews).toBe(5)
    expect(await membership.open(other, 77)).toBe(false)
  })

  it('counts as any other while no offer on it was paid, however it ended', async () => {
    const [buyer, unpaid] = [someone().id, { paymentStatus: 'requires_payment', reachedAgent: false } as const]
    const offer = sampleOffer({ producerId: buyer, listingId: '77', ...unpaid })
    const paid = sampleOffer({ producerId: buyer, listingId: '78' })
    for (const listing of [1, 2, 3, 4, 5]) await membership.open(buyer, listing)
    await others.publish(offerSubmitted, eventOf(offerSubmitted, offer.id, offer))
    const cancelled = { ...offer, status: 'cancelled', endedBecause: 'producer_cancelled' } as const
    await others.publish(offerCancelled, eventOf(offerCancelled, offer.id, cancelled))
    await others.publish(offerSubmitted, eventOf(offerSubmitted, paid.id, { ...paid, ...unpaid }))
    await others.publish(offerHeld, eventOf(offerHeld, paid.id, paid))
    await eventually(async () => expect(await membership.open(buyer, 78)).toBe(true))
    expect(await membership.open(buyer, 77)).toBe(false)
  })
})

describe('a closed account', () => {
  const close = (id: string) => others.say(userClosed, 1, closedPerson({ id }))

  it('leaves no trace of what was read', async () => {
    const { id } = someone()
    await membership.open(id, 1)
    await others.publish(viewLetIn, letIn(id, 2, now, true))
    await eventually(async () => expect(await membership.db.premiumOpening.count({ where: { personId: id } })).toBe(1))
    await close(id)
    await eventually(async () => expect(await membership.db.viewMonth.count({ where: { personId: id } })).toBe(0))
    expect(await membership.db.premiumOpening.count({ where: { personId: id } })).toBe(0)
  })

  it('leaves none either when news of it comes late: of the offers that end with it, and of what it was let in to', async () => {
    const [{ id }, other] = [someone(), someone().id]
    await close(id)
    await eventually(async () =>
      expect(await membership.db.member.findUnique({ where: { personId: id } })).toMatchObject({ isClosed: true }),
    )
    const news = (producerId: string) => eventOf(offerSubmitted, randomUUID(), sampleOffer({ producerId }))
    for (const asPremium of [false, true]) await others.publish(viewLetIn, letIn(id, 2, now, asPremium))
    for (const person of [id, other]) await others.publish(offerSubmitted, news(person))
    await others.publish(viewLetIn, letIn(other, 2))
    // What is told of others afterwards has come.
    const ofOther = { where: { personId: other } }
    await eventually(async () => expect(await membership.db.offeredListing.count(ofOther)).toBe(1))
    await eventually(async () => expect(await membership.db.viewMonth.count(ofOther)).toBe(1))
    const theirs = { where: { personId: id } }
    expect([
      await membership.db.viewMonth.count(theirs),
      await membership.db.premiumOpening.count(theirs),
      await membership.db.offeredListing.count(theirs),
    ]).toEqual([0, 0, 0])
  })
})
