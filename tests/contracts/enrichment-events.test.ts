import { MatchersV3 } from '@pact-foundation/pact'
import { type EnrichedListing, type Envelope, enrichmentSnapshot, listingEnriched } from '@storyright/contracts/events'
import { prismaTransactions } from '@storyright/messaging'
import { foundSubscriptions } from '../../services/ai/src/enrichment/enrichment.subscriptions.ts'
import { enrichmentRows } from '../../services/ai/src/enrichment/enrichment-rows.ts'
import { openDatabase, type Tx } from '../../services/catalogue/src/database.ts'
import { enrichmentSubscriptions } from '../../services/catalogue/src/enrichment/enrichment.subscriptions.ts'
import { createListingStore } from '../../services/catalogue/src/listings/listing.store.ts'
import { formOf } from '../../services/catalogue/test/harness.ts'
import { openStoreOf } from './support/databases.ts'
import { openEnrichmentPublisher } from './support/enrichment-publisher.ts'
import { agentId, expectedEvent } from './support/envelope.ts'
import { openAiStore } from './support/mongo-stores.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { datetime, integer, nullValue, regex } = MatchersV3
const poundsPer = { GBP: 1, USD: 0.79, EUR: 0.86 }
const listingId = () => regex(String.raw`^[1-9]\d*$`, '42')
const heard = [listingEnriched, enrichmentSnapshot] as const
const instant = "yyyy-MM-dd'T'HH:mm:ss.SSSX"
/** What the contract promises besides; of it the consumers here need no more than that it is there. */
const nothing: Omit<EnrichedListing, 'listingId'> = {
  ...{ mediumDetails: null, booksFetchedAt: null, twitterFetchedAt: null, youtubeFetchedAt: null },
  ...{ twitterMentions: null, twitterBuzzScore: null, twitterHasVerifiedMentions: null },
  ...{ twitterPublisherPromotion: null, twitterBookClubMentions: null },
  ...{ youtubeTotalViews: null, youtubeVideoCount: null },
  ...{ youtubeAdaptationPotential: null, youtubePopularityScore: null },
}

let enrichment: Awaited<ReturnType<typeof openEnrichmentPublisher>>
beforeAll(async () => {
  enrichment = await openEnrichmentPublisher()
}, 120_000)
afterAll(() => enrichment?.close())

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
          const whole = { ...nothing, ...message.data, listingId: String(id) }
          const wanted = enrichmentSubscriptions({ outbox }).find(({ definition }) => definition.type === type)!
          await db.$transaction(wanted.prepare({ ...message, data: whole }).carryOut)
          expect(await db.listing.findUnique({ where: { id } })).toMatchObject({
            ...{ youtubeVideoCount: message.data.youtubeVideoCount, mediumDetails: null },
            enrichmentVersion: message.entityversion,
          })
        })
    },
  )

  it('is what enrichment publishes', () => open.verifyMessages(enrichment.handlers), 120_000)
})

describe('what ai consumes of enrichment', () => {
  let open: OpenPact
  let ai: Awaited<ReturnType<typeof openAiStore>>
  const kept: string[] = []
  const subscriptions = () => foundSubscriptions({ ...ai, kept: async (_tx, ids) => void kept.push(...ids) })
  beforeAll(async () => {
    open = await openPact('ai', 'enrichment-events')
    ai = await openAiStore()
  })
  afterAll(async () => {
    await ai?.close()
    await open?.close()
  })

  it('is every event that it subscribes to', () =>
    expect(subscriptions().map(({ definition }) => definition.type)).toEqual(heard.map(({ type }) => type)))

  it.each(heard.map((event) => [event.type, event] as const))(
    'on %s it keeps what was found, with when it was fetched',
    async (type, event) => {
      const at = datetime(instant, '2026-03-01T09:00:00.000Z')
      const figures = {
        youtubeTotalViews: integer(0),
        youtubeVideoCount: integer(0),
        youtubePopularityScore: integer(0),
      }
      const posts = { twitterMentions: integer(0), twitterBuzzScore: integer(0), twitterBookClubMentions: integer(0) }
      const videos = { ...figures, youtubeFetchedAt: at, booksFetchedAt: nullValue(), mediumDetails: nullValue() }
      // What is told first is what the first look-up found; a snapshot has all of it.
      const more = event === enrichmentSnapshot ? { ...posts, twitterFetchedAt: at } : {}
      const data = { listingId: listingId(), ...videos, ...more }
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) =>
          message.withJSONContent({ ...expectedEvent(event, { id: listingId() }), data }),
        )
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<EnrichedListing>
          const found = { ...nothing, ...message.data }
          await enrichmentRows.of(ai.db).deleteMany({})
          kept.length = 0
          await ai.handle(subscriptions(), { ...message, data: found })
          expect(await enrichmentRows.of(ai.db).find().toArray()).toEqual([
            { _id: found.listingId, version: message.entityversion, found },
          ])
          expect(kept).toEqual([found.listingId])
        })
    },
  )

  it('is what enrichment publishes', () => open.verifyMessages(enrichment.handlers), 120_000)
})
