import type { PublicListing } from '@storyright/contracts/events'
import { type Steps, stepAbove } from '../tables/step.ts'

interface Method {
  /** Only where one of these rights is on offer. */
  needs: readonly PublicListing['rightsAvailable'][number][]
  text: string
}

/** By `suggestedOfferMax` in pounds; the thresholds are document 2's and a border belongs to the lower one, the methods are ours. */
export const revenueStrategies: Steps<readonly Method[]> = [
  {
    from: 75_000,
    is: [
      { needs: ['film'], text: 'Wide theatrical release' },
      { needs: ['streaming', 'tv'], text: 'Global streaming or series licence' },
      { needs: ['international'], text: 'International pre-sales' },
      { needs: ['merchandising'], text: 'Merchandise and tie-ins' },
    ],
  },
  {
    from: 35_000,
    is: [
      { needs: ['film'], text: 'Limited theatrical release' },
      { needs: ['streaming', 'tv'], text: 'Streaming or television commission' },
      { needs: ['international'], text: 'International sales' },
    ],
  },
  {
    from: Number.NEGATIVE_INFINITY,
    is: [
      { needs: ['film'], text: 'Independent film and festivals' },
      { needs: ['streaming', 'tv', 'digital'], text: 'Digital release' },
      { needs: ['radio', 'stage'], text: 'Stage or audio production' },
    ],
  },
]
export const withoutRights = 'Ask for further rights first'

/** The ways of earning that fit the price and the rights on offer. */
export function monetizationMethods({ suggestedOfferMax, rightsAvailable }: Asked): string[] {
  const methods = stepAbove(revenueStrategies, suggestedOfferMax ?? 0)
  const possible = methods.filter(({ needs }) => needs.some((right) => rightsAvailable.includes(right)))
  return possible.length > 0 ? possible.map(({ text }) => text) : [withoutRights]
}

type Asked = Pick<PublicListing, 'suggestedOfferMax' | 'rightsAvailable'>
