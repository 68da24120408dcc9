import type { StandardAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab } from '../blocks/block.ts'
import { labelOf } from '../blocks/in-words.ts'
import type { Amounts } from '../currency/currency.ts'
import { audience } from './audience.ts'
import { financial } from './financial.ts'
import { forecasting } from './forecasting.ts'
import { overview } from './overview.ts'

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
