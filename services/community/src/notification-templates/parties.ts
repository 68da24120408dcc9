import type { PublicOffer } from '@storyright/contracts/events'
import { type OfferSide, wholePounds } from '@storyright/contracts/vocabulary'
import { quoted } from './one-line.ts'

/** A step of an offer, and what is known of it by now. */
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

export const titleOf = ({ listingTitle }: PublicOffer): string => quoted(listingTitle)
export const amountOf = ({ offerPrice }: PublicOffer): string => wholePounds(offerPrice)
