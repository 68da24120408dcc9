import type { PublicListing } from '@storyright/contracts/events'
import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { Basis } from '@storyright/contracts/vocabulary'
import type { Figures } from '../figures.ts'
import { type Block, byAgent, byDefault, derived, fromListing, notKnown } from '../provenance/basis.ts'
import { isStated, thingsListed } from '../reading/numbers-in-text.ts'

type Field = 'salesFigures' | 'awards' | 'previousAdaptations' | 'publisher' | 'socialMediaPresence'

/** What each field that the agent filled in adds, from 40 where nothing is known; ours. */
export const authorSteps: Record<
  'marketValue' | 'recognition',
  readonly { field: Field; text: string; adds: number }[]
> = {
  marketValue: [
    { field: 'salesFigures', text: 'sales figures', adds: 20 },
    { field: 'awards', text: 'awards', adds: 15 },
    { field: 'previousAdaptations', text: 'previous adaptations', adds: 15 },
    { field: 'publisher', text: 'a publisher', adds: 5 },
  ],
  recognition: [
    { field: 'awards', text: 'awards', adds: 20 },
    { field: 'socialMediaPresence', text: 'a social media presence', adds: 15 },
    { field: 'previousAdaptations', text: 'previous adaptations', adds: 15 },
  ],
}
export const unknownAuthor = 40

export function talentOf({ listing, scores }: Figures): Block<EnhancedAnalysis['talent']> {
  const value = standingOf(listing, 'marketValue')
  const recognition = standingOf(listing, 'recognition')
  const unknown = notKnown('nobody gives us the figures of the author’s own adaptations')
  return {
    figures: {
      authorMarketValue: value.figures,
      authorRecognition: recognition.figures,
      adapterFit: scores.adaptationFit,
      trackRecord: {
        previousAdaptations: thingsListed(listing.previousAdaptations),
        avgBoxOfficeMultiple: null,
        successRate: null,
      },
    },
    basis: {
      authorMarketValue: value.basis['']!,
      authorRecognition: recognition.basis['']!,
      adapterFit: derived('The dimension Adaptation Fit.'),
      'trackRecord.previousAdaptations': listing.previousAdaptations?.trim()
        ? byAgent('previous adaptations')
        : notKnown('the agent named no adaptations'),
      'trackRecord.avgBoxOfficeMultiple': unknown,
      'trackRecord.successRate': unknown,
    },
  }
}

function standingOf(listing: PublicListing, kind: keyof typeof authorSteps): Block<number> {
  const statedSteps = authorSteps[kind].filter(({ field }) => isStated(listing[field]))
  const basis: Basis = statedSteps.length
    ? fromListing(
        `Begins at ${unknownAuthor}; the agent names ${statedSteps.map(({ text, adds }) => `${text} +${adds}`).join(', ')}.`,
      )
    : byDefault(`${unknownAuthor}: nothing is known of the author.`)
  return { figures: statedSteps.reduce((sum, { adds }) => sum + adds, unknownAuthor), basis: { '': basis } }
}
