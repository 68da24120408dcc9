import type { PublicListing } from '@storyright/contracts/events'
import { mediums } from '@storyright/contracts/vocabulary'
import fc from 'fast-check'
import { answer, anyListing, bareListing, film, fullListing, input } from '../../test/listings.ts'
import { genreTable } from '../tables/genres.ts'
import { mediumScore } from '../tables/scores.ts'
import { standardAnalysisOf } from './standard-analysis.ts'

const analysisOf = (change: Partial<PublicListing> = {}) =>
  standardAnalysisOf(input({ listing: { ...fullListing, ...change } }))

describe('the standard analysis', () => {
  it('counts 75 without an answer, whatever the rules’ dimensions are, and says so', () => {
    const { viabilityScore, tier, source, model, aiScores, provenance } = analysisOf()
    expect({ viabilityScore, tier, source, model }).toEqual({
      viabilityScore: 88,
      tier: 'highly-viable',
      source: 'rules',
      model: null,
    })
    expect(aiScores.marketAppeal).toBe(85) // 75, genre +7, sales figures +3
    expect(provenance['aiScores.marketAppeal']).toEqual({
      from: 'listing',
      says: 'Begins at 75; a genre score of 85 and more +7; sales figures named by the agent +3.',
    })
    expect(provenance.viabilityScore!.says).toContain('No model has answered: its part counts 75')
  })

  it('takes the model’s scores, and names the model, its day and the quote', () => {
    const { viabilityScore, source, model, aiScores, provenance } = standardAnalysisOf(input({ answer: answer() }))
    expect(viabilityScore).toBe(89) // (88 + 100 + 78.8) / 3
    expect({ source, model }).toEqual({
      source: 'model',
      model: { name: 'sample-model', answeredAt: '2026-11-20T10:00:00.000Z', promptVersion: 'observe.v1' },
    })
    expect(aiScores.marketAppeal).toBe(84)
    expect(provenance['aiScores.marketAppeal']).toEqual({
      from: 'model',
      says: expect.stringContaining(
        'Model sample-model, 20 November 2026: clear hook +6 (“a coaster whose crew has vanished”, from the logline). Before that: Begins at 75',
      ),
    })
  })

  it('does not say of what a model found that nothing was found', () => {
    const observations = [
      { observation: 'timely_subject', quote: 'whose crew has vanished', field: 'logline' } as const,
    ]
    const { provenance } = standardAnalysisOf(input({ listing: bareListing, answer: answer({ observations }) }))
    expect(provenance['aiScores.marketTiming']).toEqual({
      from: 'model',
      says: expect.stringMatching(/from the logline\)\. Before that: \d+, where every title begins\.$/),
    })
  })

  it('never has a lower viability for a better genre', () =>
    fc.assert(
      fc.property(anyListing, fc.constantFrom(...genreTable), fc.constantFrom(...genreTable), (listing, one, other) => {
        const [worse, better] = one.score <= other.score ? [one, other] : [other, one]
        const viability = ({ words }: typeof one) =>
          standardAnalysisOf(input({ listing: { ...listing, genre: words[0]!, tags: [] } })).viabilityScore
        expect(viability(better)).toBeGreaterThanOrEqual(viability(worse))
      }),
    ))

  it('never has a lower viability for a better medium', () =>
    fc.assert(
      fc.property(anyListing, fc.constantFrom(...mediums), fc.constantFrom(...mediums), (listing, one, other) => {
        const [worse, better] = mediumScore(one) <= mediumScore(other) ? [one, other] : [other, one]
        const viability = (medium: PublicListing['medium']) =>
          standardAnalysisOf(input({ listing: { ...listing, medium, pageCount: null } })).viabilityScore
        expect(viability(better)).toBeGreaterThanOrEqual(viability(worse))
      }),
    ))

  it('shows what the forty nearest films returned, at the expected budget, with how such a range did', () => {
    const { forecasting, financial, provenance } = analysisOf()
    expect(forecasting.filmReturns).toEqual({
      films: 40,
      low: { multiple: 0.4, gross: Math.round(0.4 * financial.productionBudget) },
      middle: { multiple: 1.9, gross: Math.round(1.9 * financial.productionBudget) },
      high: { multiple: 6, gross: 6 * financial.productionBudget },
    })
    expect(provenance['forecasting.filmReturns']!.says).toContain(
      'Tested on 382 films from 2003 on, of which such a range held 83%; the rank correlation of its middle with what they returned is 0.13',
    )
    expect(provenance['forecasting.scenarios']!.says).toContain('by our tables, not calibrated')
    expect(standardAnalysisOf(input({ returned: null })).forecasting.filmReturns).toBeNull()
  })

  it('shows five films at most, as what they are', () => {
    const films = Array.from({ length: 7 }, (_, index) =>
      film({ title: `Film ${index}`, isGrossDomestic: index === 2 }),
    )
    const { forecasting, provenance } = standardAnalysisOf(input({ films }))
    expect(forecasting.comparableFilms.map(({ title }) => title)).toEqual([
      'Film 0',
      'Film 1',
      'Film 2',
      'Film 3',
      'Film 4',
    ])
    expect(forecasting.comparableFilms[0]).not.toHaveProperty('multiple')
    expect(provenance['forecasting.comparableFilms']).toEqual({
      from: 'films',
      says: '5 of the films in our data set, in US dollars of their time. Only the gross in the United States is known of Film 2.',
    })
    expect(standardAnalysisOf(input({ films: [] })).provenance['forecasting.comparableFilms']!.from).toBe('default')
  })
})

describe('the audience', () => {
  it('is the documented default of a listing that says nothing, and is marked as such', () => {
    const { audience, provenance } = analysisOf(bareListing)
    expect(audience).toMatchObject({
      size: { estimated: 2_500_000, confidence: 'Medium', basis: 'Genre Analysis' },
      demographics: {
        primaryAge: '25-44 years',
        genderSplit: '60% Female / 40% Male',
        socioeconomic: 'Middle to Upper-Middle Class',
        geography: ['UK', 'US', 'Australia', 'Canada'],
      },
      marketPotential: { reachability: 75, engagement: 82, monetisation: 68 },
    })
    for (const [path, { from, says }] of Object.entries(provenance).filter(([path]) => path.startsWith('audience.')))
      expect([path, from, says]).toEqual([path, 'default', expect.stringContaining('no finding about this one')])
  })

  it('is the agent’s own where the agent says something, and says whose it is', () => {
    const { audience, provenance } = analysisOf({ territory: ['United Kingdom', 'Ireland'] })
    expect(audience.demographics).toEqual({
      primaryAge: '35-54',
      genderSplit: 'Mostly female',
      socioeconomic: 'Higher incomes',
      geography: ['UK', 'Ireland'],
    })
    expect(audience.psychographics.interests).toEqual(['Sailing'])
    expect(audience.marketPotential).toEqual({ reachability: 44, engagement: 61, monetisation: 68 })
    expect(provenance['audience.demographics.primaryAge']).toEqual({
      from: 'listing',
      says: 'What the agent entered under the target demographic.',
    })
    expect(provenance['audience.demographics.geography']!.from).toBe('listing')
  })

  it.each([
    [{ genre: 'Crime', medium: 'book' }, 5_200_000],
    [{ genre: 'Crime', medium: 'stage' }, 2_600_000],
    [{ genre: 'Biography', medium: 'book' }, 2_100_000],
    [{ genre: 'Poetry', tags: ['thriller'], medium: 'podcast' }, 3_300_000],
  ] as const)('is as large as genre and medium say by our tables, and says so: %j', (change, estimated) => {
    const { audience, provenance } = analysisOf({ tags: [], ...change } as Partial<PublicListing>)
    expect(audience.size).toEqual({ estimated, confidence: 'Low', basis: 'Genre and Medium Tables' })
    expect(provenance['audience.size']).toEqual({ from: 'market', says: expect.stringContaining('By our tables:') })
  })

  it('takes ages from the agent’s words where no age range is given', () => {
    expect(analysisOf({ targetDemographic: null }).audience.demographics.primaryAge).toBe('35-65 years')
    expect(analysisOf({ targetDemographic: null }).provenance['audience.demographics.primaryAge']!.says).toContain(
      'target audience',
    )
  })
})

describe('a gate', () => {
  it.each<[string, Partial<PublicListing>]>([
    ['Viability', { genre: null, tags: [], medium: 'other' }],
    ['Genre demand', { genre: 'Comedy', tags: [] }],
    ['Medium readiness', { medium: 'podcast' }],
    ['Acceptable risk', {}],
    ['Screen rights on offer', { rightsAvailable: ['radio'] }],
    ['Screen rights on offer', { status: 'optioned' }],
    ['Chain of title', { chainOfTitleVerified: false }],
    ['Defined audience', { targetAudience: ' ', targetDemographic: null }],
    ['Pays back', { rightsAvailable: ['film'] }],
    ['Enough data', bareListing],
  ])('stops at %s with %j, and advice says what to do', (name, change) => {
    const passing = { ...fullListing, chainOfTitleVerified: true, medium: 'screenplay', pageCount: null } as const
    const risky = answer({ aiScores: { ...answer().aiScores, riskProfile: name === 'Acceptable risk' ? 41 : 40 } })
    const before = standardAnalysisOf(input({ listing: passing, answer: answer() }))
    const after = standardAnalysisOf(input({ listing: { ...passing, ...change }, answer: risky }))
    expect([before.gates[name], after.gates[name]]).toEqual([true, false])
    expect(after.recommendations.length).toBeGreaterThan(before.recommendations.length)
  })
})
