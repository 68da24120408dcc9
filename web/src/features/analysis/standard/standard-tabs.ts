import type { StandardAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab, Block, FactFigure } from '../blocks/block.ts'
import { known, labelOf, listed, months, notKnown, people, percent, rate } from '../blocks/in-words.ts'
import type { Amounts } from '../currency/currency.ts'
import { dimensionFigures } from './dimensions.ts'
import { forecasting } from './forecasting.ts'

function gates({ gates: named }: StandardAnalysis): AnalysisTab {
  const figures = Object.entries(named).map(([name, passed]) => ({
    label: labelOf(name),
    path: `gates.${name}`,
    passed,
  }))
  const passed = figures.filter((gate) => gate.passed).length
  return {
    value: 'gates',
    label: 'Gates',
    count: `${passed} / ${figures.length}`,
    blocks: [{ kind: 'gates', title: `Gates Passed: ${passed} / ${figures.length}`, figures }],
  }
}

const recommendations = ({ recommendations: items }: StandardAnalysis): AnalysisTab => ({
  value: 'recommendations',
  label: 'Recommendations',
  blocks: [
    {
      kind: 'advice',
      title: 'Recommendations',
      figures: [{ label: 'Recommendations', path: 'recommendations' }],
      items,
    },
  ],
})

/** The standard analysis, tab by tab. */
export const standardTabs = (analysis: StandardAnalysis, amounts: Amounts): AnalysisTab[] =>
  [overview, forecasting, audience, financial, gates, recommendations].map((tab) => tab(analysis, amounts))

function overview({ aiScores, static: fixed }: StandardAnalysis): AnalysisTab {
  return {
    value: 'overview',
    label: 'Overview',
    blocks: [
      { kind: 'scores', title: 'AI Analysis Dimensions', figures: dimensionFigures(aiScores) },
      {
        kind: 'facts',
        title: 'Static Analysis',
        figures: [
          { label: 'Genre Score', path: 'static.genreScore', value: String(fixed.genreScore) },
          { label: 'Medium Score', path: 'static.mediumScore', value: String(fixed.mediumScore) },
          { label: 'Length Bonus', path: 'static.lengthBonus', value: signed(fixed.lengthBonus) },
        ],
      },
    ],
  }
}

const signed = (bonus: number) => (bonus >= 0 ? `+${bonus}` : String(bonus))

const audience = ({ audience: readers }: StandardAnalysis): AnalysisTab => {
  const { size, demographics, psychographics, marketPotential } = readers
  const [sized, who, mind] = ['audience.size', 'audience.demographics', 'audience.psychographics']
  const potential = 'audience.marketPotential'
  return {
    value: 'audience',
    label: 'Audience',
    blocks: [
      {
        kind: 'facts',
        title: 'Audience Size',
        figures: [
          { label: 'Estimated Size', path: `${sized}.estimated`, value: people(size.estimated) },
          { label: 'Confidence', path: `${sized}.confidence`, value: size.confidence },
          { label: 'Basis', path: `${sized}.basis`, value: size.basis },
        ],
      },
      {
        kind: 'facts',
        title: 'Demographics',
        figures: [
          { label: 'Primary Age', path: `${who}.primaryAge`, value: demographics.primaryAge },
          { label: 'Gender Split', path: `${who}.genderSplit`, value: demographics.genderSplit },
          { label: 'Socioeconomic', path: `${who}.socioeconomic`, value: demographics.socioeconomic },
          { label: 'Primary Markets', path: `${who}.geography`, value: listed(demographics.geography) },
        ],
      },
      {
        kind: 'facts',
        title: 'Psychographics',
        figures: [
          { label: 'Interests', path: `${mind}.interests`, value: listed(psychographics.interests) },
          { label: 'Values', path: `${mind}.values`, value: listed(psychographics.values) },
          { label: 'Lifestyle', path: `${mind}.lifestyle`, value: listed(psychographics.lifestyle) },
          {
            label: 'Media Consumption',
            path: `${mind}.mediaConsumption`,
            value: listed(psychographics.mediaConsumption),
          },
        ],
      },
      {
        kind: 'scores',
        title: 'Market Potential',
        figures: [
          { label: 'Reachability', path: `${potential}.reachability`, value: marketPotential.reachability },
          { label: 'Engagement', path: `${potential}.engagement`, value: marketPotential.engagement },
          { label: 'Monetisation', path: `${potential}.monetisation`, value: marketPotential.monetisation },
        ],
      },
    ],
  }
}

type Money = StandardAnalysis['financial']

function financial({ financial: money }: StandardAnalysis, amounts: Amounts): AnalysisTab {
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
