import type { PublicListing } from '@storyright/contracts/events'
import { wordsOf } from '../genres.ts'
import { genreScore, lengthBonus, mediumScore } from '../scores.ts'
import type { Dimension } from './dimensions.ts'

/** What the steps look at. */
export interface Facts {
  listing: PublicListing
  genre: number
  /** With the length bonus. */
  medium: number
  has(...words: string[]): boolean
}

export interface RuleStep {
  dimension: Dimension
  points: number
  says: string
  holds(facts: Facts): boolean
}

const step = (dimension: Dimension, points: number, says: string, holds: (facts: Facts) => boolean): RuleStep => ({
  dimension,
  points,
  says,
  holds,
})

/**
 * What the rules know of a listing without a model, and what each fact adds to a dimension. The documents name the ten
 * dimensions and the 75 they begin at; the steps are ours. Nothing is taken away for what an agent left blank: that lowers the
 * confidence.
 */
export const ruleSteps: readonly RuleStep[] = [
  step('marketAppeal', 7, 'a genre score of 85 and more', ({ genre }) => genre >= 85),
  step('marketAppeal', 3, 'a genre score of 70 to 84', ({ genre }) => genre >= 70 && genre < 85),
  step('marketAppeal', -5, 'no genre of the table', ({ genre }) => genre < 65),
  step('marketAppeal', 3, 'sales figures named by the agent', ({ listing }) => said(listing.salesFigures)),

  step('adaptationFit', 8, 'a medium score of 90 and more', ({ medium }) => medium >= 90),
  step('adaptationFit', 5, 'a medium score of 80 to 89', ({ medium }) => medium >= 80 && medium < 90),
  step('adaptationFit', -4, 'a medium score of 55 to 64', ({ medium }) => medium >= 55 && medium < 65),
  step('adaptationFit', -8, 'a medium score below 55', ({ medium }) => medium < 55),

  step('financialOutlook', 5, 'a genre score of 85 and more', ({ genre }) => genre >= 85),
  step('financialOutlook', 2, 'a genre score of 70 to 84', ({ genre }) => genre >= 70 && genre < 85),
  step('financialOutlook', -5, 'a genre score below 65', ({ genre }) => genre < 65),
  step('financialOutlook', 2, 'an asking price of £50,000 and less', ({ listing }) => asks(listing) <= 50_000),
  step('financialOutlook', -4, 'an asking price above £500,000', ({ listing }) => asks(listing) > 500_000),

  step('riskProfile', -5, 'a verified chain of title', ({ listing }) => listing.chainOfTitleVerified),
  step('riskProfile', 4, 'a chain of title not yet verified', ({ listing }) => !listing.chainOfTitleVerified),
  step('riskProfile', -3, 'attached talent named by the agent', ({ listing }) => said(listing.attachedTalent)),
  step('riskProfile', -3, 'a production company’s interest', ({ listing }) => said(listing.productionCompanyInterest)),
  step('riskProfile', 3, 'a work that is not finished', ({ listing }) => listing.publicationStatus === 'in-production'),
  step(
    'riskProfile',
    4,
    'rights that others may have as well',
    ({ listing }) => listing.exclusivity === 'non-exclusive',
  ),
  step('riskProfile', 4, 'the largest production budgets', ({ medium }) => medium >= 85),

  step('franchiseUpside', 5, 'a genre that carries series', ({ has }) =>
    has(
      'fantasy',
      'sci fi',
      'science fiction',
      'young adult',
      'crime',
      'mystery',
      'detective',
      'adventure',
      'children s',
    ),
  ),
  step('franchiseUpside', 4, 'a series or saga by its tags', ({ has }) => has('series', 'saga', 'trilogy', 'sequel')),
  step('franchiseUpside', 3, 'merchandising rights on offer', ({ listing }) => offers(listing, 'merchandising')),
  step('franchiseUpside', 2, 'a comic, a game or a toy', ({ listing }) =>
    ['comic', 'game', 'toy'].includes(listing.medium),
  ),
  step('franchiseUpside', -5, 'a life or an event told once', ({ has }) => has('biography', 'memoir', 'documentary')),
  step('franchiseUpside', -5, 'a short film', ({ listing }) => listing.medium === 'short_film'),

  step('audienceReach', 5, 'rights for the whole world', ({ listing }) => listing.territory.includes('Worldwide')),
  step('audienceReach', 4, 'a YouTube popularity of 60 and more', ({ listing }) =>
    atLeast(listing.youtubePopularityScore, 60),
  ),
  step('audienceReach', 4, 'a Twitter buzz of 60 and more', ({ listing }) => atLeast(listing.twitterBuzzScore, 60)),
  step('audienceReach', -5, 'no genre of the table', ({ genre }) => genre < 65),

  step('competitiveAdvantage', 7, 'awards named by the agent', ({ listing }) => said(listing.awards)),
  step('competitiveAdvantage', 3, 'exclusive rights', ({ listing }) => listing.exclusivity === 'exclusive'),
  step('competitiveAdvantage', -3, 'a genre that many compete in', ({ genre }) => genre >= 85),

  step('marketTiming', 5, 'a production company’s interest', ({ listing }) => said(listing.productionCompanyInterest)),
  step('marketTiming', 5, 'a Twitter buzz of 60 and more', ({ listing }) => atLeast(listing.twitterBuzzScore, 60)),

  step('culturalResonance', 4, 'a theme of public concern', ({ has }) =>
    has('identity', 'class', 'social issues', 'justice', 'faith', 'freedom'),
  ),
  step('culturalResonance', 4, 'awards named by the agent', ({ listing }) => said(listing.awards)),
  step('culturalResonance', 3, 'book clubs that mention it', ({ listing }) =>
    atLeast(listing.twitterBookClubMentions, 1),
  ),

  step('platformSuitability', 5, 'streaming rights on offer', ({ listing }) => offers(listing, 'streaming')),
  step('platformSuitability', 3, 'television rights on offer', ({ listing }) => offers(listing, 'tv')),
  step('platformSuitability', -4, 'a rating for adults only', ({ listing }) =>
    ['NC-17', 'TV-MA'].includes(listing.contentRating ?? ''),
  ),
]

export function factsOf(listing: PublicListing): Facts {
  const texts = [listing.genre ?? '', ...listing.tags].map((text) => ` ${wordsOf(text)} `)
  return {
    listing,
    genre: genreScore(listing.genre, listing.tags),
    medium: mediumScore(listing.medium) + lengthBonus(listing.medium, listing.pageCount),
    has: (...words) => words.some((word) => texts.some((text) => text.includes(` ${word} `))),
  }
}

const said = (text: string | null): boolean => Boolean(text?.trim())
const atLeast = (value: number | null, least: number): boolean => value !== null && value >= least
const asks = ({ suggestedOfferMax }: PublicListing): number => suggestedOfferMax ?? Number.NaN
const offers = ({ rightsAvailable }: PublicListing, right: PublicListing['rightsAvailable'][number]): boolean =>
  rightsAvailable.includes(right)
