import { type AnalysedListing, type Envelope, listingAnalysed } from '@storyright/contracts/events'
import { analysisCalls, type CommercialAnalysis, type ListingCard, listingCard } from '@storyright/contracts/http'
import { demoListings } from '@storyright/demo'
import { eventually, type Recording, recordEvents, type TestSandbox, testSandbox } from '@storyright/testing'
import { type Ai, startAi } from '../../services/ai/test/harness.ts'
import { type Catalogue, someone, startCatalogue } from '../../services/catalogue/test/harness.ts'

const COUNT = 60

describe('catalogue and ai, each following the other', () => {
  let catalogue: Catalogue
  let sandbox: TestSandbox
  let ai: Ai
  let told: Recording<Envelope<AnalysedListing>>
  const premium = someone('producer', 'premium')

  beforeAll(async () => {
    catalogue = await startCatalogue()
    told = await recordEvents(catalogue.natsUrl, `${listingAnalysed.subjectPrefix}.>`)
    sandbox = await testSandbox()
    ai = await startAi({ sandbox, config: { NATS_URL: catalogue.natsUrl } })
    const demo = demoListings()
    const spread = demo.filter((_listing, place) => place % Math.floor(demo.length / COUNT) === 0).slice(0, COUNT)
    await catalogue.add(...spread.map((listing) => ({ ...listing, createdAt: new Date(listing.createdAt) })))
  })
  afterAll(async () => {
    await ai?.stop()
    await sandbox?.stop()
    await told?.stop()
    await catalogue?.stop()
  })

  const catalogueCards = async (): Promise<ListingCard[]> =>
    (await catalogue.get('/api/listings?limit=100&includeAnalysis=true', premium)).json()
  const analyses = async (): Promise<CommercialAnalysis[]> =>
    analysisCalls.analysisSearch.reply.parse(
      (await ai.get('/api/commercial-analysis/search?limit=100', premium)).json(),
    ).analyses
  const byId = (cards: ListingCard[]) => cards.toSorted((one, other) => Number(one.id) - Number(other.id))

  it('come to the same scores, and show the same cards', async () => {
    await eventually(
      async () => {
        const [shown, found] = [await catalogueCards(), await analyses()]
        expect([shown.length, found.length]).toEqual([COUNT, COUNT])
        // Of some the model may say what does not hold: those have the tables' score in both.
        expect(found.filter(({ source }) => source === 'model').length).toBeGreaterThan(COUNT * 0.8)
        const answered = ({ analysis }: ListingCard) => (analysis?.aiScores ? 'model' : 'rules')
        const cards = shown.map(({ analysis: _analysis, ...card }) => card)
        expect(byId(found.map(({ listing }) => listing))).toEqual(byId(cards))
        expect(new Map(found.map(({ listingId, source }) => [listingId, source]))).toEqual(
          new Map(shown.map((card) => [card.id, answered(card)])),
        )
        for (const { listing, commercialScore } of found) expect(commercialScore).toBe(listing.viabilityScore)
      },
      { within: 90_000 },
    )
    const [one] = await analyses()
    expect(listingCard.strict().parse(one!.listing)).toEqual(one!.listing)
  }, 120_000)

  it('say no more than once what is the same', async () => {
    const subjects = told.messages.map(({ subject }) => subject)
    expect(new Set(subjects).size).toBe(subjects.length)
    const listings = await catalogue.db.listing.findMany({ select: { version: true } })
    for (const { version } of listings) expect(version).toBeLessThanOrEqual(2)
  })
})
