import type { EnhancedAnalysis } from '@storyright/contracts/http'
import { asScore } from '../dimensions/dimensions.ts'
import type { Figures } from '../figures.ts'
import { type Block, byAgent, byDefault, fromListing, notKnown } from '../provenance/basis.ts'
import { largestNumber } from '../reading/numbers-in-text.ts'

/** Where nothing is measured; ours. */
export const unmeasured = 50

export function socialOf({ listing }: Figures): Block<EnhancedAnalysis['socialIntelligence']> {
  const reach = largestNumber(listing.socialMediaPresence)
  const viral = viralOf(listing.twitterBuzzScore, listing.youtubePopularityScore)
  return {
    figures: {
      authorSocialReach: reach,
      contentMentions: listing.twitterMentions,
      viralPotential: viral.figures,
      sentimentScore: unmeasured,
    },
    basis: {
      authorSocialReach: reach === null ? notKnown('the agent named no number') : byAgent('social media presence'),
      contentMentions:
        listing.twitterMentions === null
          ? notKnown('nothing has come from X (Twitter)')
          : fromListing('Mentions counted on X (Twitter).'),
      viralPotential: viral.basis['']!,
      sentimentScore: byDefault(`${unmeasured}: no sentiment is measured.`),
    },
  }
}

function viralOf(buzz: number | null, popularity: number | null): Block<number> {
  const known = [buzz, popularity].filter((score) => score !== null)
  if (known.length === 0)
    return {
      figures: unmeasured,
      basis: { '': byDefault(`${unmeasured}: nothing has come from X (Twitter) or YouTube.`) },
    }
  const mean = known.reduce((sum, score) => sum + score, 0) / known.length
  return {
    figures: asScore(mean),
    basis: { '': fromListing('The scores of X (Twitter) and YouTube, as far as known.') },
  }
}
