import type { PublicOffer } from '@storyright/contracts/events'
import { type OfferSide, page, wholePounds } from '@storyright/contracts/vocabulary'
import { quoted } from './plain-text.ts'

/** A step of an offer, with the offer's present state. */
export interface Occasion {
  offer: PublicOffer
  newest: PublicOffer
  now: Date
}

interface NoticeWords {
  title: string
  detail: string
}
export type ToSides = Partial<Record<OfferSide, NoticeWords>>

export const otherSide = { producer: 'agent', agent: 'producer' } as const

/** Where both sides negotiate and write. */
export const roomOf = (offerId: string): string => page('offerRoom').path.replace(':offerId', offerId)

export const titleOf = ({ listingTitle }: PublicOffer): string => quoted(listingTitle)
export const amountOf = ({ offerPrice }: PublicOffer): string => wholePounds(offerPrice)
