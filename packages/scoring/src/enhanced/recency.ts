import type { PublicListing } from '@storyright/contracts/events'
import { yearIn } from '@storyright/contracts/vocabulary'
import { type Block, byDefault, fromListing } from '../provenance/basis.ts'
import { type Steps, stepAt } from '../tables/step.ts'

/** How fresh a publication is, by how many years it is old at least; ours. */
export const recencySteps: Steps<number> = [
  { from: 26, is: 25 },
  { from: 11, is: 40 },
  { from: 6, is: 55 },
  { from: 4, is: 70 },
  { from: 2, is: 85 },
  { from: Number.NEGATIVE_INFINITY, is: 100 },
]
export const unknownRecency = 50

export function recencyOf(listing: PublicListing, now: Date): Block<number> {
  const named = yearIn(listing.publicationDate)
  if (named) {
    const age = now.getUTCFullYear() - named
    return {
      figures: stepAt(recencySteps, age),
      basis: { '': fromListing(`Published in ${named}, as the agent says.`) },
    }
  }
  if (listing.publicationStatus === 'unpublished')
    return { figures: 100, basis: { '': fromListing('Not published yet, as the agent says.') } }
  return { figures: unknownRecency, basis: { '': byDefault(`${unknownRecency}: no date is known.`) } }
}
