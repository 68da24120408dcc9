import type { PublicListing } from '@storyright/contracts/events'
import type { Band } from '../tables/bands.ts'
import { roiRules } from '../tables/roi.ts'

/**
 * The documents give box office and budget as bands; what else comes in is ours. A platform licenses at a share of what the
 * production cost, a larger one for wanted titles; merchandise is a share of the box office.
 */
export const revenueRules = {
  domesticShare: 0.4,
  /** The share of the budget that the best right on offer brings, and what each point of the ROI multiple above its base adds. */
  streaming: { streaming: 0.75, tv: 0.65, digital: 0.5, otherwise: 0.35 },
  perMultiple: 0.2,
  /** Only with merchandising rights on offer. */
  merchandising: { inSeriesGenre: 0.2, otherwise: 0.1 },
} as const

export interface Revenue {
  boxOffice: number
  domestic: number
  international: number
  streaming: number
  streamingShare: number
  merchandising: number
  total: number
}

interface Market {
  boxOffice: Band
  budget: Band
  roi: number
  listing: Pick<PublicListing, 'rightsAvailable'>
  carriesSeries: boolean
}

/** What would come in, in whole units of the analysis's currency. */
export function revenueOf({ boxOffice, budget, roi, listing, carriesSeries }: Market): Revenue {
  const { rightsAvailable: rights } = listing
  const best = (['streaming', 'tv', 'digital'] as const).find((right) => rights.includes(right)) ?? 'otherwise'
  const streamingShare = revenueRules.streaming[best] + (roi - roiRules.base) * revenueRules.perMultiple
  const streaming = Math.round(budget.value * streamingShare)
  const share = revenueRules.merchandising[carriesSeries ? 'inSeriesGenre' : 'otherwise']
  const merchandising = rights.includes('merchandising') ? Math.round(boxOffice.value * share) : 0
  const domestic = Math.round(boxOffice.value * revenueRules.domesticShare)
  return {
    boxOffice: boxOffice.value,
    domestic,
    international: boxOffice.value - domestic,
    streaming,
    streamingShare,
    merchandising,
    total: boxOffice.value + streaming + merchandising,
  }
}
