import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { Figures } from '../figures.ts'
import { type Block, fromListing } from '../provenance/basis.ts'

/** From this box office on a release in cinemas comes first; ours. */
export const theatricalFrom = 5_000_000

const platforms = [
  { right: 'film', says: 'Cinemas, by way of a distributor' },
  { right: 'streaming', says: 'A streaming service’s commission or licence' },
  { right: 'tv', says: 'A broadcaster’s commission' },
  { right: 'international', says: 'Sales agents for other territories' },
  { right: 'digital', says: 'Rental and purchase' },
  { right: 'radio', says: 'Radio or an audio drama beside it' },
  { right: 'stage', says: 'A stage production beside it' },
  { right: 'merchandising', says: 'Merchandise' },
] as const

export function releaseOf({ listing, boxOffice }: Figures): Block<EnhancedAnalysis['recommendations']> {
  const has = (right: (typeof platforms)[number]['right']) => listing.rightsAvailable.includes(right)
  return {
    figures: {
      releaseStrategy: strategyOf(has('film'), has('streaming'), has('tv'), boxOffice.value >= theatricalFrom),
      platformStrategy: platforms.filter(({ right }) => has(right)).map(({ says }) => says),
    },
    basis: {
      releaseStrategy: fromListing('The rights on offer and the box-office band.'),
      platformStrategy: fromListing('The rights on offer.'),
    },
  }
}

function strategyOf(film: boolean, streaming: boolean, television: boolean, isLarge: boolean): string {
  if (film && isLarge) return streaming ? 'Cinemas first, then a streaming window' : 'Cinemas first'
  if (streaming) return film ? 'Streaming first, with a short run in cinemas' : 'Streaming first'
  if (television) return 'Television first'
  return film ? 'Festivals and a limited run in cinemas' : 'Ask for screen rights first: none are on offer'
}
