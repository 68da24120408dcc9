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
  type PublicListing,
  type PublicUser,
  userClosed,
} from '@storyright/contracts/events'
import { samplePerson } from '@storyright/testing'
import { forgetClosed } from '../../services/community/src/data-export/forget-closed.ts'
import { findVisibleListings } from '../../services/community/src/listings/listing.store.ts'
import { listingSubscriptions } from '../../services/community/src/listings/listing.subscriptions.ts'
import { favouritersOf } from '../../services/community/src/offers/offer.store.ts'
import { keepPerson } from '../../services/community/src/people/person.store.ts'
import { personSubscriptions } from '../../services/community/src/people/person.subscriptions.ts'
import { readersAmong } from '../../services/community/src/people/readers.ts'
import { openCataloguePublisher } from './support/catalogue-publisher.ts'
import { openCommunityStore } from './support/community-store.ts'
import { agentId, expectedEvent, expectedPerson, offerId, personId } from './support/envelope.ts'
import { furtherDetails } from './support/expected-listing.ts'
import { expectedMembership, type MembershipStep, membershipSteps } from './support/expected-membership.ts'
import { openIdentityPublisher } from './support/identity-publisher.ts'
import { verifyMembership } from './support/membership-publisher.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { datetime, nullValue, regex, string, uuid } = MatchersV3
const instant = "yyyy-MM-dd'T'HH:mm:ss.SSSX"

let community: Awaited<ReturnType<typeof openCommunityStore>>
beforeAll(async () => {
  community = await openCommunityStore()
})
afterAll(() => community?.close())

describe('what community consumes about listings', () => {
  const opens = '2026-11-24T10:00:00.000Z'
  const heard: [EventDefinition<PublicListing>, Partial<PublicListing>][] = [
    [listingCreated, { status: 'available', earlyAccessUntil: opens }],
    [listingUpdated, { status: 'available', ...furtherDetails }],
    [listingStatusChanged, { status: 'sold', soldOfferId: offerId }],
    [listingDeleted, { status: 'available' }],
    [listingSnapshot, { status: 'available' }],
  ]
  /** What decides who may see it, and what its card shows. */
  const expected = ({ earlyAccessUntil, coverImageUrl }: Partial<PublicListing>) => ({
    id: regex(String.raw`^[1-9]\d*$`, '42'),
    agentId: uuid(agentId),
    title: string('Slack Water'),
    author: string('Morwenna Tregear'),
    coverImageUrl: coverImageUrl ? string(coverImageUrl) : nullValue(),
    earlyAccessUntil: earlyAccessUntil ? datetime(instant, earlyAccessUntil) : nullValue(),
  })
  let open: OpenPact
  let catalogue: Awaited<ReturnType<typeof openCataloguePublisher>>
  /** Events carry more than is read. */
  let whole: PublicListing
  beforeAll(async () => {
    open = await openPact('community', 'catalogue-events')
    catalogue = await openCataloguePublisher()
    whole = (await catalogue.created()).event.data
  })
  afterAll(async () => {
    await catalogue?.close()
    await open?.close()
  })

  it.each(heard.map(([event, listing]) => [event.type, event, listing] as const))(
    'on %s it knows who may see the listing, and its card',
    async (type, event, listing) => {
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, expected(listing))))
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<PublicListing>
          await community.db.listing.deleteMany()
          await community.handle(listingSubscriptions(), { ...message, data: { ...whole, ...message.data } })
          const seen = async (tier: 'free' | 'premium', at: string) => {
            const viewer = { id: personId, role: 'producer', tier, verified: true } as const
            const found = await findVisibleListings(community.db, ['42'], { viewer, now: new Date(at) })
            return found.map(({ title, author, coverImageUrl }) => [title, author, coverImageUrl])
          }
          const card =
            event === listingDeleted ? [] : [['Slack Water', 'Morwenna Tregear', listing.coverImageUrl ?? null]]
          expect(await seen('premium', '2026-11-24T09:59:59Z')).toEqual(card)
          expect(await seen('free', '2026-11-24T10:00:00Z')).toEqual(card)
          expect(await seen('free', '2026-11-24T09:59:59Z')).toEqual(listing.earlyAccessUntil ? [] : card)
        })
    },
  )

  const favourites = [favouriteAdded, favouriteRemoved]
  it.each(favourites.map((event) => [event.type, event] as const))(
    'on %s it knows who has favourited a listing',
    async (type, event) => {
      const listingId = regex(String.raw`^[1-9]\d*$`, '42')
      const data = { userId: uuid(personId), listingId, at: datetime(instant, opens) }
      const content = { ...expectedEvent(event, data), subject: regex('^[0-9a-f-]{36}_[1-9]\\d*$', `${personId}_42`) }
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(content))
        .executeTest(async ({ contents }) => {
          await community.db.favourite.deleteMany()
          await community.handle(listingSubscriptions(), contents.content as Envelope)
          const told = await community.transaction((tx) => favouritersOf(tx, '42'))
          expect(told).toEqual(event === favouriteAdded ? [personId] : [])
        })
    },
  )

  it(
    'is what catalogue publishes',
    () => open.verifyMessages(catalogue.handlersFor([...heard.map(([event]) => event), ...favourites])),
    90_000,
  )
})

describe('what community consumes about memberships', () => {
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
    open = await openPact('community', 'membership-events')
    const person = samplePerson({ id: personId, role: 'producer' })
    await community.transaction((tx) => keepPerson(tx, { version: 1, person }))
  })
  afterAll(() => open?.close())

  it.each(heard.map(([event, step]) => [event.type, event, step] as const))(
    'on %s it knows until when somebody reads comments and the forum',
    async (type, event, step) => {
      const { userId, premiumExpiresAt } = expectedMembership(step)
      const read = { userId, premiumExpiresAt }
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, read)))
        .executeTest(async ({ contents }) => {
          await community.handle(personSubscriptions(), contents.content as Envelope)
          const reads = async (at: string) => {
            const asked = { ids: [personId], now: new Date(at) }
            const [forum, comments] = await Promise.all([
              readersAmong(community.db, { ...asked, place: 'forum' }),
              readersAmong(community.db, { ...asked, place: 'comments' }),
            ])
            return [forum.has(personId), comments.has(personId)]
          }
          const isPremium = 'premiumExpiresAt' in step
          expect(await reads('2027-03-01T08:59:59Z')).toEqual([isPremium, isPremium])
          expect(await reads('2027-03-01T09:00:01Z')).toEqual([false, false])
        })
      await community.db.membership.deleteMany()
    },
  )

  it('is what membership publishes', () => verifyMembership(open, heard), 180_000)
})

describe('what community consumes about a closed account', () => {
  it('is whose reading, following and blocking is forgotten', async () => {
    const open = await openPact('community', 'identity-closings')
    const identity = await openIdentityPublisher()
    try {
      const person = { status: 'closed', role: 'producer', companyName: null } as const
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(userClosed.type, (message) =>
          message.withJSONContent(expectedEvent(userClosed, expectedPerson(person))),
        )
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<PublicUser>
          const block = { personId: message.data.id, blockedId: agentId, at: new Date() }
          await community.db.block.create({ data: block })
          await community.handle(forgetClosed({ ...community, clock: () => new Date() }), message)
          expect(await community.db.block.count()).toBe(0)
        })
      await open.verifyMessages(identity.handlersFor([userClosed]))
    } finally {
      await identity.close()
      await open.close()
    }
  }, 120_000)
})
