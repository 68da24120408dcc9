import type { PublicOffer } from '@storyright/contracts/events'
import type { OfferSide, OptionNoticeKind } from '@storyright/contracts/vocabulary'
import { type Deal, titleOf } from './deal.ts'

export const otherSide = { producer: 'agent', agent: 'producer' } as const satisfies Record<OfferSide, OfferSide>

const words: Record<OptionNoticeKind, string> = {
  extension: 'The extension of the option on',
  exercise: 'The exercise of the option on',
  reversion: 'The reversion of the rights in',
}
/** "The extension of the option on “Slack Water”". */
export const whatOf = (deal: Deal): string => `${words[noticeOf(deal).kind]} ${titleOf(deal)}`

/** The option notice that an event carries. */
export function noticeOf({ offer }: Deal): NonNullable<PublicOffer['optionNotice']> {
  if (offer.optionNotice === null) throw new Error('a step of an option says what was recorded')
  return offer.optionNotice
}
