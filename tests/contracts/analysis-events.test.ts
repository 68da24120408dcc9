import { MatchersV3 } from '@pact-foundation/pact'
import { type AnalysedListing, analysisSnapshot, type Envelope, listingAnalysed } from '@storyright/contracts/events'
import { prismaTransactions } from '@storyright/messaging'
import { analysisSubscriptions } from '../../services/catalogue/src/analyses/analysis.subscriptions.ts'
import { openDatabase, type Tx } from '../../services/catalogue/src/database.ts'
import { createListingStore } from '../../services/catalogue/src/listings/listing.store.ts'
import { formOf } from '../../services/catalogue/test/harness.ts'
import { openAiPublisher } from './support/ai-publisher.ts'
import { openStoreOf } from './support/databases.ts'
import { agentId, expectedEvent } from './support/envelope.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { datetime, integer, nullValue, regex, string } = MatchersV3
const poundsPer = { GBP: 1, USD: 0.79, EUR: 0.86 }
const listingId = () => regex(String.raw`^[1-9]\d*$`, '42')

/** What catalogue reads: the scores that a listing's own one follows from, or that there are none any more. */
const expectedScores = {
  marketAppeal: integer(80),
  adaptationFit: integer(80),
  financialOutlook: integer(80),
  riskProfile: integer(20),
  franchiseUpside: integer(80),
}
const heard = [
  [listingAnalysed, { aiScores: expectedScores, model: string('a-model') }],
  [analysisSnapshot, { aiScores: nullValue(), model: nullValue() }],
] as const

describe('what catalogue consumes about analyses', () => {
  const openCatalogue = () => openStoreOf('catalogue', openDatabase, prismaTransactions<Tx>)
  let open: OpenPact
  let catalogue: Awaited<ReturnType<typeof openCatalogue>>
  beforeAll(async () => {
    open = await openPact('catalogue', 'ai-events')
    catalogue = await openCatalogue()
  })
  afterAll(async () => {
    await catalogue?.db.$disconnect()
    await open?.close()
  })

  it('is every event that it subscribes to', () =>
    expect(analysisSubscriptions({ ...catalogue, poundsPer }).map(({ definition }) => definition.type)).toEqual(
      heard.map(([{ type }]) => type),
    ))

  it.each(heard.map(([event, read]) => [event.type, event, read] as const))(
    'on %s the listing has the scores, or none',
    async (type, event, read) => {
      const { db, outbox } = catalogue
      const at = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-03-01T09:00:00.000Z')
      const data = { listingId: listingId(), ...read, analysedAt: at }
      const content = { ...expectedEvent(event, { id: listingId() }), data }
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(content))
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<AnalysedListing>
          const listings = createListingStore({ outbox, poundsPer })
          const { id } = await db.$transaction((tx) =>
            listings.createListing(tx, { agentId, form: formOf(), createdAt: new Date() }),
          )
          const wanted = analysisSubscriptions({ outbox, poundsPer }).find(
            ({ definition }) => definition.type === type,
          )!
          const event = { ...message, data: { ...message.data, listingId: String(id) } }
          await db.$transaction(wanted.prepare(event).carryOut)
          const { aiScores } = message.data
          expect(await db.listing.findUnique({ where: { id } })).toMatchObject({
            aiScores,
            aiVersion: message.entityversion,
          })
        })
    },
  )

  it('is what ai publishes', async () => {
    const ai = await openAiPublisher()
    try {
      await open.verifyMessages(ai.handlers)
    } finally {
      await ai.close()
    }
  }, 120_000)
})
