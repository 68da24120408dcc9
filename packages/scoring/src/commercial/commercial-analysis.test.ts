import type { PublicListing } from '@storyright/contracts/events'
import { answer, bareListing, fullListing, input } from '../../test/listings.ts'
import { complexityOf, marketSizeOf, roiPotentialOf } from './classes.ts'
import { commercialAnalysisOf } from './commercial-analysis.ts'
import { monetizationMethods } from './revenue-strategy.ts'

const analysisOf = (change: Partial<PublicListing> = {}) =>
  commercialAnalysisOf(input({ listing: { ...fullListing, ...change } }))

describe('the classes of the search', () => {
  it('change exactly at their borders', () => {
    expect([85, 84, 65, 64].map(marketSizeOf)).toEqual(['large', 'medium', 'medium', 'small'])
    expect([7_999_999, 8_000_000, 20_000_000, 20_000_001].map(complexityOf)).toEqual([
      'low',
      'medium',
      'medium',
      'high',
    ])
    expect([1.99, 2, 3.5, 3.51].map(roiPotentialOf)).toEqual(['low', 'medium', 'medium', 'high'])
  })
  it('come from genre score, expected budget and multiple', () => {
    expect(analysisOf()).toMatchObject({ marketSize: 'large', productionComplexity: 'high', roiPotential: 'high' })
    expect(analysisOf({ genre: 'Comedy', tags: [], medium: 'podcast' })).toMatchObject({
      marketSize: 'medium',
      productionComplexity: 'low',
      roiPotential: 'medium',
    })
    expect(analysisOf({ genre: null, tags: [], medium: 'other' }).marketSize).toBe('small')
  })
})

describe('the revenue strategy', () => {
  const rightsAvailable = ['film', 'tv', 'international', 'radio', 'merchandising'] as const
  const methods = (suggestedOfferMax: number | null, rights: PublicListing['rightsAvailable'] = [...rightsAvailable]) =>
    monetizationMethods({ suggestedOfferMax, rightsAvailable: rights })

  it('changes above 75,000 and above 35,000', () => {
    expect(methods(75_001)[0]).toBe('Wide theatrical release')
    expect([75_000, 35_001].map((asked) => methods(asked)[0])).toEqual([
      'Limited theatrical release',
      'Limited theatrical release',
    ])
    expect([35_000, null].map((asked) => methods(asked)[0])).toEqual([
      'Independent film and festivals',
      'Independent film and festivals',
    ])
  })
  it('names only what the rights on offer allow', () => {
    expect(methods(80_000, ['streaming'])).toEqual(['Global streaming or series licence'])
    expect(methods(80_000, [])).toEqual(['Ask for further rights first'])
  })
})

describe('a commercial analysis', () => {
  it('has the viability score, the dimensions and what is safe', () => {
    const found = commercialAnalysisOf(input({ answer: answer() }))
    expect(found).toMatchObject({
      listingId: '1',
      commercialScore: 89,
      marketAppeal: { score: 84, demographic: '35-54, Mostly female, Higher incomes' },
      adaptationPotential: { score: 83, mediumSuitability: 'Highly suitable' },
      revenueProjections: {
        score: 75,
        roiPotential: '3.75 times the option fee',
        marketComparables: ['The Fog Signal (2005)', 'Neap (2005)', 'Spring Tide (2005)'],
      },
      riskAssessment: { score: 70, label: 'Low Risk' },
      riskScore: 70,
      recommendedAction: 'Only at a smaller budget: with time and risk the forecast loses money',
      source: 'model',
    })
    expect(found.keyInsights).toEqual([
      'Genre score 88, medium score 95 for book.',
      'High potential: 80 and more.',
      'Strongest in Market Appeal, weakest in Risk Profile.',
      'Nearest film: The Fog Signal (2005).',
      'Confidence 95%: 100% of the data that we look for is there.',
    ])
  })
  it.each([
    [70, 'Low Risk'],
    [69, 'Moderate Risk'],
    [50, 'Moderate Risk'],
    [49, 'High Risk'],
  ])('calls a safety of %d %s, with the words of the other analyses', (safety, label) => {
    const aiScores = { ...answer().aiScores, riskProfile: 100 - safety }
    expect(commercialAnalysisOf(input({ answer: answer({ aiScores }) })).riskAssessment).toEqual({
      score: safety,
      label,
    })
  })
  it('takes the audience in the agent’s words, else the default, marked as such', () => {
    expect(analysisOf({ targetDemographic: null }).targetDemographic).toBe('Adults 35 to 65')
    const bare = analysisOf(bareListing)
    expect([bare.targetDemographic, bare.provenance.targetDemographic!.from]).toEqual(['25-44 years', 'default'])
  })
})
