import type { Figures, Obstacle } from '../figures.ts'
import { payingBudget } from '../money/returns.ts'
import { type Block, derived } from '../provenance/basis.ts'
import { type Steps, stepAt } from '../tables/step.ts'
import { gates } from './gates.ts'

/** What to do next, by viability score; ours. Nothing here recommends an offer (see the disclaimer). */
export const nextSteps: Steps<string> = [
  { from: 85, is: 'Worth a closer look: its score is in the highest band.' },
  { from: 70, is: 'Worth a closer look: its score is above most.' },
  { from: 50, is: 'Read it with its weak points in mind.' },
  { from: 0, is: 'Pass, unless it speaks to you for reasons that no table knows.' },
]

/** Comes first where the score alone would mislead. */
export const obstacleWords: Record<Obstacle, string> = {
  optioned: 'Under option now: its rights are free again only if the option ends without a purchase.',
  sold: 'Sold: its screen rights are no longer on offer.',
  loss: 'Whatever the score, at the expected budget the forecast loses money once time and risk are counted: its present value is below 0.',
}

/** The next step, what each gate that is not passed asks for, and what else would help. */
export function recommendationsOf(figures: Figures): Block<string[]> {
  const failed = gates.filter(({ passes }) => !passes(figures)).map(({ advice }) => advice)
  return {
    figures: [first(figures), ...failed, ...smallerBudget(figures), ...biggestGap(figures)],
    basis: { '': derived('The gates, the scores and the data that is missing.') },
  }
}

const first = ({ obstacle, viability }: Figures): string =>
  obstacle ? obstacleWords[obstacle] : stepAt(nextSteps, viability)

function smallerBudget({ returns, revenue }: Figures): string[] {
  const budget = returns.netProfit < 0 ? payingBudget(revenue) : null
  return budget === null
    ? []
    : [`At a budget of up to £${(budget / 1_000_000).toFixed(1)} million the forecast would pay back.`]
}

function biggestGap({ confidence }: Figures): string[] {
  const [gap] = [...confidence.missing].sort((one, other) => other.weight - one.weight)
  return gap ? [`What would improve this forecast most: ${gap.text.toLowerCase()}.`] : []
}
