import type { EnhancedAnalysis } from '@storyright/contracts/http'
import { asScore } from '../dimensions/dimensions.ts'
import { readersRating } from '../enrichment/readers-rating.ts'
import type { ScoredListing } from '../enrichment/scored-listing.ts'
import { buzzOf, popularityOf } from '../enrichment/standing-figures.ts'
import type { Figures } from '../figures.ts'
import { number } from '../provenance/amounts.ts'
import {
  type Block,
  byAgent,
  byDefault,
  fetchedFrom,
  foundAt,
  fromListing,
  nothingFrom,
  notKnown,
} from '../provenance/basis.ts'
import { largestNumber } from '../reading/numbers-in-text.ts'

/** Where nothing is measured; ours. */
export const unmeasured = 50
/** What readers gave, 1 to 5, as a score; ours. */
export const sentimentRule = { lowest: 1, perStar: 25 } as const

export function socialOf({ listing }: Figures): Block<EnhancedAnalysis['socialIntelligence']> {
  const reach = largestNumber(listing.socialMediaPresence)
  const viral = viralOf(listing)
  const sentiment = sentimentOf(listing)
  return {
    figures: {
      authorSocialReach: reach,
      contentMentions: listing.twitterMentions,
      viralPotential: viral.figures,
      sentimentScore: sentiment.figures,
    },
    basis: {
      authorSocialReach: reach === null ? notKnown('the agent named no number') : byAgent('social media presence'),
      contentMentions:
        listing.twitterMentions === null
          ? notKnown(nothingFrom('twitter'))
          : foundAt('twitter', listing, 'Mentions in a week'),
      viralPotential: viral.basis['']!,
      sentimentScore: sentiment.basis['']!,
    },
  }
}

function viralOf(listing: ScoredListing): Block<number> {
  const sources = [
    { source: 'twitter', score: buzzOf(listing) },
    { source: 'youtube', score: popularityOf(listing) },
  ] as const
  const known = sources.flatMap(({ source, score }) => (score === null ? [] : [{ source, score }]))
  if (known.length === 0)
    return {
      figures: unmeasured,
      basis: { '': byDefault(`${unmeasured}: ${nothingFrom('twitter', 'youtube')}.`) },
    }
  const mean = known.reduce((sum, { score }) => sum + score, 0) / known.length
  const scores = known.map(({ source, score }) => `${score} ${fetchedFrom(source, listing)}`)
  return { figures: asScore(mean), basis: { '': fromListing(`The mean of ${scores.join(' and ')}.`) } }
}

function sentimentOf(listing: ScoredListing): Block<number> {
  const rating = readersRating(listing.mediumDetails)
  if (!rating) return { figures: unmeasured, basis: { '': byDefault(`${unmeasured}: no readers’ rating is known.`) } }
  const { lowest, perStar } = sentimentRule
  const text = `Readers’ rating of ${number(rating.average)} out of 5 (${number(rating.count)} of them)`
  return {
    figures: asScore((rating.average - lowest) * perStar),
    basis: { '': foundAt('books', listing, text) },
  }
}
