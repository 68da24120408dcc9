import type { Offer, OfferForm } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import type { DeckValues } from '../../entities/deck/deck.ts'
import { numberIn } from '../../shared/form/typed-number.ts'
import { blankDeal, type DealValues, dealOf, dealValuesOf } from './deal-values.ts'

/** Fee, period and deal as they are typed, in an offer and in a later round. */
export interface OfferedValues {
  offerPrice: string
  optionPeriod: string
  deal: DealValues
}

/** What the form holds while it is filled in. */
export interface OfferValues extends OfferedValues, DeckValues {
  extraRightsRequest: string
  fundCompetition: boolean
  fundNotes: string
}

export const blankOffer: OfferValues = {
  offerPrice: '',
  optionPeriod: '',
  deal: blankDeal,
  extraRightsRequest: '',
  fundCompetition: false,
  fundNotes: '',
  deckFileUrl: '',
  deckName: '',
  deckBytes: 0,
}

/** An offer that was made, as the form holds it. */
export const valuesOf = (offer: Offer): OfferValues => ({
  offerPrice: String(offer.offerPrice),
  optionPeriod: String(offer.optionPeriod),
  deal: dealValuesOf(offer.deal, { fee: offer.offerPrice, months: offer.optionPeriod }),
  extraRightsRequest: offer.extraRightsRequest ?? '',
  fundCompetition: offer.fundCompetition,
  fundNotes: offer.fundNotes ?? '',
  deckFileUrl: offer.deckFileUrl ?? '',
  deckName: offer.deckFileName ?? 'Proposal deck',
  deckBytes: 0,
})

/** The amount once it is one that can be offered. */
export function priceOf({ offerPrice }: Pick<OfferValues, 'offerPrice'>): number | null {
  const price = numberIn(offerPrice, 'GBP')
  const { priceMinimum, priceMaximum } = offerLimits
  return price !== null && Number.isInteger(price) && price >= priceMinimum && price <= priceMaximum ? price : null
}

/** What is sent of it: notes for the fund only with an entry, nothing for what was left blank. */
export function asSent(listingId: string, scope: string | null, values: OfferValues): OfferForm {
  return {
    listingId,
    offerPrice: numberIn(values.offerPrice, 'GBP') ?? 0,
    optionPeriod: Number(values.optionPeriod),
    extraRightsRequest: values.extraRightsRequest.trim() || null,
    scope,
    fundCompetition: values.fundCompetition,
    fundNotes: (values.fundCompetition && values.fundNotes.trim()) || null,
    deckRequired: true,
    deckFileUrl: values.deckFileUrl,
    deal: dealOf(values.deal),
  }
}
