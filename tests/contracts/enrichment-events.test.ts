import { MatchersV3 } from '@pact-foundation/pact'
import { type EnrichedListing, type Envelope, enrichmentSnapshot, listingEnriched } from '@storyright/contracts/events'
import { prismaTransactions } from '@storyright/messaging'
import { openDatabase, type Tx } from '../../services/catalogue/src/database.ts'
import { enrichmentSubscriptions } from '../../services/catalogue/src/enrichment/enrichment.subscriptions.ts'
import { createListingStore } from '../../services/catalogue/src/listings/listing.store.ts'
import { formOf } from '../../services/catalogue/test/harness.ts'
import { openStoreOf } from './support/databases.ts'
import { openEnrichmentPublisher } from './support/enrichment-publisher.ts'
import { agentId, expectedEvent } from './support/envelope.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { integer, nullValue, regex } = MatchersV3
const poundsPer = { GBP: 1, USD: 0.79, EUR: 0.86 }
const listingId = () => regex(String.raw`^[1-9]\d*$`, '42')
const heard = [listingEnriched, enrichmentSnapshot] as const

describe('what catalogue consumes of enrichment', () => {
  const openCatalogue = () => openStoreOf('catalogue', openDatabase, prismaTransactions<Tx>)
  let open: OpenPact
  let catalogue: Awaited<ReturnType<typeof openCatalogue>>
  beforeAll(async () => {
    open = await openPact('catalogue', 'enrichment-events')
    catalogue = await openCatalogue()
  })
  afterAll(async () => {
    await catalogue?.db.$disconnect()
    await open?.close()
  })

  it('is every event that it subscribes to', () =>
    expect(enrichmentSubscriptions(catalogue).map(({ definition }) => definition.type)).toEqual(
      heard.map(({ type }) => type),
    ))

  it.each(heard.map((event) => [event.type, event] as const))(
    'on %s the listing shows what was found, or that nothing was',
    async (type, event) => {
      const { db, outbox } = catalogue
      const data = { listingId: listingId(), youtubeVideoCount: integer(0), mediumDetails: nullValue() }
      const content = { ...expectedEvent(event, { id: listingId() }), data }
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(content))
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<EnrichedListing>
          const listings = createListingStore({ outbox, poundsPer })
          const { id } = await db.$transaction((tx) =>
            listings.createListing(tx, { agentId, form: formOf(), createdAt: new Date() }),
          )
          const nothing = { twitterMentions: null, twitterBuzzScore: null, twitterHasVerifiedMentions: null }
          const more = { twitterPublisherPromotion: null, twitterBookClubMentions: null, youtubeTotalViews: null }
          const dates = { booksFetchedAt: null, twitterFetchedAt: null, youtubeFetchedAt: null }
          const rest = { youtubeAdaptationPotential: null, youtubePopularityScore: null }
          const whole = { ...nothing, ...more, ...dates, ...rest, ...message.data, listingId: String(id) }
          const wanted = enrichmentSubscriptions({ outbox }).find(({ definition }) => definition.type === type)!
          await db.$transaction(wanted.prepare({ ...message, data: whole }))
          expect(await db.listing.findUnique({ where: { id } })).toMatchObject({
            ...{ youtubeVideoCount: message.data.youtubeVideoCount, mediumDetails: null },
            enrichmentVersion: message.entityversion,
          })
        })
    },
  )

  it('is what enrichment publishes', async () => {
    const enrichment = await openEnrichmentPublisher()
    try {
      await open.verifyMessages(enrichment.handlers)
    } finally {
      await enrichment.close()
    }
  }, 240_000)
})
