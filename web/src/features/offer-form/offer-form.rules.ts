import { limits, offerLimits, offerMessages as says } from '@storyright/contracts/vocabulary'
import { boolean, number, type ObjectSchema, object, string } from 'yup'
import { freeText } from '../../shared/form/rules.ts'
import { typedNumber } from '../../shared/form/typed-number.ts'
import { dealRules } from './deal.rules.ts'
import type { OfferValues } from './offer-values.ts'

/** What an offer and every later round have rules for. */
export const offeredRules = {
  offerPrice: typedNumber('GBP')
    .required(says.priceRequired)
    .min(offerLimits.priceMinimum, says.priceMinimum)
    .max(offerLimits.priceMaximum, says.priceMaximum)
    .integer(says.priceWhole),
  optionPeriod: string().required(says.periodRequired).oneOf(offerLimits.optionMonths.map(String), says.periodRequired),
  deal: dealRules,
}

/** The rules of `offerForm` in the contracts, each with its message, told while the form is filled in. */
export const offerRules = object({
  ...offeredRules,
  extraRightsRequest: freeText(limits.longText),
  fundCompetition: boolean().required(),
  fundNotes: freeText(limits.longText),
  deckFileUrl: string().required(says.deckRequired),
  deckName: string().default(''),
  deckBytes: number().default(0),
}) as unknown as ObjectSchema<OfferValues>
