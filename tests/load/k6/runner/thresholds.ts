import type { Figures } from './figures.ts'

/** What is divided, and what the quotient must reach or keep under. */
export interface Threshold {
  what: 'throughput' | 'p95'
  atLeast?: number
  atMost?: number
}

/** Alone: how often a second, as a part of how often the bare proxy answers right before. */
export const alone = {
  browse: { what: 'throughput', atLeast: 0.3 },
  search: { what: 'throughput', atLeast: 0.05 },
  detail: { what: 'throughput', atLeast: 0.08 },
  recommendations: { what: 'throughput', atLeast: 0.015 },
  offers: { what: 'throughput', atLeast: 0.004 },
  upgrades: { what: 'throughput', atLeast: 0.002 },
  forum: { what: 'throughput', atLeast: 0.005 },
} satisfies Record<string, Threshold>

/** In a mixed day: how long, as a multiple of what the bare proxy takes meanwhile. */
export const inADay: Record<keyof typeof alone, Threshold> = {
  browse: { what: 'p95', atMost: 10 },
  search: { what: 'p95', atMost: 20 },
  detail: { what: 'p95', atMost: 20 },
  recommendations: { what: 'p95', atMost: 200 },
  offers: { what: 'p95', atMost: 150 },
  upgrades: { what: 'p95', atMost: 250 },
  forum: { what: 'p95', atMost: 100 },
}

export type ScenarioName = keyof typeof alone
export const scenarioNames = Object.keys(alone) as ScenarioName[]

/** A scenario beside the bare proxy of the same run. */
export interface Compared {
  name: string
  figures: Figures
  bare: Figures
  threshold: Threshold
}

export const ratioOf = ({ figures, bare, threshold }: Compared): number =>
  threshold.what === 'throughput' ? figures.perSecond / bare.perSecond : figures.p95 / bare.p95

/** Whether the quotient is as it should be, and nothing failed; where nothing was measured it is not. */
export function isMet(compared: Compared): boolean {
  const { figures, threshold } = compared
  const ratio = ratioOf(compared)
  const isWithin = ratio >= (threshold.atLeast ?? 0) && ratio <= (threshold.atMost ?? Number.POSITIVE_INFINITY)
  return isWithin && figures.requests > 0 && figures.failed === 0
}
