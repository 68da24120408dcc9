import type { PublicOffer } from '@storyright/contracts/events'
import type { OfferSide } from '@storyright/contracts/vocabulary'
import type { Deal } from './deal.ts'

export const otherSide = { producer: 'agent', agent: 'producer' } as const satisfies Record<OfferSide, OfferSide>

/** What was said of the option. */
export function noticeOf({ offer }: Deal): NonNullable<PublicOffer['optionNotice']> {
  if (offer.optionNotice === null) throw new Error('a step of an option says what was recorded')
  return offer.optionNotice
}
