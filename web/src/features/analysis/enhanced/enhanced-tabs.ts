import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab } from '../blocks/block.ts'
import { labelOf } from '../blocks/in-words.ts'
import type { Amounts } from '../currency/currency.ts'
import { content } from './content.ts'
import { financial } from './financial.ts'
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
