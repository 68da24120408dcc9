import type { Offer } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { money } from '../../../entities/money/money.ts'
import { producerName } from '../../../entities/offer/offer-words.ts'
import { isRunning } from '../../../entities/offer/option-state.ts'

/** The holders of running options on a listing, each with the offer it came from. */
export const optionHolders = (offers: readonly Offer[] = [], listingId: string, now = new Date()) =>
  offers
    .filter((offer) => offer.listingId === listingId && isRunning(offer, now))
    .map((offer) => ({
      offerId: offer.id,
      name: `${producerName(offer)}, ${money(offer.offerPrice)}, until ${day(offer.optionEndsAt!)}`,
    }))
