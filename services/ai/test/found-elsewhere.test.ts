import {
  type AnalysedListing,
  type EnrichedListing,
  type Envelope,
  enrichmentSnapshot,
  listingDeleted,
  listingEnriched,
} from '@storyright/contracts/events'
import type { CommercialAnalysis, EnhancedAnalysis, StandardAnalysis } from '@storyright/contracts/http'
import {
  eventually,
  publishedListing,
  type Recording,
  recordEvents,
  type TestSandbox,
  testSandbox,
} from '@storyright/testing'
import { analysisRows } from '../src/analyses/analysis-rows.ts'
import { enrichmentRows } from '../src/enrichment/enrichment-rows.ts'
import { type Ai, startAi } from './harness.ts'

const DAY_MS = 86_400_000
let passed = 0
const clock = () => new Date(Date.now() + passed)

let ai: Ai
let sandbox: TestSandbox
let told: Recording<Envelope<AnalysedListing>>
beforeAll(async () => {
  sandbox = await testSandbox()
  ai = await startAi({ sandbox, clock })
  told = await recordEvents(ai.natsUrl, 'ai.listing.>')
})
afterAll(async () => {
  await told?.stop()
  await ai?.stop()
  await sandbox?.stop()
})

const began = Date.now()
const daysAgo = (days: number) => new Date(began - days * DAY_MS).toISOString()
const foundOf = (listingId: string, change: Partial<EnrichedListing> = {}): EnrichedListing => ({
  ...{ listingId, mediumDetails: null, booksFetchedAt: null },
  ...{ twitterMentions: 310, twitterBuzzScore: 64, twitterHasVerifiedMentions: true },
  ...{ twitterPublisherPromotion: false, twitterBookClubMentions: 2, twitterFetchedAt: daysAgo(2) },
  ...{ youtubeTotalViews: 5_000, youtubeVideoCount: 3, youtubeAdaptationPotential: 61 },
  ...{ youtubePopularityScore: 72, youtubeFetchedAt: daysAgo(3) },
  ...change,
})
const say = (listingId: string, version: number, change: Partial<EnrichedListing> = {}, event = listingEnriched) => {
  const data = { ...foundOf(listingId, change), id: listingId }
  return ai.say<typeof data>(event as never, version, data)
}
const standard = async (id: string): Promise<StandardAnalysis> =>
  (await ai.get(`/api/commercial-analysis/${id}`)).json()
const enhanced = async (id: string): Promise<EnhancedAnalysis> => (await ai.get(`/api/enhanced-analysis/${id}`)).json()
const revision = async (id: string) => (await analysisRows.of(ai.db).findOne({ _id: id }))!.revision
const toldOf = (id: string) => told.messages.filter(({ subject }) => subject === id)
const asked = async (): Promise<number> =>
  ((await (await fetch(`${sandbox.url}/control/model`)).json()) as { asked: unknown[] }).asked.length
/** A listing that the model has answered on. */
async function answered(title: string) {
  const description = 'A detective must find her missing sister before the storm cuts the island off.'
  const listing = await ai.addListing({ title, description, genre: 'Thriller', tags: ['Thriller'] })
  await eventually(() => expect(toldOf(listing.id)).toHaveLength(1), { within: 20_000 })
  return listing
}

describe('what was found elsewhere about a listing', () => {
  it('is used with its date, changes the analysis once and is told once, without asking the model again', async () => {
    const { id } = await answered('The Lamp Room')
    const [before, analysis, calls] = [await revision(id), await standard(id), await asked()]
    await say(id, 1)
    await eventually(() => expect(toldOf(id)).toHaveLength(2))
    const after = await standard(id)
    expect(after.aiScores.audienceReach! - analysis.aiScores.audienceReach!).toBe(8)
    expect(after.provenance['aiScores.audienceReach']!.says).toMatch(/from YouTube, fetched \d+ \w+ 20\d\d/)
    expect(after.forecasting.confidenceLevel).toBeGreaterThan(analysis.forecasting.confidenceLevel)
    expect(after.viabilityScore).toBe(analysis.viabilityScore)
    expect(toldOf(id).at(-1)!.data.aiScores).toEqual(after.aiScores)
    expect((await enhanced(id)).socialIntelligence).toMatchObject({ contentMentions: 310, viralPotential: 68 })

    // The same once more, in a new version, from republishing and in an older one: nothing is another one by it.
    await say(id, 2)
    await say(id, 3, {}, enrichmentSnapshot)
    await say(id, 1, { twitterBuzzScore: 1 })
    expect(await standard(id)).toEqual(after)
    expect([await revision(id), toldOf(id).length, await asked()]).toEqual([before + 1, 2, calls])
  })

  it('is used when it was told before the listing was', async () => {
    const listing = publishedListing('8001')
    await say(listing.id, 1)
    await ai.addListing(listing)
    expect((await enhanced(listing.id)).socialIntelligence.contentMentions).toBe(310)
  })

  it('is not used as catalogue shows it, which does not say of what day it is', async () => {
    const figures = { twitterMentions: 99, twitterBuzzScore: 90, youtubeTotalViews: 7, youtubePopularityScore: 90 }
    const { id } = await ai.addListing({ ...figures, aiConsent: false })
    const { socialIntelligence, streamingDemand } = await enhanced(id)
    expect([socialIntelligence, streamingDemand]).toMatchObject([
      { contentMentions: null, viralPotential: 50 },
      { searchTrends: 'Not measured' },
    ])
    const { analyses } = (await ai.get('/api/commercial-analysis/batch?limit=10')).json<{
      analyses: CommercialAnalysis[]
    }>()
    expect(analyses.find(({ listingId }) => listingId === id)?.listing).toMatchObject(figures)
  })

  it('is missing without anybody being hindered: analyses are made without it, and say so', async () => {
    const { id } = await ai.addListing()
    const { provenance } = await enhanced(id)
    expect(provenance['socialIntelligence.contentMentions']).toMatchObject({
      from: 'default',
      says: expect.stringContaining('nothing from the last 30 days has come from X'),
    })
  })

  it('is kept of a deleted listing for the day it is restored', async () => {
    const listing = await ai.addListing({ aiConsent: false })
    await ai.say(listingDeleted, 2, listing)
    await say(listing.id, 1)
    await ai.changeListing(listing, 3)
    expect((await enhanced(listing.id)).socialIntelligence.contentMentions).toBe(310)
  })

  it('is used no longer than it may be kept, even if nobody says so, and then forgotten', async () => {
    const { id } = await answered('The Second Lamp')
    const bare = await standard(id)
    await say(id, 1, { twitterFetchedAt: daysAgo(29), youtubeFetchedAt: daysAgo(1) })
    await eventually(() => expect(toldOf(id)).toHaveLength(2))
    const whole = await standard(id)
    const described = async () =>
      (await ai.get('/api/commercial-analysis/search?limit=100'))
        .json<{ analyses: CommercialAnalysis[] }>()
        .analyses.find(({ listingId }) => listingId === id)!.keyInsights
    const insights = await described()

    passed += 1.5 * DAY_MS
    const partly = await standard(id)
    expect(partly.provenance['audience.marketPotential.engagement']!.from).toBe('default')
    expect(partly.provenance['audience.marketPotential.reachability']!.says).toContain('from YouTube')
    const level = ({ forecasting }: StandardAnalysis) => forecasting.confidenceLevel
    expect(level(partly)).toBeLessThan(level(whole))
    expect(level(partly)).toBeGreaterThan(level(bare))
    expect(await described()).not.toEqual(insights)

    await ai.restart() // the first round of the background
    await eventually(
      async () => expect((await enrichmentRows.of(ai.db).findOne({ _id: id }))?.found.twitterMentions).toBeNull(),
      {
        within: 20_000,
      },
    )
    await eventually(() => expect(toldOf(id)).toHaveLength(3), { within: 20_000 })
    const row = (await analysisRows.of(ai.db).findOne({ _id: id }))!
    expect(row.staleAt!.getTime()).toBeGreaterThan(clock().getTime() + 20 * DAY_MS)
    const again = await standard(id)
    expect(toldOf(id).at(-1)!.data.aiScores).toEqual(again.aiScores)
    expect(again).toMatchObject({ aiScores: partly.aiScores, audience: partly.audience })
  })
})
