import type { PublicListing } from '@storyright/contracts/events'
import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import { isStated } from '../reading/numbers-in-text.ts'
import type { Dimension } from './dimensions.ts'
import type { Facts } from './facts.ts'

export interface RuleStep {
  dimension: Dimension
  points: number
  /** Whether it comes from the market tables or the listing's own data. */
  from: 'market' | 'listing'
  /** Where the fact was found, if not in what the agent entered. */
  source?: EnrichmentSource
  text: string
  holds(facts: Facts): boolean
}

const step =
  (from: RuleStep['from']) =>
  (dimension: Dimension, points: number, text: string, holds: (facts: Facts) => boolean): RuleStep => ({
    dimension,
    points,
    from,
    text,
    holds,
  })
const market = step('market')
const own = step('listing')
const found = (source: EnrichmentSource, ...args: Parameters<typeof own>): RuleStep => ({ ...own(...args), source })

/**
 * What the rules know of a listing without a model, and what each fact adds to a dimension. The documents name the ten
 * dimensions and the 75 they begin at; the steps are ours. Nothing is taken away for what an agent left blank: that lowers the
 * confidence.
 */
export const ruleSteps: readonly RuleStep[] = [
  market('marketAppeal', 7, 'a genre score of 85 and more', ({ genre }) => genre >= 85),
  market('marketAppeal', 3, 'a genre score of 70 to 84', ({ genre }) => genre >= 70 && genre < 85),
  market('marketAppeal', -5, 'no genre of the table', ({ genre }) => genre < 65),
  own('marketAppeal', 3, 'sales figures named by the agent', ({ listing }) => isStated(listing.salesFigures)),

  market('adaptationFit', 8, 'a medium score of 90 and more', ({ mediumWithLength }) => mediumWithLength >= 90),
  market(
    'adaptationFit',
    5,
    'a medium score of 80 to 89',
    ({ mediumWithLength }) => mediumWithLength >= 80 && mediumWithLength < 90,
  ),
  market(
    'adaptationFit',
    -4,
    'a medium score of 55 to 64',
    ({ mediumWithLength }) => mediumWithLength >= 55 && mediumWithLength < 65,
  ),
  market('adaptationFit', -8, 'a medium score below 55', ({ mediumWithLength }) => mediumWithLength < 55),

  market('financialOutlook', 5, 'a genre score of 85 and more', ({ genre }) => genre >= 85),
  market('financialOutlook', 2, 'a genre score of 70 to 84', ({ genre }) => genre >= 70 && genre < 85),
  market('financialOutlook', -5, 'a genre score below 65', ({ genre }) => genre < 65),
  own('financialOutlook', 2, 'an asking price of £50,000 and less', ({ listing }) => asks(listing) <= 50_000),
  own('financialOutlook', -4, 'an asking price above £500,000', ({ listing }) => asks(listing) > 500_000),

  own('riskProfile', -5, 'a verified chain of title', ({ listing }) => listing.chainOfTitleVerified),
  own('riskProfile', 4, 'a chain of title not yet verified', ({ listing }) => !listing.chainOfTitleVerified),
  own('riskProfile', -3, 'attached talent named by the agent', ({ listing }) => isStated(listing.attachedTalent)),
  own('riskProfile', -3, 'a production company’s interest', ({ listing }) =>
    isStated(listing.productionCompanyInterest),
  ),
  own('riskProfile', 3, 'a work that is not finished', ({ listing }) => listing.publicationStatus === 'in-production'),
  own(
    'riskProfile',
    4,
    'rights that others may have as well',
    ({ listing }) => listing.exclusivity === 'non-exclusive',
  ),
  market('riskProfile', 4, 'the largest production budgets', ({ medium }) => medium >= 85),

  market('franchiseUpside', 5, 'a genre that carries series', ({ carriesSeries }) => carriesSeries),
  own('franchiseUpside', 4, 'a series or saga by its tags', ({ has }) => has(['series', 'saga', 'trilogy', 'sequel'])),
  own('franchiseUpside', 3, 'merchandising rights on offer', ({ listing }) => offers(listing, 'merchandising')),
  own('franchiseUpside', 2, 'a comic, a game or a toy', ({ listing }) =>
    ['comic', 'game', 'toy'].includes(listing.medium),
  ),
  own('franchiseUpside', -5, 'a life or an event told once', ({ has }) => has(['biography', 'memoir', 'documentary'])),
  own('franchiseUpside', -5, 'a short film', ({ listing }) => listing.medium === 'short_film'),

  own('audienceReach', 5, 'rights for the whole world', ({ listing }) => listing.territory.includes('Worldwide')),
  found('youtube', 'audienceReach', 4, 'a YouTube popularity of 60 and more', ({ listing }) =>
    atLeast(listing.youtubePopularityScore, 60),
  ),
  found('twitter', 'audienceReach', 4, 'a Twitter buzz of 60 and more', ({ listing }) =>
    atLeast(listing.twitterBuzzScore, 60),
  ),
  market('audienceReach', -5, 'no genre of the table', ({ genre }) => genre < 65),

  own('competitiveAdvantage', 7, 'awards named by the agent', ({ listing }) => isStated(listing.awards)),
  own('competitiveAdvantage', 3, 'exclusive rights', ({ listing }) => listing.exclusivity === 'exclusive'),
  market('competitiveAdvantage', -3, 'a genre that many compete in', ({ genre }) => genre >= 85),

  own('marketTiming', 5, 'a production company’s interest', ({ listing }) =>
    isStated(listing.productionCompanyInterest),
  ),
  found('twitter', 'marketTiming', 5, 'a Twitter buzz of 60 and more', ({ listing }) =>
    atLeast(listing.twitterBuzzScore, 60),
  ),

  own('culturalResonance', 4, 'a theme of public concern', ({ has }) =>
    has(['identity', 'class', 'social issues', 'justice', 'faith', 'freedom']),
  ),
  own('culturalResonance', 4, 'awards named by the agent', ({ listing }) => isStated(listing.awards)),
  found('twitter', 'culturalResonance', 3, 'book clubs that mention it', ({ listing }) =>
    atLeast(listing.twitterBookClubMentions, 1),
  ),

  own('platformSuitability', 5, 'streaming rights on offer', ({ listing }) => offers(listing, 'streaming')),
  own('platformSuitability', 3, 'television rights on offer', ({ listing }) => offers(listing, 'tv')),
  own('platformSuitability', -4, 'a rating for adults only', ({ listing }) =>
    ['NC-17', 'TV-MA'].includes(listing.contentRating ?? ''),
  ),
]

const atLeast = (value: number | null, least: number): boolean => value !== null && value >= least
const asks = ({ suggestedOfferMax }: PublicListing): number => suggestedOfferMax ?? Number.NaN
const offers = ({ rightsAvailable }: PublicListing, right: PublicListing['rightsAvailable'][number]): boolean =>
  rightsAvailable.includes(right)
