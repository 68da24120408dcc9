import { returnRules } from '../money/returns.ts'
import { otherRevenueMoves } from '../money/scenarios.ts'
import { percent } from './amounts.ts'
import { derived } from './basis.ts'

const { marketingShare, monthsOfMaking, monthsOfEarning, yearsToMean, discount, discountForRisk } = returnRules

/** What the money that both analyses show rests on. */
export const moneyBasis = {
  breakEven: derived(`The budget and ${percent(marketingShare)} of it for marketing and sales.`),
  scenarios: derived(
    `The foot, the place and the top of the box-office band, with other revenue ${percent(otherRevenueMoves)} less or more.`,
  ),
  payback: derived(`${monthsOfMaking} months of making, then ${monthsOfEarning} of earning.`),
  irr: derived(`As if all of it came back after ${yearsToMean} years.`),
  notPaidBack: derived('None: not paid back at this forecast.'),
  presentValue: derived(
    `The scenarios by their probability, discounted at ${percent(discount)} and up to ${percent(discountForRisk)} more for risk, less the costs.`,
  ),
}
