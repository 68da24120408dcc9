import type { Band } from '../tables/bands.ts'
import { type Steps, stepAt } from '../tables/step.ts'
import type { Revenue } from './revenue.ts'

export interface Scenario {
  gross: number
  probability: number
}
export type Scenarios = Record<'conservative' | 'expected' | 'optimistic', Scenario>

/** Other revenue than the box office is a quarter less or more; ours. */
export const otherRevenueMoves = 0.25

/** How likely each scenario is, by confidence; ours. The three add up to 1. */
export const scenarioSteps: Steps<readonly [conservative: number, expected: number, optimistic: number]> = [
  { from: 75, is: [0.2, 0.6, 0.2] },
  { from: 55, is: [0.25, 0.5, 0.25] },
  { from: 0, is: [0.4, 0.4, 0.2] },
]

/** All revenue at the foot of the box-office band, as forecast, and at its top. */
export function scenariosOf(band: Band, revenue: Revenue, confidence: number): Scenarios {
  const [low, middle, high] = stepAt(scenarioSteps, confidence)
  const other = revenue.streaming + revenue.merchandising
  return {
    conservative: { gross: band.low + Math.round(other * (1 - otherRevenueMoves)), probability: low },
    expected: { gross: revenue.total, probability: middle },
    optimistic: { gross: band.high + Math.round(other * (1 + otherRevenueMoves)), probability: high },
  }
}
