import type { PublicOffer } from '@storyright/contracts/events'
import type { OfferSide } from '@storyright/contracts/vocabulary'
import type { Deal } from './deal.ts'

export const otherSide = { producer: 'agent', agent: 'producer' } as const satisfies Record<OfferSide, OfferSide>

/** The option notice that an event carries. */
export function noticeOf({ offer }: Deal): NonNullable<PublicOffer['optionNotice']> {
  if (offer.optionNotice === null) throw new Error('a step of an option says what was recorded')
  return offer.optionNotice
}
