import type { AnalysisInput } from '../analysis-input.ts'
import { readersRating } from '../enrichment/readers-rating.ts'
import { type Steps, stepAt } from '../tables/step.ts'

/**
 * Confidence = 20 + 0.6 × data quality + 0.1 × genre stability + 0.1 × (100 − market volatility). The formula is ours:
 * every missing part of the data costs at least one point.
 */
export const confidenceRules = { base: 20, perDataQuality: 0.6, perStability: 0.1, perCalm: 0.1 } as const

/** How much results of a genre scatter, and how lasting its demand is, by genre score; ours. */
export const volatilitySteps: Steps<number> = [
  { from: 85, is: 30 },
  { from: 70, is: 35 },
  { from: 65, is: 40 },
  { from: 0, is: 55 },
]
export const stabilitySteps: Steps<number> = [
  { from: 85, is: 80 },
  { from: 70, is: 70 },
  { from: 65, is: 60 },
  { from: 55, is: 45 },
  { from: 0, is: 40 },
]

export interface Confidence {
  level: number
  dataQuality: number
  marketVolatility: number
  genreStability: number
  missing: readonly KnownData[]
}

export function confidenceOf(input: AnalysisInput, genreScore: number): Confidence {
  const missing = knownData.filter(({ isKnown }) => !isKnown(input))
  const dataQuality = 100 - missing.reduce((sum, { weight }) => sum + weight, 0)
  const marketVolatility = stepAt(volatilitySteps, genreScore)
  const genreStability = stepAt(stabilitySteps, genreScore)
  const { base, perDataQuality, perStability, perCalm } = confidenceRules
  const level = base + perDataQuality * dataQuality + perStability * genreStability + perCalm * (100 - marketVolatility)
  return { level: Math.round(level), dataQuality, marketVolatility, genreStability, missing }
}

interface KnownData {
  text: string
  weight: number
  isKnown(input: AnalysisInput): boolean
}

const text = (value: string | null): boolean => Boolean(value?.trim())
const any = (...values: readonly unknown[]): boolean => values.some((value) => value !== null)
const row = (weight: number, text: string, isKnown: KnownData['isKnown']): KnownData => ({
  weight,
  text,
  isKnown,
})

const enough = { tags: 3, films: 3 } as const

/**
 * What an analysis can rest on, and how much each part weighs; together 100. The weights are ours. A blank field may mean
 * "none" as well as blank: either way there is less to go by.
 */
export const knownData: readonly KnownData[] = [
  row(8, 'Genre', ({ listing }) => text(listing.genre)),
  row(
    5,
    'At least three themes or keywords',
    ({ listing }) => listing.themes.length + listing.keywords.length >= enough.tags,
  ),
  row(4, 'Description', ({ listing }) => text(listing.description)),
  row(5, 'Logline', ({ listing }) => text(listing.logline)),
  row(5, 'Pages or words', ({ listing }) => any(listing.pageCount, listing.wordCount)),
  row(4, 'Publication date', ({ listing }) => text(listing.publicationDate)),
  row(3, 'Publisher', ({ listing }) => text(listing.publisher)),
  row(5, 'Target audience', ({ listing }) => text(listing.targetAudience)),
  row(6, 'Target demographic', ({ listing }) => any(listing.targetDemographic)),
  row(4, 'Content rating', ({ listing }) => any(listing.contentRating)),
  row(5, 'Comparable titles', ({ listing }) => text(listing.comparableTitles)),
  row(8, 'Sales figures', ({ listing }) => text(listing.salesFigures)),
  row(4, 'Awards', ({ listing }) => text(listing.awards)),
  row(4, 'Previous adaptations', ({ listing }) => text(listing.previousAdaptations)),
  row(4, 'Social media presence', ({ listing }) => text(listing.socialMediaPresence)),
  row(3, 'Figures from X (Twitter)', ({ listing }) => any(listing.twitterMentions, listing.twitterBuzzScore)),
  row(3, 'Figures from YouTube', ({ listing }) => any(listing.youtubeTotalViews, listing.youtubePopularityScore)),
  row(2, 'Readers’ rating from Google Books', ({ listing }) => readersRating(listing.mediumDetails) !== null),
  row(4, 'Asking price', ({ listing }) => any(listing.suggestedOfferMax)),
  row(3, 'Rights on offer', ({ listing }) => listing.rightsAvailable.length > 0),
  row(2, 'Attached talent', ({ listing }) => text(listing.attachedTalent)),
  row(6, 'At least three comparable films', ({ films }) => films.length >= enough.films),
  row(3, 'An answer of the model', ({ answer }) => answer !== null),
]
