import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { Figures } from '../figures.ts'
import { presentValue } from '../money/present-value.ts'
import { scenariosOf } from '../money/scenarios.ts'
import { type Block, fromMarket } from '../provenance/basis.ts'
import { moneyBasis } from '../provenance/money-basis.ts'

/** In whole US dollars: the same bands as the standard analysis, read in dollars and never converted. */
export function enhancedFinancialOf(figures: Figures): Block<EnhancedAnalysis['financial']> {
  const { budget, boxOffice, revenue, returns, confidence, scores, facts } = figures
  const scenarios = scenariosOf(boxOffice, revenue, confidence.level)
  return {
    figures: {
      productionBudget: { low: budget.low, expected: budget.value, high: budget.high },
      scenarios: { ...scenarios },
      paybackPeriod: returns.payback,
      irr: returns.irr,
      riskAdjustedNPV: presentValue(scenarios, returns.breakEven, scores.riskProfile),
    },
    basis: {
      productionBudget: fromMarket(`Budget band of medium score ${facts.medium}, placed by the score; in US dollars.`),
      scenarios: moneyBasis.scenarios,
      paybackPeriod: returns.payback === null ? moneyBasis.notPaidBack : moneyBasis.payback,
      irr: returns.irr === null ? moneyBasis.notPaidBack : moneyBasis.irr,
      riskAdjustedNPV: moneyBasis.presentValue,
    },
  }
}
