import {
  type Envelope,
  type EventDefinition,
  type ListingTakings,
  offerAccepted,
  offerSnapshot,
  optionEnded,
  optionExercised,
  type PublicOffer,
  takingsChanged,
} from '@storyright/contracts/events'
import type { ListingStatus } from '@storyright/contracts/vocabulary'
import { offerSubscriptions } from '../../services/catalogue/src/offers/offer.subscriptions.ts'
import { formOf } from '../../services/catalogue/test/harness.ts'
import { openListingStore } from './support/catalogue-store.ts'
import {
  agentId,
  expectedEvent,
  expectedOffer,
  expectedTakings,
  offerId,
  offerSteps,
  personId,
} from './support/envelope.ts'
import { offerOccasions as on } from './support/offer-occasions.ts'
import { verifyOffers } from './support/offers-publisher.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

/** The events that offers publishes, the offer in each, and the status of the listing before and after. */
const heard: [EventDefinition<PublicOffer>, Partial<PublicOffer>, ListingStatus, ListingStatus][] = [
  [...on.held, 'available', 'available'],
  [offerAccepted, offerSteps.accepted, 'available', 'optioned'],
  [offerSnapshot, offerSteps.accepted, 'available', 'optioned'],
  [
    optionEnded,
    { ...offerSteps.accepted, optionEndedAt: '2027-09-01T09:00:00.000Z', optionEndedBecause: 'over' },
    'optioned',
    'available',
  ],
  [optionExercised, offerSteps.exercised, 'optioned', 'sold'],
  [...on.surrendered, 'optioned', 'optioned'],
  [...on.reverted, 'optioned', 'available'],
]

describe('what catalogue consumes about offers', () => {
  let open: OpenPact
  let catalogue: Awaited<ReturnType<typeof openListingStore>>
  beforeAll(async () => {
    open = await openPact('catalogue', 'offers-events')
    catalogue = await openListingStore()
  })
  afterAll(async () => {
    await catalogue.db.$disconnect()
    await open.close()
  })

  /** A listing that is under the offer's option, or not yet. */
  async function listed(status: ListingStatus) {
    const { db, listings } = catalogue
    await db.acceptedOffer.deleteMany()
    const listing = { agentId, form: formOf(), createdAt: new Date(), status }
    const added = await db.$transaction((tx) => listings.createListing(tx, listing))
    const offer = { id: offerId, listingId: added.id, producerId: personId, agentId, isExclusive: true, version: 1 }
    if (status === 'optioned') await db.acceptedOffer.create({ data: offer })
    return added
  }

  it.each(heard.map(([event, ...rest]) => [event.type, event, ...rest] as const))(
    'on %s the listing follows',
    async (type, event, offer, before, after) => {
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, expectedOffer(offer))))
        .executeTest(async ({ contents }) => {
          const { db, listings } = catalogue
          const message = contents.content as Envelope<PublicOffer>
          const { id } = await listed(before)
          const data = { ...message.data, listingId: String(id) }
          const wanted = offerSubscriptions(listings).find(({ definition }) => definition.type === type)!
          await db.$transaction(wanted.prepare({ ...message, data }).carryOut)
          expect(await db.listing.findUnique({ where: { id } })).toMatchObject({ status: after })
          expect(await db.offeredListing.count({ where: { listingId: id } })).toBe(1)
        })
    },
  )

  it('on what is taken the listing follows', async () => {
    await open.pact
      .addAsynchronousInteraction()
      .expectsToReceive(takingsChanged.type, (message) =>
        message.withJSONContent(expectedEvent(takingsChanged, expectedTakings)),
      )
      .executeTest(async ({ contents }) => {
        const { db, listings } = catalogue
        const message = contents.content as Envelope<ListingTakings>
        const { id } = await listed('available')
        const data = { ...message.data, id: String(id) }
        const wanted = offerSubscriptions(listings).find(({ definition }) => definition.type === takingsChanged.type)!
        await db.$transaction(wanted.prepare({ ...message, subject: String(id), data }).carryOut)
        expect(await db.listing.findUnique({ where: { id } })).toMatchObject({ status: 'optioned' })
      })
  })

  it('is every event that it subscribes to', () =>
    expect(new Set(offerSubscriptions(catalogue.listings).map(({ definition }) => definition.type))).toEqual(
      new Set([...heard.map(([{ type }]) => type), takingsChanged.type]),
    ))

  it('is what offers publishes', () => verifyOffers(open, [...heard, [takingsChanged]]), 90_000)
})
