import type { StandardAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab, Block, FactFigure } from '../blocks/block.ts'
import { known, months, notKnown, percent, rate } from '../blocks/in-words.ts'
import type { Amounts } from '../currency/currency.ts'

type Money = StandardAnalysis['financial']

export function financial({ financial: money }: StandardAnalysis, amounts: Amounts): AnalysisTab {
  return {
    value: 'financial',
    label: 'Financial',
    blocks: [
      {
        kind: 'facts',
        title: 'Financial Outlook',
        figures: [
          {
            label: 'Production Budget',
            path: 'financial.productionBudget',
            value: amounts.text(money.productionBudget),
          },
          { label: 'Break Even', path: 'financial.breakEvenGross', value: amounts.text(money.breakEvenGross) },
          { label: 'Forecast Gross', path: 'financial.forecastGross', value: amounts.text(money.forecastGross) },
          { label: 'Profit Margin', path: 'financial.forecastMargin', value: percent(money.forecastMargin, 1) },
        ],
      },
      {
        kind: 'scores',
        title: 'Return on Investment',
        figures: [{ label: 'ROI Score', path: 'financial.roiScore', value: money.roiScore }],
      },
      ...(money.totalRevenue === undefined ? [] : [revenue(money, money.totalRevenue, amounts)]),
    ],
  }
}

function revenue(money: Money, total: number, amounts: Amounts): Block {
  const amount = (label: string, field: keyof Money, value: number | undefined): FactFigure => ({
    label,
    path: `financial.${field}`,
    value: value === undefined ? notKnown : amounts.text(value),
  })
  return {
    kind: 'facts',
    title: 'Revenue',
    figures: [
      amount('Domestic', 'domesticGross', money.domesticGross),
      amount('International', 'internationalGross', money.internationalGross),
      amount('Streaming', 'streamingRevenue', money.streamingRevenue),
      amount('Merchandising', 'merchandisingRevenue', money.merchandisingRevenue),
      amount('Total Revenue', 'totalRevenue', total),
      { ...amount('Net Profit', 'netProfit', money.netProfit), isLoss: (money.netProfit ?? 0) < 0 },
      {
        label: 'Payback Period',
        path: 'financial.paybackPeriod',
        value: money.paybackPeriod === null ? 'Not paid back' : known(money.paybackPeriod, months),
      },
      { label: 'IRR', path: 'financial.irr', value: rate(money.irr) },
    ],
  }
}
