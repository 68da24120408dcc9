import type { Figures } from '../figures.ts'
import { payingBudget } from '../money/returns.ts'
import { type Block, derived } from '../provenance/basis.ts'
import { type Steps, stepAt } from '../tables/step.ts'
import { gates } from './gates.ts'

/** What to do next, by viability score; ours. */
export const nextSteps: Steps<string> = [
  { from: 85, is: 'Move first: titles with this score are asked for by others as well.' },
  { from: 70, is: 'Read it and speak to the agent: the score supports an offer.' },
  { from: 50, is: 'Read it with its weak points in mind before you offer.' },
  { from: 0, is: 'Pass, unless it speaks to you for reasons that no table knows.' },
]

/** The next step, what each gate that is not passed asks for, and what else would help. */
export function recommendationsOf(figures: Figures): Block<string[]> {
  const failed = gates.filter(({ passes }) => !passes(figures)).map(({ advice }) => advice)
  return {
    figures: [stepAt(nextSteps, figures.viability), ...failed, ...smallerBudget(figures), ...biggestGap(figures)],
    basis: { '': derived('The gates, the scores and the data that is missing.') },
  }
}

function smallerBudget({ returns, revenue }: Figures): string[] {
  const budget = returns.netProfit < 0 ? payingBudget(revenue) : null
  return budget === null
    ? []
    : [`At a budget of up to £${(budget / 1_000_000).toFixed(1)} million the forecast would pay back.`]
}

function biggestGap({ confidence }: Figures): string[] {
  const [gap] = [...confidence.missing].sort((one, other) => other.weight - one.weight)
  return gap ? [`What would make these figures surer: ${gap.says.toLowerCase()}.`] : []
}
