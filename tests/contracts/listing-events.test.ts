import {
  type Envelope,
  type EventDefinition,
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
  type PublicListing,
} from '@storyright/contracts/events'
import { offerTerms } from '@storyright/contracts/http'
import { prismaTransactions } from '@storyright/messaging'
import { openDatabase, type Tx } from '../../services/offers/src/database.ts'
import { listingSubscriptions } from '../../services/offers/src/listings/listing.subscriptions.ts'
import { openCataloguePublisher } from './support/catalogue-publisher.ts'
import { openStoreOf } from './support/databases.ts'
import { expectedEvent, offerId } from './support/envelope.ts'
import { expectedListing, furtherDetails } from './support/expected-listing.ts'
import { makeAgreement } from './support/make-agreement.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

/** The events that the catalogue publishes, and what the listing in each looks like. */
const heard: [EventDefinition<PublicListing>, Partial<PublicListing>][] = [
  [listingCreated, { status: 'available', earlyAccessUntil: '2026-11-24T10:00:00.000Z' }],
  [listingUpdated, { status: 'available', ...furtherDetails }],
  [listingStatusChanged, { status: 'sold', soldOfferId: offerId }],
  [listingDeleted, { status: 'available' }],
  [listingSnapshot, { status: 'available' }],
]
const openOffersStore = () => openStoreOf('offers', openDatabase, prismaTransactions<Tx>)

describe('what offers consumes about listings', () => {
  let open: OpenPact
  let catalogue: Awaited<ReturnType<typeof openCataloguePublisher>>
  let db: Awaited<ReturnType<typeof openOffersStore>>['db']
  let subscriptions: ReturnType<typeof listingSubscriptions>
  beforeAll(async () => {
    open = await openPact('offers', 'catalogue-events')
    catalogue = await openCataloguePublisher()
    const offers = await openOffersStore()
    db = offers.db
    subscriptions = listingSubscriptions({ outbox: offers.outbox, clock: () => new Date() })
  })
  afterAll(async () => {
    await db.$disconnect()
    await catalogue.close()
    await open.close()
  })
  afterEach(async () => {
    await db.agreement.deleteMany()
    await db.offer.deleteMany()
    await db.listing.deleteMany()
  })

  it('is every event that it subscribes to', () =>
    expect(new Set(subscriptions.map(({ definition }) => definition.type))).toEqual(
      new Set(heard.map(([{ type }]) => type)),
    ))

  it.each(heard.map(([event, listing]) => [event.type, event, listing] as const))(
    'on %s it keeps the listing, and agreements say what it offered',
    async (type, event, listing) => {
      // Events also carry fields that offers does not read.
      const whole = (await catalogue.created()).event.data
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, expectedListing(listing))))
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<PublicListing>
          const data = { ...whole, ...message.data }
          const wanted = subscriptions.find(({ definition }) => definition.type === type)!
          await db.$transaction(wanted.prepare({ ...message, data }).carryOut)

          const { id, agentId, status, title, author, medium, genre, coverImageUrl, soldOfferId, exclusivity } = data
          const terms = offerTerms.parse(data)
          const earlyAccessUntil = data.earlyAccessUntil && new Date(data.earlyAccessUntil)
          const listing = { id, agentId, status, title, author, medium, genre, coverImageUrl, soldOfferId }
          const takings = { takingsVersion: 0, takingsUnpublished: false }
          const kept = { ...listing, earlyAccessUntil, terms, rights: data.rights, ...takings }
          const isDeleted = event === listingDeleted
          expect(await db.listing.findMany()).toEqual([{ ...kept, isDeleted, version: message.entityversion }])

          const { publisher, publicationDate, isbn } = data
          expect(await makeAgreement(db, id)).toMatchObject({
            terms: {
              work: { id, title, author, medium, publisher, publicationDate, isbn },
              isExclusive: exclusivity !== 'non-exclusive',
              rights: data.rightsAvailable,
              territories: data.territory,
            },
          })
        })
    },
  )

  it('may come from the time when an event said all that the screen of a listing shows', async () => {
    const { event, shown } = await catalogue.created()
    const { agentNotes: _private, ...data } = shown
    const wanted = subscriptions.find(({ definition }) => definition.type === event.type)!
    await db.$transaction(wanted.prepare({ ...event, data }).carryOut)
    const { id, agentId, title, status } = shown
    const terms = offerTerms.parse(shown)
    expect(await db.listing.findMany()).toMatchObject([{ id, agentId, title, status, soldOfferId: null, terms }])
  })

  it(
    'is what catalogue publishes',
    () => open.verifyMessages(catalogue.handlersFor(heard.map(([event]) => event))),
    60_000,
  )
})
