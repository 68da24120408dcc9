import type { OfferRound } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { numberIn } from '../../shared/form/typed-number.ts'
import { blankDeal, dealOf, dealValuesOf } from './deal-values.ts'
import type { OfferedValues } from './offer-values.ts'

/** What the form of a round holds, as it is typed. */
export interface RoundValues extends OfferedValues {
  /** A book of rights, one line each. */
  scope: string
  message: string
  /** For how many hours it stays open; blank for a week. */
  hours: string
}

export const blankRound: RoundValues = {
  offerPrice: '',
  optionPeriod: '',
  deal: blankDeal,
  scope: '',
  message: '',
  hours: '',
}

type Answered = Pick<OfferRound, 'offerPrice' | 'optionPeriod' | 'scope' | 'deal'>

/** The round that is answered, to be changed. */
export const roundValuesOf = ({ offerPrice, optionPeriod, scope, deal }: Answered): RoundValues => ({
  ...blankRound,
  offerPrice: String(offerPrice),
  optionPeriod: String(optionPeriod),
  scope: scope.text,
  deal: dealValuesOf(deal, { fee: offerPrice, months: optionPeriod }),
})

const HOUR_MS = 3_600_000
/** What a computer's clock may be wrong by. */
const SLACK_MS = 5 * 60_000
const [least, most] = [offerLimits.roundLeastHours, offerLimits.roundMostDays * 24]

/** When the round ends; `null` for the usual week, which a hold that ends earlier makes shorter. */
export function endAt(hours: string, now: Date): string | null {
  const count = Number(hours)
  if (!hours || !Number.isFinite(count)) return null
  const asked = count * HOUR_MS
  const ahead = Math.min(Math.max(asked, least * HOUR_MS + SLACK_MS), most * HOUR_MS - SLACK_MS)
  return new Date(now.getTime() + ahead).toISOString()
}

/** What is sent of it: rights only where they are others than in the round that is answered. */
export const roundAsSent = (values: RoundValues, answered: Answered, now: Date) => ({
  offerPrice: numberIn(values.offerPrice, 'GBP') ?? answered.offerPrice,
  optionPeriod: Number(values.optionPeriod),
  scope: values.scope.trim() === answered.scope.text.trim() ? null : values.scope.trim(),
  deal: dealOf(values.deal),
  message: values.message.trim() || null,
  expiresAt: endAt(values.hours, now),
})
