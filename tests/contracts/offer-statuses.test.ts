import path from 'node:path'
import {
  type Envelope,
  type EventDefinition,
  type ListingStatus,
  offerAccepted,
  offerSnapshot,
  optionEnded,
  type PublicOffer,
} from '@storyright/contracts'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { testDatabase } from '@storyright/testing'
import { type Database, openDatabase, type Tx } from '../../services/catalogue/src/database.ts'
import { createListingStore } from '../../services/catalogue/src/listings/listing.store.ts'
import { offerSubscriptions } from '../../services/catalogue/src/offers/offer.subscriptions.ts'
import { formOf } from '../../services/catalogue/test/harness.ts'
import { agentId, expectedEvent, expectedOffer, offerId, offerSteps, personId } from './support/envelope.ts'
import { openOffersTeller } from './support/offers-teller.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const migrations = [`${root}/packages/messaging/migrations`, `${root}/services/catalogue/prisma/migrations`]

/** What offers sends, the offer in it, and how the listing stands before and after. */
const heard: [EventDefinition<PublicOffer>, Partial<PublicOffer>, ListingStatus, ListingStatus][] = [
  [offerAccepted, offerSteps.accepted, 'available', 'optioned'],
  [offerSnapshot, offerSteps.accepted, 'available', 'optioned'],
  [optionEnded, { ...offerSteps.accepted, optionEndedAt: '2027-09-01T09:00:00.000Z' }, 'optioned', 'available'],
]

describe('what catalogue hears of offers', () => {
  let open: OpenPact
  let db: Database
  let store: ReturnType<typeof createListingStore>
  beforeAll(async () => {
    open = await openPact('catalogue', 'offers-events')
    const connectionString = await testDatabase('catalogue', migrations)
    db = openDatabase(connectionString, 2)
    const messages = postgresStore<Tx>({ connectionString, transactions: prismaTransactions<Tx>(db) })
    const outbox = createOutbox({ service: 'catalogue', store: messages })
    store = createListingStore({ outbox, poundsPer: { GBP: 1, USD: 0.79, EUR: 0.86 } })
  })
  afterAll(async () => {
    await db.$disconnect()
    await open.close()
  })

  /** A listing that is under the offer's option, or not yet. */
  async function listed(status: ListingStatus) {
    await db.acceptedOffer.deleteMany()
    const listing = { agentId, form: formOf(), createdAt: new Date(), status }
    const added = await db.$transaction((tx) => store.createListing(tx, listing))
    const offer = { id: offerId, listingId: added.id, producerId: personId, agentId, isExclusive: true, version: 1 }
    if (status === 'optioned') await db.acceptedOffer.create({ data: offer })
    return added
  }

  it.each(heard.map(([event, ...rest]) => [event.type, event, ...rest] as const))(
    'on %s the listing follows',
    async (type, event, offer, before, after) => {
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) =>
          message.withJSONContent(expectedEvent(event, expectedOffer(offer), offerId)),
        )
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<PublicOffer>
          const { id } = await listed(before)
          const data = { ...message.data, listingId: String(id) }
          const wanted = offerSubscriptions(store).find(({ definition }) => definition.type === type)!
          await db.$transaction(wanted.prepare({ ...message, data }))
          expect(await db.listing.findUnique({ where: { id } })).toMatchObject({ status: after })
        })
    },
  )

  it('is what offers sends', async () => {
    const offers = await openOffersTeller()
    try {
      await open.verifyMessages(offers.tellingOf(heard.map(([event]) => event)))
    } finally {
      await offers.close()
    }
  }, 90_000)
})
