import type { PublicListing } from '@storyright/contracts/events'
import fc from 'fast-check'
import { answer, anyListing, bareListing, fullListing, input } from '../../test/listings.ts'
import { enhancedAnalysisOf } from '../enhanced/enhanced-analysis.ts'
import { scenarioSteps } from '../money/scenarios.ts'
import { boxOfficeBand, budgetBand } from '../tables/bands.ts'
import { standardAnalysisOf } from './standard-analysis.ts'

const financialOf = (change: Partial<PublicListing>) =>
  standardAnalysisOf(input({ listing: { ...fullListing, ...change } })).financial

describe('the money of an analysis', () => {
  it('comes from the documented bands, in pounds, and in dollars at the configured rate', () => {
    const { financial } = standardAnalysisOf(input())
    expect(financial).toEqual({
      productionBudget: 31_666_667,
      breakEvenGross: 39_583_334, // and a quarter
      domesticGross: 3_520_000, // 40% of 8.8 million
      internationalGross: 5_280_000,
      streamingRevenue: 31_666_667, // 75% and 1.25 × 20% of the budget
      merchandisingRevenue: 1_760_000, // 20%: crime carries series
      forecastGross: 42_226_667,
      totalRevenue: 42_226_667,
      netProfit: 2_643_333,
      forecastMargin: 0.063,
      paybackPeriod: 52, // 18 + 36 × 39.6 ÷ 42.2
      irr: 0.022,
      roiScore: 75, // 3.75 of 5
    })
    const { financial: inDollars, exchange, provenance } = enhancedAnalysisOf(input())
    expect(inDollars.productionBudget).toEqual({ low: 18_987_342, expected: 40_084_389, high: 50_632_911 })
    expect(exchange).toEqual({ poundsPerUsd: 0.79, on: '2026-11-02' })
    expect(provenance['financial.productionBudget']!.says).toContain(
      'Converted at £0.79 for a dollar, the rate of 2 November 2026.',
    )
  })

  it.each<[Partial<PublicListing>, number]>([
    [{ rightsAvailable: ['film', 'streaming'] }, 1],
    [{ rightsAvailable: ['film', 'tv'] }, 0.9],
    [{ rightsAvailable: ['film', 'digital'] }, 0.75],
    [{ rightsAvailable: ['film'] }, 0.6],
  ])('has streaming at a share of the budget with %j', (change, share) => {
    const { streamingRevenue, productionBudget } = financialOf(change)
    expect(streamingRevenue! / productionBudget).toBeCloseTo(share, 5)
  })

  it('has merchandise only with the rights, and more in genres that carry series', () => {
    expect(financialOf({ rightsAvailable: ['film'] }).merchandisingRevenue).toBe(0)
    expect(financialOf({ genre: 'Thriller', tags: [], rightsAvailable: ['merchandising'] }).merchandisingRevenue).toBe(
      880_000,
    )
    expect(financialOf({ rightsAvailable: ['merchandising'] }).merchandisingRevenue).toBe(1_760_000)
  })

  it('has a loss as a loss, without payback or IRR, and names the budget that would pay', () => {
    const { financial, recommendations } = standardAnalysisOf(input({ listing: bareListing, films: [] }))
    expect(financial.netProfit).toBeLessThan(0)
    expect(financial).toMatchObject({ forecastMargin: 0, paybackPeriod: null, irr: null })
    expect(recommendations).toContainEqual(
      expect.stringMatching(/^At a budget of up to £\d+\.\d million the forecast would pay back\.$/),
    )
  })

  it('adds up for any listing', () =>
    fc.assert(
      fc.property(anyListing, fc.boolean(), (listing, isAnswered) => {
        const {
          financial,
          forecasting,
          static: scores,
        } = standardAnalysisOf(input({ listing, answer: isAnswered ? answer() : null }))
        const boxOffice = boxOfficeBand(scores.genreScore)
        const { domesticGross, internationalGross, streamingRevenue, merchandisingRevenue } = financial
        expect(domesticGross! + internationalGross!).toBe(boxOffice.value)
        expect(boxOffice.value + streamingRevenue! + merchandisingRevenue!).toBe(financial.forecastGross)
        expect(financial.totalRevenue).toBe(financial.forecastGross)
        const band = budgetBand(scores.mediumScore)
        expect(financial.productionBudget).toBeGreaterThanOrEqual(band.low)
        expect(financial.productionBudget).toBeLessThanOrEqual(band.high)
        expect(financial.netProfit).toBe(financial.forecastGross - financial.breakEvenGross)
        expect(financial.paybackPeriod === null).toBe(financial.netProfit! < 0)
        expect(Number.isInteger(financial.paybackPeriod ?? 0)).toBe(true)
        const { conservative, expected, optimistic } = forecasting.scenarios
        expect(expected.gross).toBe(financial.forecastGross)
        expect(conservative.gross).toBeLessThanOrEqual(expected.gross)
        expect(optimistic.gross).toBeGreaterThanOrEqual(expected.gross)
        expect(conservative.probability + expected.probability + optimistic.probability).toBe(1)
      }),
    ))
})

describe('the scenarios', () => {
  it('are the foot, the place and the top of the band, with other revenue a quarter less and more', () =>
    expect(standardAnalysisOf(input()).forecasting.scenarios).toEqual({
      conservative: { gross: 8_000_000 + 25_070_000, probability: 0.2 }, // 0.75 × (31,666,667 + 1,760,000)
      expected: { gross: 42_226_667, probability: 0.6 },
      optimistic: { gross: 12_000_000 + 41_783_334, probability: 0.2 },
    }))

  it.each(scenarioSteps)(
    'from a confidence of $from have probabilities that make exactly 1',
    ({ is: [low, middle, high] }) => expect(low + middle + high).toBe(1),
  )
  it('are surer of the middle the more is known', () =>
    expect(scenarioSteps.map(({ is }) => is[1])).toEqual([0.6, 0.5, 0.4]))
})

describe('the currencies of an analysis', () => {
  it('never have the same digits: each amount in dollars is the amount in pounds, converted', () =>
    fc.assert(
      fc.property(anyListing, fc.double({ min: 0.5, max: 0.95, noNaN: true }), (listing, poundsPerUsd) => {
        const given = input({ listing, rate: { poundsPerUsd, on: '2026-11-02' } })
        const [pounds, dollars] = [standardAnalysisOf(given), enhancedAnalysisOf(given)]
        const pairs = [
          [pounds.financial.productionBudget, dollars.financial.productionBudget.expected],
          ...(['conservative', 'expected', 'optimistic'] as const).map((name) => [
            pounds.forecasting.scenarios[name].gross,
            dollars.financial.scenarios[name]!.gross,
          ]),
        ]
        for (const [inPounds, inDollars] of pairs) {
          expect(inDollars).toBe(Math.round(inPounds! / poundsPerUsd))
          expect(inDollars).not.toBe(inPounds)
        }
      }),
    ))
})

describe('the place inside a budget band', () => {
  const budgetOf = (change: Partial<PublicListing>) =>
    financialOf({ genre: 'Crime', subgenre: null, tags: [], pageCount: 320, logline: null, ...change }).productionBudget

  it('follows pages, genre and medium, so that a picture book and a war epic differ', () => {
    const [picture, usual, epic] = [
      budgetOf({ genre: 'Children’s', pageCount: 32 }),
      budgetOf({}),
      budgetOf({ genre: 'Historical', tags: ['war'], pageCount: 900 }),
    ]
    expect(picture).toBeLessThan(usual - 5_000_000)
    expect(epic).toBeGreaterThan(usual + 5_000_000)
    expect(budgetOf({ medium: 'short_film' })).toBeLessThan(budgetOf({ medium: 'television' }))
  })

  it('follows what the model observed, named with its quote, and words only where no model has answered', () => {
    const listing = { ...fullListing, tags: ['voyage'] }
    const seenIn = { quote: 'all in one lighthouse', field: 'synopsis' } as const
    const observations = [{ observation: 'contained_setting' as const, ...seenIn }]
    const seen = standardAnalysisOf(input({ listing, answer: answer({ observations }) }))
    const unseen = standardAnalysisOf(input({ listing }))
    expect(seen.financial.productionBudget).toBe(31_666_667 - 2_500_000)
    expect(unseen.financial.productionBudget).toBe(31_666_667 + 2_000_000)
    expect(seen.provenance['financial.productionBudget']!.says).toContain(
      'one place or a few −10 (contained setting, by the model sample-model: “all in one lighthouse”, from the synopsis)',
    )
    expect(unseen.provenance['financial.productionBudget']!.says).toContain('many locations +8')
  })

  it('stays in the documented band, whatever moves it', () =>
    expect([
      budgetOf({
        genre: 'War',
        tags: ['war', 'fantasy', 'dragon', 'victorian', 'voyage', 'dynasty'],
        pageCount: 2_000,
      }),
      budgetOf({ genre: 'Documentary', tags: ['documentary', 'house', 'monologue', 'contemporary'], pageCount: 10 }),
    ]).toEqual([40_000_000, 15_000_000]))
})
