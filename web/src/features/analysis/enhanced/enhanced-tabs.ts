import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab } from '../blocks/block.ts'
import { labelOf, listed, months, people, rate } from '../blocks/in-words.ts'
import type { Amounts } from '../currency/currency.ts'
import { scenarioFigures } from '../standard/forecasting.ts'
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

const overview = (analysis: EnhancedAnalysis): AnalysisTab => {
  const { static: fixed, marketIntelligence: market, recommendations, comparables } = analysis
  const { genrePerformance, audienceSize } = market
  return {
    value: 'overview',
    label: 'Overview',
    blocks: [
      { kind: 'shape', title: 'At a Glance', figures: glance(analysis) },
      {
        kind: 'scores',
        title: 'Static Analysis',
        figures: [
          { label: 'Genre Score', path: 'static.genreScore', value: fixed.genreScore },
          { label: 'Medium Score', path: 'static.mediumScore', value: fixed.mediumScore },
          { label: 'Publication Recency', path: 'static.publicationRecency', value: fixed.publicationRecency },
        ],
      },
      {
        kind: 'facts',
        title: 'Market Intelligence',
        figures: [
          {
            label: 'Genre Trend',
            path: 'marketIntelligence.genrePerformance.currentTrend',
            value: genrePerformance.currentTrend,
          },
          {
            label: 'Saturation',
            path: 'marketIntelligence.genrePerformance.saturation',
            value: genrePerformance.saturation,
          },
          {
            label: 'Core Audience',
            path: 'marketIntelligence.audienceSize.coreAudience',
            value: people(audienceSize.coreAudience),
          },
        ],
      },
      {
        kind: 'facts',
        title: 'Strategy',
        figures: [
          {
            label: 'Release Strategy',
            path: 'recommendations.releaseStrategy',
            value: recommendations.releaseStrategy,
          },
          {
            label: 'Platform Strategy',
            path: 'recommendations.platformStrategy',
            value: listed(recommendations.platformStrategy),
          },
        ],
      },
      {
        kind: 'films',
        title: 'Comparable Films',
        lead: 'Worldwide grosses where known, in US dollars of the time.',
        figures: [{ label: 'Comparable Films', path: 'comparables' }],
        films: comparables,
      },
    ],
  }
}

/** One figure of each part, all the better the higher. */
const glance = (analysis: EnhancedAnalysis) => [
  { label: 'Genre', path: 'static.genreScore', value: analysis.static.genreScore },
  { label: 'Medium', path: 'static.mediumScore', value: analysis.static.mediumScore },
  { label: 'Author', path: 'talent.authorMarketValue', value: analysis.talent.authorMarketValue },
  { label: 'Adaptation', path: 'talent.adapterFit', value: analysis.talent.adapterFit },
  { label: 'Demand', path: 'streamingDemand.demandScore', value: analysis.streamingDemand.demandScore },
  { label: 'Characters', path: 'contentAnalysis.characterAppeal', value: analysis.contentAnalysis.characterAppeal },
  {
    label: 'Franchise',
    path: 'contentAnalysis.franchisePotential',
    value: analysis.contentAnalysis.franchisePotential,
  },
  { label: 'Lower Risk', path: 'riskAssessment.overallRisk', value: 100 - analysis.riskAssessment.overallRisk },
]
