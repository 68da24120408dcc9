import type { EnhancedAnalysis } from '@storyright/contracts/http'
import { longDay } from '@storyright/contracts/vocabulary'
import type { Figures } from '../figures.ts'
import { type Block, derived, fromMarket } from '../provenance/basis.ts'
import { moneyBasis, scaleWords } from '../provenance/money-basis.ts'

/** In whole US dollars: the pounds of the standard analysis, at the configured rate of its day. */
export function enhancedFinancialOf(figures: Figures): Block<EnhancedAnalysis['financial']> {
  const { budget, scenarios, returns, presentValue, facts, rate } = figures
  const dollars = (pounds: number) => Math.round(pounds / rate.poundsPerUsd)
  const { conservative, expected, optimistic } = scenarios
  const inDollars = ({ gross, probability }: typeof expected) => ({ gross: dollars(gross), probability })
  const converted = ` Converted at £${rate.poundsPerUsd} for a dollar, the rate of ${longDay(rate.on)}.`
  const alsoConverted = ({ says }: { says: string }) => derived(says + converted)
  return {
    figures: {
      productionBudget: { low: dollars(budget.low), expected: dollars(budget.value), high: dollars(budget.high) },
      scenarios: {
        conservative: inDollars(conservative),
        expected: inDollars(expected),
        optimistic: inDollars(optimistic),
      },
      paybackPeriod: returns.payback,
      irr: returns.irr,
      riskAdjustedNPV: dollars(presentValue),
    },
    basis: {
      productionBudget: fromMarket(
        `Budget band of medium score ${facts.medium}, placed by the score${scaleWords(figures)}.${converted}`,
      ),
      scenarios: alsoConverted(moneyBasis.scenarios),
      paybackPeriod: returns.payback === null ? moneyBasis.notPaidBack : moneyBasis.payback,
      irr: returns.irr === null ? moneyBasis.notPaidBack : moneyBasis.irr,
      riskAdjustedNPV: alsoConverted(moneyBasis.presentValue),
    },
  }
}
