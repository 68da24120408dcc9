import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab } from '../blocks/block.ts'
import { labelOf, listed, months, rate } from '../blocks/in-words.ts'
import type { Amounts } from '../currency/currency.ts'
import { scenarioFigures } from '../standard/forecasting.ts'
import { overview } from './overview.ts'
import { social, streaming, talent } from './talent-and-reach.ts'

const risk = ({ riskAssessment: { overallRisk, factors, mitigationStrategies } }: EnhancedAnalysis): AnalysisTab => ({
  value: 'risk',
  label: 'Risk',
  blocks: [
    {
      kind: 'risks',
      title: `Overall Risk ${Math.round(overallRisk)}`,
      lead: 'Of 100; a longer bar is a greater risk.',
      figures: [
        { label: 'Overall Risk', path: 'riskAssessment.overallRisk', value: overallRisk },
        ...Object.entries(factors).map(([name, value]) => ({
          label: labelOf(name),
          path: `riskAssessment.factors.${name}`,
          value,
        })),
      ],
    },
    {
      kind: 'advice',
      title: 'Mitigation Strategies',
      figures: [{ label: 'Mitigation Strategies', path: 'riskAssessment.mitigationStrategies' }],
      items: mitigationStrategies,
    },
  ],
})

/** The enhanced analysis, tab by tab. */
export const enhancedTabs = (analysis: EnhancedAnalysis, amounts: Amounts): AnalysisTab[] =>
  [overview, talent, social, streaming, content, financial, risk].map((tab) => tab(analysis, amounts))

const at = 'contentAnalysis'

function content({ contentAnalysis: story }: EnhancedAnalysis): AnalysisTab {
  return {
    value: 'content',
    label: 'Content',
    blocks: [
      {
        kind: 'scores',
        title: 'Story',
        figures: [
          { label: 'Franchise Potential', path: `${at}.franchisePotential`, value: story.franchisePotential },
          { label: 'Character Appeal', path: `${at}.characterAppeal`, value: story.characterAppeal },
          { label: 'Cultural Relevance', path: `${at}.culturalRelevance`, value: story.culturalRelevance },
        ],
      },
      {
        kind: 'facts',
        title: 'Form',
        figures: [
          { label: 'Adaptation Complexity', path: `${at}.adaptationComplexity`, value: story.adaptationComplexity },
          { label: 'Plot Structure', path: `${at}.plotStructure`, value: `${story.plotStructure} / 10` },
          { label: 'Target Rating', path: `${at}.targetRating`, value: story.targetRating },
          { label: 'Tone', path: `${at}.tone`, value: story.tone },
          { label: 'Themes', path: `${at}.themes`, value: listed(story.themes) },
        ],
      },
    ],
  }
}

const financial = ({ financial: money }: EnhancedAnalysis, amounts: Amounts): AnalysisTab => {
  const { productionBudget: budget, scenarios, paybackPeriod, irr, riskAdjustedNPV } = money
  const at = 'financial.productionBudget'
  return {
    value: 'financial',
    label: 'Financial',
    blocks: [
      {
        kind: 'scenarios',
        title: 'Revenue Scenarios',
        lead: 'Gross figures on one scale. Thicker bars are more likely. How likely each is follows our tables and is not calibrated.',
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
