import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab } from '../blocks/block.ts'
import { months, rate } from '../blocks/in-words.ts'
import type { Amounts } from '../currency/currency.ts'
import { scenarioFigures } from '../standard/forecasting.ts'

export const financial = ({ financial: money }: EnhancedAnalysis, amounts: Amounts): AnalysisTab => {
  const { productionBudget: budget, scenarios, paybackPeriod, irr, riskAdjustedNPV } = money
  const at = 'financial.productionBudget'
  return {
    value: 'financial',
    label: 'Financial',
    blocks: [
      {
        kind: 'scenarios',
        title: 'Revenue Scenarios',
        lead: 'Gross figures on one scale. A thicker bar is a likelier one; how likely each is follows our tables and is not calibrated.',
        figures: scenarioFigures(scenarios, 'financial.scenarios', amounts),
        currency: amounts.currency,
      },
      {
        kind: 'facts',
        title: 'Production Budget',
        figures: [
          { label: 'Low', path: `${at}.low`, value: amounts.text(budget.low) },
          { label: 'Expected', path: `${at}.expected`, value: amounts.text(budget.expected) },
          { label: 'High', path: `${at}.high`, value: amounts.text(budget.high) },
        ],
      },
      {
        kind: 'facts',
        title: 'Return',
        figures: [
          {
            label: 'Payback Period',
            path: 'financial.paybackPeriod',
            value: paybackPeriod === null ? 'Not paid back' : months(paybackPeriod),
          },
          { label: 'IRR', path: 'financial.irr', value: rate(irr) },
          {
            label: 'Risk-Adjusted NPV',
            path: 'financial.riskAdjustedNPV',
            value: amounts.text(riskAdjustedNPV),
            isLoss: riskAdjustedNPV < 0,
          },
        ],
      },
    ],
  }
}
