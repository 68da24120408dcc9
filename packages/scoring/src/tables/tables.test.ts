import { type Medium, viabilityBand } from '@storyright/contracts/vocabulary'
import fc from 'fast-check'
import {
  aiScore,
  boxOfficeBand,
  budgetBand,
  genreScore,
  isHighPotential,
  lengthBonus,
  matchLabel,
  mediumScore,
  offerTier,
  riskLabel,
  roiMultiple,
  scoreColour,
  strengthLabel,
  viabilityScore,
} from '../index.ts'

const ai = { marketAppeal: 80, adaptationFit: 70, financialOutlook: 60, riskProfile: 30, franchiseUpside: 50 }

describe('the genre score', () => {
  it.each([
    ['Fantasy', 95],
    ['Young Adult', 95],
    ['Thriller', 88],
    ['Mystery', 88],
    ['Crime', 88],
    ['Horror', 85],
    ['Sci-Fi', 82],
    ['Action', 80],
    ['Adventure', 80],
    ['Drama', 75],
    ['Romance', 75],
    ['Biography', 70],
    ['Historical', 70],
    ['Comedy', 65],
  ])('gives %s %i', (genre, score) => expect(genreScore(genre, [])).toBe(score))

  it.each([
    ['science fiction', 82],
    ['YA', 95],
    ['True Crime', 88],
    ['Memoir', 70],
  ])('knows the synonym %s', (genre, score) => expect(genreScore(genre, [])).toBe(score))

  it('takes the highest match of genre and tags', () =>
    expect(genreScore('Comedy', ['seaside', 'epic fantasy'])).toBe(95))
  it('matches whole words only', () => expect(genreScore('Poetry', ['actionable', 'yacht'])).toBe(55))
  it('gives 55 to a genre without a match and 50 to none', () => {
    expect(genreScore('Poetry', [])).toBe(55)
    expect(genreScore(null, ['seaside'])).toBe(50)
    expect(genreScore(' ', [])).toBe(50)
  })
})

describe('the medium score', () => {
  it.each<[Medium, number]>([
    ['book', 95],
    ['comic', 90],
    ['screenplay', 85],
    ['television', 80],
    ['short_film', 75],
    ['game', 70],
    ['podcast', 65],
    ['stage', 60],
    ['toy', 55],
    ['other', 50],
    ['digital_content', 45],
  ])('gives %s %i', (medium, score) => expect(mediumScore(medium)).toBe(score))

  it.each([
    [99, -10],
    [100, 0],
    [199, 0],
    [200, 5],
    [400, 5],
    [401, 0],
    [500, 0],
    [501, -5],
  ])('has a length bonus for a book of %i pages of %i', (pages, bonus) =>
    expect(lengthBonus('book', pages)).toBe(bonus),
  )
  it('has no length bonus for other mediums or unknown lengths', () => {
    expect(lengthBonus('screenplay', 90)).toBe(0)
    expect(lengthBonus('book', null)).toBe(0)
  })
})

describe('the overall score', () => {
  it('uses 75 until the model has answered, then the mean with risk counted against', () => {
    expect(aiScore(null)).toBe(75)
    expect(aiScore(ai)).toBe(66)
  })
  it('is the rounded mean of the three', () =>
    expect(viabilityScore({ genre: 88, medium: 85, lengthBonus: 0, ai: 75 })).toBe(83))
  it('keeps medium and bonus within 100', () =>
    expect(viabilityScore({ genre: 100, medium: 98, lengthBonus: 5, ai: 100 })).toBe(100))
})

describe('the ROI multiple', () => {
  it('starts at 2.5', () => expect(roiMultiple({ genreScore: 55, viabilityScore: 50, description: '' })).toBe(2.5))
  it('rises with genre, score and words of the description', () =>
    expect(roiMultiple({ genreScore: 70, viabilityScore: 70, description: 'A prize-winning bestseller' })).toBe(3.45))
  it.each([
    [84, 70, 3.15],
    [85, 84, 3.4],
    [85, 85, 3.75],
    [69, 69, 2.5],
    [54, 50, 2.25],
  ])('of a genre score of %i and a viability of %i is %d', (genre, viability, multiple) =>
    expect(roiMultiple({ genreScore: genre, viabilityScore: viability, description: '' })).toBe(multiple),
  )
  it('counts four groups of words at most', () => {
    const description = 'A prize-winning bestseller, first of a series, a worldwide franchise, based on a true story'
    expect(roiMultiple({ genreScore: 55, viabilityScore: 50, description })).toBe(3.1)
  })
  it('falls for weak scores', () =>
    expect(roiMultiple({ genreScore: 50, viabilityScore: 49, description: '' })).toBe(1.75))
  it('never exceeds 5 and never changes for the same listing', () =>
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.string(), (genre, viability, description) => {
        const listing = { genreScore: genre, viabilityScore: viability, description }
        const multiple = roiMultiple(listing)
        expect(multiple).toBeLessThanOrEqual(5)
        expect(multiple).toBeGreaterThan(0)
        expect(roiMultiple(listing)).toBe(multiple)
      }),
    ))
})

describe('money bands', () => {
  it.each([
    [85, 8, 12],
    [84, 5, 8],
    [70, 5, 8],
    [69, 2, 5],
    [55, 2, 5],
    [54, 1, 2],
  ])('put a genre score of %i at %i to %i million', (score, low, high) =>
    expect(boxOfficeBand(score)).toMatchObject({ low: low * 1e6, high: high * 1e6 }),
  )
  it.each([
    [85, 15, 40],
    [84, 8, 20],
    [70, 8, 20],
    [69, 3, 10],
    [55, 3, 10],
    [54, 1, 5],
  ])('put a medium score of %i at a budget of %i to %i million', (score, low, high) =>
    expect(budgetBand(score)).toMatchObject({ low: low * 1e6, high: high * 1e6 }),
  )
  it('stay within the band and grow with the score inside it', () =>
    fc.assert(
      fc.property(fc.nat(99), (score) => {
        for (const bandOf of [boxOfficeBand, budgetBand]) {
          const [band, next] = [bandOf(score), bandOf(score + 1)]
          expect(band.value).toBe(Math.min(band.high, Math.max(band.low, band.value)))
          if (band.low === next.low) expect(next.value).toBeGreaterThan(band.value)
        }
      }),
    ))
  it('never fall in the box office, whose bands follow each other', () =>
    fc.assert(
      fc.property(fc.nat(99), (score) =>
        expect(boxOfficeBand(score + 1).value).toBeGreaterThanOrEqual(boxOfficeBand(score).value),
      ),
    ))
  it('start at the band’s foot and grow with the score', () => {
    expect(budgetBand(70).value).toBe(8_000_000)
    expect(budgetBand(100).value).toBe(40_000_000)
    expect(budgetBand(80).value).toBeGreaterThan(budgetBand(75).value)
  })
})

describe('labels', () => {
  it.each([
    [100_001, 'Premium'],
    [100_000, 'Professional'],
    [50_000, 'Commercial'],
    [25_000, 'Standard'],
    [10_000, 'Emerging'],
  ])('call an offer of %i %s', (maximum, tier) => expect(offerTier(maximum)).toBe(tier))

  it('change exactly at their borders', () => {
    expect([85, 84, 70, 69, 55, 54].map(strengthLabel)).toEqual([
      'Exceptional Potential',
      'Strong Viability',
      'Strong Viability',
      'Moderate Appeal',
      'Moderate Appeal',
      'High Risk',
    ])
    expect([85, 84, 70, 69, 50, 49].map(viabilityBand)).toEqual([
      'highly-viable',
      'viable',
      'viable',
      'cautionary',
      'cautionary',
      'high-risk',
    ])
    expect([80, 79, 60, 59].map(scoreColour)).toEqual(['green', 'yellow', 'yellow', 'red'])
    expect([80, 79].map(isHighPotential)).toEqual([true, false])
    expect([80, 79, 60, 59].map(matchLabel)).toEqual(['high', 'medium', 'medium', 'low'])
    expect([70, 69, 50, 49].map(riskLabel)).toEqual(['Low', 'Moderate', 'Moderate', 'High'])
  })
})
