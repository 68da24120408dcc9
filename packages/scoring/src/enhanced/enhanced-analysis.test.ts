import type { PublicListing } from '@storyright/contracts/events'
import { answer, bareListing, fullListing, input } from '../../test/listings.ts'
import { enhancedAnalysisOf, enhancedTier } from './enhanced-analysis.ts'

const analysisOf = (change: Partial<PublicListing> = {}) =>
  enhancedAnalysisOf(input({ listing: { ...fullListing, ...change } }))

describe('the enhanced analysis', () => {
  it('has its own tiers, from 85, 70 and 50', () =>
    expect([85, 84, 70, 69, 50, 49].map((score) => enhancedTier(score))).toEqual([
      'Greenlight Ready',
      'Strong Potential',
      'Strong Potential',
      'Moderate Risk',
      'Moderate Risk',
      'High Risk',
    ]))

  it.each(['optioned', 'sold', 'loss'] as const)('never calls a title Greenlight Ready when it is %s', (obstacle) =>
    expect([100, 85, 84, 49].map((score) => enhancedTier(score, obstacle))).toEqual([
      'Strong Potential',
      'Strong Potential',
      'Strong Potential',
      'High Risk',
    ]),
  )

  it.each([
    ['2026', 100],
    ['2025-03-01', 100],
    ['2024', 85],
    ['March 2022', 70],
    ['2020', 55],
    ['2015', 40],
    ['2000', 25],
    ['1862', 25],
    ['20250301', 100],
    ['202203', 70],
    ['unknown', 50],
    [null, 50],
  ])('counts a publication of %s with %i', (publicationDate, recency) =>
    expect(analysisOf({ publicationDate }).static.publicationRecency).toBe(recency),
  )
  it('counts what is not published yet as new', () =>
    expect(analysisOf({ publicationDate: null, publicationStatus: 'unpublished' }).static.publicationRecency).toBe(100))

  it('knows of the author what the agent says, and says so', () => {
    const { talent, socialIntelligence, provenance } = analysisOf()
    expect(talent).toEqual({
      authorMarketValue: 95, // 40 + 20 + 15 + 15 + 5
      authorRecognition: 90, // 40 + 20 + 15 + 15
      adapterFit: 83,
      trackRecord: { previousAdaptations: 2, avgBoxOfficeMultiple: null, successRate: null },
    })
    expect(socialIntelligence).toEqual({
      authorSocialReach: 24_000,
      contentMentions: 310,
      viralPotential: 53,
      sentimentScore: 80,
    })
    expect(provenance['talent.authorMarketValue']!.says).toContain('sales figures +20')
    expect(provenance['socialIntelligence.authorSocialReach']!.from).toBe('listing')
  })

  it('marks all of it as default of a listing that says nothing', () => {
    const { talent, socialIntelligence, streamingDemand, provenance } = analysisOf(bareListing)
    expect(talent).toMatchObject({
      authorMarketValue: 40,
      authorRecognition: 40,
      trackRecord: { previousAdaptations: null },
    })
    expect(socialIntelligence).toMatchObject({ authorSocialReach: null, contentMentions: null, viralPotential: 50 })
    expect(streamingDemand.searchTrends).toBe('Not measured')
    expect(socialIntelligence.sentimentScore).toBe(50)
    const paths = [
      'talent.authorMarketValue',
      'socialIntelligence.viralPotential',
      'socialIntelligence.sentimentScore',
      'streamingDemand.searchTrends',
      'contentAnalysis.tone',
    ]
    expect(paths.map((path) => provenance[path]!.from)).toEqual(paths.map(() => 'default'))
  })

  it('suits only platforms whose rights are on offer', () => {
    const { streamingDemand, recommendations } = analysisOf({ rightsAvailable: ['streaming'] })
    expect(streamingDemand.platformSuitability).toEqual({ Cinema: 0, Streaming: 84, Television: 0, Digital: 0 })
    expect(recommendations).toEqual({
      releaseStrategy: 'Streaming first',
      platformStrategy: ['A streaming service’s commission or licence'],
    })
  })

  it.each<[Partial<PublicListing>, string]>([
    [{ rightsAvailable: ['film', 'streaming'] }, 'Cinemas first, then a streaming window'],
    [{ rightsAvailable: ['film'] }, 'Cinemas first'],
    [
      { rightsAvailable: ['film', 'streaming'], genre: 'Comedy', tags: [] },
      'Streaming first, with a short run in cinemas',
    ],
    [{ rightsAvailable: ['tv'] }, 'Television first'],
    [{ rightsAvailable: ['film'], genre: 'Comedy', tags: [] }, 'Festivals and a limited run in cinemas'],
    [{ rightsAvailable: ['radio'] }, 'Ask for screen rights first: none are on offer'],
  ])('plans the release by rights and box office: %j', (change, strategy) =>
    expect(analysisOf(change).recommendations.releaseStrategy).toBe(strategy),
  )

  it('moves character and plot by observations only', () => {
    const seen = { quote: 'any words of it', field: 'synopsis' } as const
    const observed = (['strong_central_character', 'clear_dramatic_structure', 'slow_opening'] as const).map(
      (observation) => ({ observation, ...seen }),
    )
    const { contentAnalysis, provenance } = enhancedAnalysisOf(input({ answer: answer({ observations: observed }) }))
    expect(contentAnalysis).toMatchObject({ characterAppeal: 70, plotStructure: 6, tone: 'Dark', targetRating: 'R' })
    expect(provenance['contentAnalysis.plotStructure']!.from).toBe('model')
    expect(analysisOf().contentAnalysis).toMatchObject({ characterAppeal: 50, plotStructure: 5 })
    expect(analysisOf().provenance['contentAnalysis.plotStructure']!.from).toBe('default')
  })

  it('names the risk, its factors and what lowers them', () => {
    const { riskAssessment } = analysisOf({ exclusivity: 'non-exclusive', attachedTalent: null })
    expect(riskAssessment).toEqual({
      overallRisk: 37,
      factors: { Market: 30, Rights: 70, Production: 79, Returns: 47, Data: 5 },
      mitigationStrategies: [
        'Have the chain of title verified, and ask for exclusivity.',
        'Write for fewer places and effects, or find a co-producer.',
      ],
    })
    expect(analysisOf({ chainOfTitleVerified: true }).riskAssessment.factors.Rights).toBe(10)
  })

  it('discounts what the scenarios bring by time and risk', () => {
    const { financial } = enhancedAnalysisOf(input({ answer: answer() }))
    const mean = Object.values(financial.scenarios).reduce(
      (sum, { gross, probability }) => sum + gross * probability,
      0,
    )
    expect(financial.riskAdjustedNPV).toBeCloseTo(
      Math.round(mean / (1 + 0.08 + 0.12 * 0.3) ** 3 - 39_583_334 / 0.79),
      -1,
    )
  })
})
