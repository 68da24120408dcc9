import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { Figures } from '../figures.ts'
import { presentValue } from '../money/present-value.ts'
import { scenariosOf } from '../money/scenarios.ts'
import { type Block, derived, fromMarket } from '../provenance/basis.ts'

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
      scenarios: derived(
        'The foot, the place and the top of the box-office band, with other revenue a quarter less or more.',
      ),
      paybackPeriod: derived('Eighteen months of making, then thirty-six of earning; none where it is not paid back.'),
      irr: derived('As if all of it came back after three years; none where it is not paid back.'),
      riskAdjustedNPV: derived(
        'The scenarios by their probability, discounted at 8% and up to 12% for risk, less the costs.',
      ),
    },
  }
}
