import { returnRules } from './returns.ts'
import type { Scenarios } from './scenarios.ts'

/** What the scenarios are worth today less what they cost; the riskier, the more is discounted. */
export function presentValue(scenarios: Scenarios, costs: number, risk: number): number {
  const mean = Object.values(scenarios).reduce((sum, { gross, probability }) => sum + gross * probability, 0)
  const rate = returnRules.discount + (returnRules.discountForRisk * risk) / 100
  return Math.round(mean / (1 + rate) ** returnRules.yearsToMean - costs)
}
