import type { PublicListing } from '@storyright/contracts/events'
import fc from 'fast-check'
import { anyListing, bareListing } from '../../test/listings.ts'
import { aiScore } from '../tables/scores.ts'
import { type Dimension, dimensionNames, startOf } from './dimensions.ts'
import { factsOf } from './facts.ts'
import { ruleSteps } from './rule-steps.ts'
import { rulesScores, stepsOf } from './rules-scores.ts'

const dimension = (name: Dimension, change: Partial<PublicListing>) => rulesScores({ ...bareListing, ...change })[name]

const samples: [Dimension, Partial<PublicListing>, number][] = [
  ['marketAppeal', { genre: 'Crime' }, 82],
  ['marketAppeal', { genre: 'Drama' }, 78],
  ['marketAppeal', { genre: 'Comedy' }, 75],
  ['marketAppeal', { genre: 'Poetry' }, 70],
  ['marketAppeal', { genre: 'Comedy', salesFigures: '1,000 copies' }, 78],
  ['marketAppeal', { genre: 'Comedy', salesFigures: 'None' }, 75],
  ['adaptationFit', { medium: 'comic' }, 83],
  ['adaptationFit', { medium: 'television' }, 80],
  ['adaptationFit', { medium: 'game' }, 75],
  ['adaptationFit', { medium: 'stage' }, 71],
  ['adaptationFit', { medium: 'other' }, 67],
  ['adaptationFit', { medium: 'book', pageCount: 60 }, 80],
  ['financialOutlook', { genre: 'Crime' }, 80],
  ['financialOutlook', { genre: 'Drama', suggestedOfferMax: 50_000 }, 79],
  ['financialOutlook', { genre: 'Drama', suggestedOfferMax: 50_001 }, 77],
  ['financialOutlook', { genre: 'Poetry', suggestedOfferMax: 500_001 }, 66],
  ['riskProfile', { medium: 'game' }, 29],
  ['riskProfile', { medium: 'game', chainOfTitleVerified: true }, 20],
  ['riskProfile', { medium: 'book' }, 33],
  ['riskProfile', { medium: 'game', exclusivity: 'non-exclusive', publicationStatus: 'in-production' }, 36],
  ['riskProfile', { medium: 'game', attachedTalent: 'A director', productionCompanyInterest: 'One' }, 23],
  ['franchiseUpside', { genre: 'Crime', tags: ['Crime', 'saga'] }, 84],
  ['franchiseUpside', { medium: 'toy', rightsAvailable: ['merchandising'] }, 80],
  ['franchiseUpside', { medium: 'short_film', genre: 'Memoir' }, 65],
  ['audienceReach', { genre: 'Drama', territory: ['Worldwide'] }, 80],
  ['audienceReach', { genre: 'Drama', youtubePopularityScore: 60, twitterBuzzScore: 60 }, 83],
  ['audienceReach', { genre: 'Drama', youtubePopularityScore: 59, twitterBuzzScore: 59 }, 75],
  ['audienceReach', {}, 70],
  ['competitiveAdvantage', { awards: 'A prize', exclusivity: 'exclusive' }, 85],
  ['competitiveAdvantage', { genre: 'Crime' }, 72],
  ['marketTiming', { productionCompanyInterest: 'One', twitterBuzzScore: 60 }, 85],
  ['culturalResonance', { tags: ['Justice'], awards: 'A prize', twitterBookClubMentions: 1 }, 86],
  ['platformSuitability', { rightsAvailable: ['streaming', 'tv'], contentRating: 'TV-MA' }, 79],
]

describe('the rules’ scores', () => {
  it('begin at 75, of the risk at 25, as a listing without an answer counts', () => {
    expect(dimensionNames.map(startOf)).toEqual([75, 75, 75, 25, 75, 75, 75, 75, 75, 75])
    expect(rulesScores(bareListing)).toMatchObject({ marketTiming: 75, platformSuitability: 75, franchiseUpside: 75 })
  })

  it.each(samples)('of %s with %j are %i', (name, change, expected) => expect(dimension(name, change)).toBe(expected))

  it('are tried here with every step', () => {
    const taken = new Set(samples.flatMap(([, change]) => stepsOf(factsOf({ ...bareListing, ...change }))))
    expect(ruleSteps.filter((step) => !taken.has(step)).map(({ text }) => text)).toEqual([])
  })

  it('stay within 0 and 100, and their AI score within 10 of the 75 without an answer', () =>
    fc.assert(
      fc.property(anyListing, (listing) => {
        const scores = rulesScores(listing)
        for (const name of dimensionNames)
          expect(scores[name]).toBe(Math.min(100, Math.max(0, Math.round(scores[name]))))
        expect(Math.abs(aiScore(scores) - 75)).toBeLessThanOrEqual(10)
      }),
      { numRuns: 1_000 },
    ))
})
