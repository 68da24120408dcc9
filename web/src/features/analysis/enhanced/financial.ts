import type { EnhancedAnalysis } from '@storyright/contracts/http'
import { shortMoney } from '../../../entities/money/money.ts'
import type { AnalysisTab } from '../blocks/block.ts'
import { months, rate } from '../blocks/in-words.ts'
import { scenarioFigures } from '../standard/forecasting.ts'

const dollars = (amount: number) => shortMoney(amount, 'USD')

export const financial = ({ financial: money }: EnhancedAnalysis): AnalysisTab => {
  const { productionBudget: budget, scenarios, paybackPeriod, irr, riskAdjustedNPV } = money
  const at = 'financial.productionBudget'
  return {
    value: 'financial',
    label: 'Financial',
    blocks: [
      {
        kind: 'scenarios',
        title: 'Revenue Scenarios',
        lead: 'Gross figures in US dollars on one scale. A thicker bar is a likelier one.',
        figures: scenarioFigures(scenarios, 'financial.scenarios'),
        currency: 'USD',
      },
      {
        kind: 'facts',
        title: 'Production Budget',
        figures: [
          { label: 'Low', path: `${at}.low`, value: dollars(budget.low) },
          { label: 'Expected', path: `${at}.expected`, value: dollars(budget.expected) },
          { label: 'High', path: `${at}.high`, value: dollars(budget.high) },
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
            value: dollars(riskAdjustedNPV),
            isLoss: riskAdjustedNPV < 0,
          },
        ],
      },
    ],
  }
}
