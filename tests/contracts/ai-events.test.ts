import { MatchersV3 } from '@pact-foundation/pact'
import {
  type Envelope,
  type EventDefinition,
  favouriteAdded,
  favouriteRemoved,
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
  type Membership,
  membershipActivated,
  membershipCancelled,
  membershipChanged,
  membershipExpired,
  membershipGranted,
  membershipRefunded,
  membershipSnapshot,
  offerAccepted,
  offerCancelled,
  offerExpired,
  offerHeld,
  offerRejected,
  offerReleased,
  offerRenewed,
  offerSnapshot,
  offerSubmitted,
  optionEnded,
  type PublicListing,
  type PublicOffer,
} from '@storyright/contracts/events'
import { followListings, followMemberships, listingRows, membershipRows } from '@storyright/read-models'
import { favouriteSubscriptions } from '../../services/ai/src/favourites/favourite.subscriptions.ts'
import { favouriteRows } from '../../services/ai/src/favourites/favourite-rows.ts'
import { offerSubscriptions } from '../../services/ai/src/offers/offer.subscriptions.ts'
import { offerRows } from '../../services/ai/src/offers/offer-rows.ts'
import { openCataloguePublisher } from './support/catalogue-publisher.ts'
import { expectedEvent, expectedOffer, offerId, offerSteps, personId } from './support/envelope.ts'
import { expectedListing, furtherDetails } from './support/expected-listing.ts'
import { expectedMembership, type MembershipStep, membershipSteps } from './support/expected-membership.ts'
import { verifyMembership } from './support/membership-publisher.ts'
import { openAiStore } from './support/mongo-stores.ts'
import { verifyOffers } from './support/offers-publisher.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { boolean, datetime, eachLike, integer, regex, string, uuid } = MatchersV3
const instant = "yyyy-MM-dd'T'HH:mm:ss.SSSX"

let ai: Awaited<ReturnType<typeof openAiStore>>
beforeAll(async () => {
  ai = await openAiStore()
})
afterAll(() => ai?.close())

/** What analyses and cards read of a listing besides. */
const analysedListing = (listing: Partial<PublicListing>) => ({
  ...expectedListing(listing),
  description: string('A harbour pilot brings in a coaster whose crew has vanished.'),
  logline: string('A harbour pilot brings in a coaster whose crew has vanished.'),
  format: string('Book'),
  tags: eachLike(string('Crime')),
  targetAudience: string('Adults'),
  suggestedOfferMax: integer(40_000),
  rightsStatus: string('Film rights available'),
  viabilityScore: integer(80),
  isFeatured: boolean(false),
  chainOfTitleVerified: boolean(false),
  aiConsent: boolean(true),
  createdAt: datetime(instant, '2026-03-01T09:00:00.000Z'),
  updatedAt: datetime(instant, '2026-03-01T09:00:00.000Z'),
})

describe('what ai consumes about listings and favourites', () => {
  const listings: [EventDefinition<PublicListing>, Partial<PublicListing>][] = [
    [listingCreated, { status: 'available', earlyAccessUntil: '2026-11-24T10:00:00.000Z' }],
    [listingUpdated, { status: 'available', ...furtherDetails }],
    [listingStatusChanged, { status: 'sold', soldOfferId: offerId }],
    [listingDeleted, { status: 'available' }],
    [listingSnapshot, { status: 'available' }],
  ]
  const favourites = [favouriteAdded, favouriteRemoved]
  let open: OpenPact
  let catalogue: Awaited<ReturnType<typeof openCataloguePublisher>>
  beforeAll(async () => {
    open = await openPact('ai', 'catalogue-events')
    catalogue = await openCataloguePublisher()
  })
  afterAll(async () => {
    await catalogue?.close()
    await open?.close()
  })

  it.each(listings.map(([event, listing]) => [event.type, event, listing] as const))(
    'on %s it keeps the listing',
    async (type, event, listing) => {
      const whole = (await catalogue.created()).event.data
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, analysedListing(listing))))
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<PublicListing>
          const data = { ...whole, ...message.data }
          const kept: string[] = []
          const subscriptions = followListings({
            ...ai,
            kept: async (_tx, rows) => void kept.push(...rows.map(({ _id }) => _id)),
          })
          await listingRows.of(ai.db).deleteMany({})
          await ai.handle(subscriptions, { ...message, data })
          expect(await listingRows.of(ai.db).find().toArray()).toEqual([
            { _id: data.id, version: message.entityversion, isDeleted: event === listingDeleted, listing: data },
          ])
          expect(kept).toEqual([data.id])
        })
    },
  )

  it.each(favourites.map((event) => [event.type, event] as const))(
    'on %s it keeps the favourite',
    async (type, event) => {
      const at = '2026-03-01T09:00:00.000Z'
      const data = { userId: uuid(personId), listingId: regex(String.raw`^[1-9]\d*$`, '42'), at: datetime(instant, at) }
      const content = { ...expectedEvent(event, data), subject: regex('^[0-9a-f-]{36}_[1-9]\\d*$', `${personId}_42`) }
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(content))
        .executeTest(async ({ contents }) => {
          await favouriteRows.of(ai.db).deleteMany({})
          await ai.handle(favouriteSubscriptions(ai), contents.content as Envelope)
          expect(await favouriteRows.of(ai.db).findOne({ _id: `${personId}_42` })).toMatchObject({
            userId: personId,
            listingId: '42',
            at: new Date(at),
            isFavourite: event === favouriteAdded,
          })
        })
    },
  )

  it(
    'is what catalogue publishes',
    () => open.verifyMessages(catalogue.handlersFor([...listings.map(([event]) => event), ...favourites])),
    90_000,
  )
})

describe('what ai consumes about offers', () => {
  const unpaid = { paymentStatus: 'requires_payment' } as const
  const heard: [EventDefinition<PublicOffer>, Partial<PublicOffer>][] = [
    [offerSubmitted, { ...offerSteps.pending, ...unpaid }],
    [offerHeld, offerSteps.pending],
    [offerAccepted, offerSteps.accepted],
    [offerRejected, offerSteps.rejected],
    [offerCancelled, offerSteps.cancelled],
    [offerExpired, offerSteps.expired],
    [offerRenewed, { ...offerSteps.pending, ...unpaid }],
    [offerReleased, { ...offerSteps.rejected, paymentStatus: 'released' }],
    [optionEnded, { ...offerSteps.accepted, optionEndedAt: '2027-09-01T09:00:00.000Z', optionEndedBecause: 'over' }],
    [offerSnapshot, offerSteps.accepted],
  ]
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('ai', 'offers-events')
  })
  afterAll(() => open?.close())

  it.each(heard.map(([event, offer]) => [event.type, event, offer] as const))(
    'on %s it keeps the offer',
    async (type, event, offer) => {
      const { holdExpiresAt: _unread, ...read } = expectedOffer(offer)
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, read)))
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<PublicOffer>
          const data = { ...message.data, holdExpiresAt: null }
          await offerRows.of(ai.db).deleteMany({})
          await ai.handle(offerSubscriptions(ai), { ...message, data })
          expect(await offerRows.of(ai.db).find().toArray()).toEqual([
            { _id: data.id, version: message.entityversion, offer: data },
          ])
        })
    },
  )

  it('is what offers publishes', () => verifyOffers(open, heard), 120_000)
})

describe('what ai consumes about memberships', () => {
  const { begun, active, ending, ended, refunded, granted } = membershipSteps
  const heard: [EventDefinition<Membership>, MembershipStep][] = [
    [membershipActivated, active],
    [membershipCancelled, ending],
    [membershipExpired, ended],
    [membershipRefunded, refunded],
    [membershipGranted, granted],
    [membershipChanged, begun],
    [membershipSnapshot, active],
  ]
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('ai', 'membership-events')
  })
  afterAll(() => open?.close())

  it.each(heard.map(([event, step]) => [event.type, event, step] as const))(
    'on %s it keeps the membership without the card',
    async (type, event, step) => {
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, expectedMembership(step))))
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<Membership>
          await membershipRows.of(ai.db).deleteMany({})
          await ai.handle(followMemberships(ai), message)
          const row = await membershipRows.of(ai.db).findOne({ _id: personId })
          expect(row).toMatchObject({
            version: message.entityversion,
            membership: { state: step.state, premiumExpiresAt: message.data.premiumExpiresAt ?? null },
          })
          expect(row?.membership).not.toHaveProperty('card')
        })
    },
  )

  it('is what membership publishes', () => verifyMembership(open, heard), 180_000)
})
