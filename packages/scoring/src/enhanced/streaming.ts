import type { PublicListing } from '@storyright/contracts/events'
import type { EnhancedAnalysis } from '@storyright/contracts/http'
import { asScore, type DimensionScores } from '../dimensions/dimensions.ts'
import type { Figures } from '../figures.ts'
import { number } from '../provenance/amounts.ts'
import { type Block, derived, foundAt, fromListing, nothingFrom, notKnown } from '../provenance/basis.ts'
import { type Steps, stepAt } from '../tables/step.ts'

/** Words for the dimension Competitive Advantage; ours. */
export const positionSteps: Steps<string> = [
  { from: 80, is: 'Ahead of its field' },
  { from: 60, is: 'Level with its field' },
  { from: 0, is: 'Behind its field' },
]

const mean = (...values: readonly number[]): number =>
  asScore(values.reduce((sum, one) => sum + one, 0) / values.length)

/** Where it may be shown: the right it needs, and the dimensions that speak for it. */
const outlets: readonly {
  name: string
  right: PublicListing['rightsAvailable'][number]
  score(genre: number, scores: DimensionScores): number
}[] = [
  { name: 'Cinema', right: 'film', score: (genre, scores) => mean(genre, scores.adaptationFit, scores.marketAppeal) },
  { name: 'Streaming', right: 'streaming', score: (genre, scores) => mean(genre, scores.platformSuitability) },
  { name: 'Television', right: 'tv', score: (_, scores) => mean(scores.platformSuitability, scores.audienceReach) },
  { name: 'Digital', right: 'digital', score: (_, scores) => mean(scores.marketAppeal, scores.platformSuitability) },
]

function watched(views: number, videos: number | null): string {
  if (videos === 0) return 'No video about it on YouTube'
  return `${number(views)} views of ${videos === 1 ? 'one video' : `${videos ?? 'several'} videos`} on YouTube`
}

export function streamingOf({ listing, facts, scores }: Figures): Block<EnhancedAnalysis['streamingDemand']> {
  const { youtubeTotalViews: views, youtubeVideoCount: videos } = listing
  const has = (right: (typeof outlets)[number]['right']) => listing.rightsAvailable.includes(right)
  return {
    figures: {
      demandScore: mean(facts.genre, scores.platformSuitability),
      searchTrends: views === null ? 'Not measured' : watched(views, videos),
      competitivePosition: stepAt(positionSteps, scores.competitiveAdvantage),
      platformSuitability: Object.fromEntries(
        outlets.map(({ name, right, score }) => [name, has(right) ? score(facts.genre, scores) : 0]),
      ),
    },
    basis: {
      demandScore: derived('The mean of genre score and Platform Suitability.'),
      searchTrends:
        views === null ? notKnown(nothingFrom('youtube')) : foundAt('youtube', listing, 'What is watched of it'),
      competitivePosition: derived('The dimension Competitive Advantage, in words.'),
      ...Object.fromEntries(
        outlets.map(({ name, right }) => [
          `platformSuitability.${name}`,
          has(right)
            ? derived('The mean of the scores that speak for it.')
            : fromListing('0: these rights are not on offer.'),
        ]),
      ),
    },
  }
}
