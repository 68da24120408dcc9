import type { EnrichedListing } from '@storyright/contracts/events'
import { enrichmentTimes } from '@storyright/contracts/vocabulary'
import { bareListing, fullListing, input } from '../../test/listings.ts'
import { enhancedAnalysisOf } from '../enhanced/enhanced-analysis.ts'
import { standardAnalysisOf } from '../standard/standard-analysis.ts'
import { readersRating } from './readers-rating.ts'
import { stillUsable, usableUntil, withFound } from './scored-listing.ts'

const at = '2026-11-03T10:00:00.000Z'
const found: EnrichedListing = {
  listingId: '1',
  mediumDetails: JSON.stringify({ averageRating: 4.5, ratingsCount: 120 }),
  booksFetchedAt: at,
  twitterMentions: 310,
  twitterBuzzScore: 61,
  twitterHasVerifiedMentions: true,
  twitterPublisherPromotion: false,
  twitterBookClubMentions: 2,
  twitterFetchedAt: at,
  youtubeTotalViews: 1_234_567,
  youtubeVideoCount: 4,
  youtubeAdaptationPotential: 40,
  youtubePopularityScore: 70,
  youtubeFetchedAt: at,
}
const daysLater = (days: number, more = 0) => new Date(Date.parse(at) + days * 86_400_000 + more)
const end = enrichmentTimes.keptDays
const fresh = daysLater(1)
const scored = (change: Partial<EnrichedListing> = {}, now = fresh) =>
  withFound(bareListing, { ...found, ...change }, now)
const standard = (listing: ReturnType<typeof scored>) => standardAnalysisOf(input({ listing }))
const enhanced = (listing: ReturnType<typeof scored>) => enhancedAnalysisOf(input({ listing }))
const confidence = (listing: ReturnType<typeof scored>) => standard(listing).forecasting.confidenceLevel

describe('a listing with what was found elsewhere', () => {
  it('has it, with the day on which it was fetched', () =>
    expect(scored()).toMatchObject({
      twitterMentions: 310,
      youtubePopularityScore: 70,
      mediumDetails: found.mediumDetails,
      foundAt: { books: at, youtube: at, twitter: at },
    }))

  it.each([
    ['to the last moment of its month', daysLater(end, -1), true],
    ['no longer then', daysLater(end), false],
    ['never afterwards', daysLater(end + 400), false],
  ])('has it %s', (_, now, isThere) => {
    const { twitterBuzzScore, youtubeTotalViews, mediumDetails, foundAt } = scored({}, now)
    for (const value of [twitterBuzzScore, youtubeTotalViews, mediumDetails, foundAt.youtube, foundAt.twitter])
      expect(value !== null).toBe(isThere)
  })

  it.each([
    ['youtubeFetchedAt', ['youtubeTotalViews', 'youtubeVideoCount', 'youtubePopularityScore']],
    ['twitterFetchedAt', ['twitterMentions', 'twitterBuzzScore', 'twitterBookClubMentions']],
    ['booksFetchedAt', ['mediumDetails']],
  ] as const)('loses by its own %s what that source told, and nothing else', (date, fields) => {
    const old = daysLater(-end).toISOString()
    for (const change of [{ [date]: old }, { [date]: null }]) {
      const gone = Object.entries(stillUsable({ ...found, ...change }, fresh)).filter(([, value]) => value === null)
      expect(gone.map(([name]) => name)).toEqual(expect.arrayContaining([...fields, date]))
      expect(gone.every(([name]) => name.startsWith(date.slice(0, 4)) || fields.includes(name as never))).toBe(true)
    }
  })

  it('has nothing that catalogue shows without its day', () => {
    const { foundAt: _days, ...shown } = fullListing
    expect(withFound(shown, null, fresh)).toMatchObject({
      twitterBuzzScore: null,
      youtubeTotalViews: null,
      mediumDetails: null,
      foundAt: { books: null, youtube: null, twitter: null },
    })
  })

  it('is to be looked at again when the first of it is too old', () => {
    const sooner = { ...found, twitterFetchedAt: daysLater(-2).toISOString() }
    expect(usableUntil(sooner, fresh)).toEqual(daysLater(end - 2))
    expect(usableUntil(sooner, daysLater(end - 2))).toEqual(daysLater(end))
    expect([usableUntil(sooner, daysLater(end)), usableUntil(null, fresh)]).toEqual([null, null])
  })
})

describe('what an analysis says of it', () => {
  it('names the source and the day beside each figure', () => {
    const { socialIntelligence, streamingDemand, provenance } = enhanced(scored())
    expect([socialIntelligence.contentMentions, socialIntelligence.viralPotential]).toEqual([310, 66])
    expect(streamingDemand.searchTrends).toBe('1,234,567 views of 4 videos on YouTube')
    expect(enhanced(scored({ youtubeVideoCount: 1 })).streamingDemand.searchTrends).toBe(
      '1,234,567 views of one video on YouTube',
    )
    expect(provenance['socialIntelligence.contentMentions']).toEqual({
      from: 'listing',
      says: 'Mentions in a week, from X, fetched 3 November 2026.',
    })
    expect(provenance['socialIntelligence.viralPotential']!.says).toBe(
      'The mean of 61 from X, fetched 3 November 2026 and 70 from YouTube, fetched 3 November 2026.',
    )
    expect(provenance['streamingDemand.searchTrends']!.says).toContain('from YouTube, fetched 3 November 2026')
    const { audience, provenance: bases } = standard(scored())
    expect(audience.marketPotential).toMatchObject({ reachability: 70, engagement: 61 })
    expect(bases['audience.marketPotential.reachability']!.says).toContain('from YouTube, fetched 3 November 2026')
    expect(bases['audience.marketPotential.engagement']!.says).toContain('from X, fetched 3 November 2026')
    expect(bases['aiScores.audienceReach']!.says).toContain(
      'a YouTube popularity of 60 and more (from YouTube, fetched 3 November 2026) +4',
    )
    expect(bases['aiScores.culturalResonance']!.says).toContain('(from X, fetched 3 November 2026)')
  })

  it.each([
    [1, 0],
    [3, 50],
    [4.5, 88],
    [5, 100],
  ])('counts a readers’ rating of %d as a sentiment of %d', (averageRating, sentiment) => {
    const details = JSON.stringify({ averageRating, ratingsCount: 1_310 })
    const { socialIntelligence, provenance } = enhanced(scored({ mediumDetails: details }))
    expect(socialIntelligence.sentimentScore).toBe(sentiment)
    expect(provenance['socialIntelligence.sentimentScore']).toEqual({
      from: 'listing',
      says: `Readers’ rating of ${averageRating} out of 5 (1,310 of them), from Google Books, fetched 3 November 2026.`,
    })
  })

  it('takes it for no finding where a source has nothing of the work', () => {
    const none = scored({
      ...{ youtubeTotalViews: 0, youtubeVideoCount: 0, youtubePopularityScore: 0 },
      ...{ twitterMentions: 0, twitterBuzzScore: 0, twitterBookClubMentions: 0 },
    })
    const { audience, provenance } = standard(none)
    expect(audience.marketPotential).toMatchObject({ reachability: 75, engagement: 82 })
    expect(provenance['audience.marketPotential.reachability']!.from).toBe('default')
    expect(enhanced(none).socialIntelligence).toMatchObject({ contentMentions: 0, viralPotential: 50 })
    expect(enhanced(none).streamingDemand.searchTrends).toBe('No video about it on YouTube')
    expect(confidence(none)).toBe(confidence(scored()))
  })

  it.each(['youtubeFetchedAt', 'twitterFetchedAt', 'booksFetchedAt'])(
    'is surer with each source, and as unsure when it is too old as when it is missing: %s',
    (date) => {
      const [without, old] = [scored({ [date]: null }), scored({ [date]: daysLater(-end).toISOString() })]
      expect(confidence(scored())).toBeGreaterThan(confidence(without))
      expect(confidence(old)).toBe(confidence(without))
    },
  )

  it('says so where nothing has come lately', () => {
    const { provenance } = enhanced(scored({}, daysLater(end)))
    expect(provenance['socialIntelligence.contentMentions']).toEqual({
      from: 'default',
      says: 'Not known: nothing from the last 30 days has come from X. No finding about this listing.',
    })
    expect(provenance['socialIntelligence.viralPotential']!.from).toBe('default')
    expect(standard(scored({}, daysLater(end))).provenance['forecasting.confidenceLevel']!.says).toContain('missing')
  })
})

describe('the readers’ rating in what a listing shows of its book', () => {
  it.each([
    [null, null],
    ['', null],
    ['no JSON', null],
    ['null', null],
    ['4.5', null],
    ['{"averageRating":"4.5"}', null],
    ['{"averageRating":0,"ratingsCount":120}', null],
    ['{"averageRating":9,"ratingsCount":120}', null],
    ['{"averageRating":4.5,"ratingsCount":4}', null],
    ['{"averageRating":4.5,"ratingsCount":5}', { average: 4.5, count: 5 }],
    ['{"averageRating":4.5,"ratingsCount":120}', { average: 4.5, count: 120 }],
    ['{"averageRating":4.5,"ratingsCount":null}', null],
  ])('in %j is %j', (details, rating) => expect(readersRating(details)).toEqual(rating))
})
