import type { Offer } from '@storyright/contracts/http'
import { day } from '../../ui/format/date.ts'
import { money } from '../../ui/format/money.ts'
import { producerName } from './offer-words.ts'
import { isRunning } from './option-state.ts'

/** Those whose option on a listing runs, each by the offer that it came of. */
export const optionHolders = (offers: readonly Offer[] = [], listingId: string, now = new Date()) =>
  offers
    .filter((offer) => offer.listingId === listingId && isRunning(offer, now))
    .map((offer) => ({
      offerId: offer.id,
      name: `${producerName(offer)}, ${money(offer.offerPrice)}, until ${day(offer.optionEndsAt!)}`,
    }))
