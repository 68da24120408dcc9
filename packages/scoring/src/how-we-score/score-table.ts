import { number } from '../provenance/amounts.ts'
import type { Steps } from '../tables/step.ts'

/** One table of the page "How we score": the very values that the code uses. */
export interface ScoreTable {
  id: string
  title: string
  /** In plain words, what it is for. */
  description: string
  /** Whether the specification of the product gives the values or we chose them. */
  chosenBy: 'product' | 'us'
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** `85 and more`, `70 to below 85`, …: one row for each step. */
export const stepRows = <Value>(
  steps: Steps<Value>,
  shown: (value: Value) => string | readonly string[],
): (readonly string[])[] =>
  steps.map(({ from, is }, index) => [reach(from, steps[index - 1]?.from), ...[shown(is)].flat()])

function reach(from: number, to: number | undefined): string {
  if (to === undefined) return `${number(from)} and more`
  return from <= 0 ? `below ${number(to)}` : `${number(from)} to below ${number(to)}`
}

/** As `stepRows` for steps whose borders belong to the lower one. */
export const stepRowsAbove = <Value>(
  steps: Steps<Value>,
  shown: (value: Value) => string | readonly string[],
): (readonly string[])[] =>
  steps.map(({ from, is }, index) => [reachAbove(from, steps[index - 1]?.from), ...[shown(is)].flat()])

function reachAbove(from: number, to: number | undefined): string {
  if (to === undefined) return `over ${number(from)}`
  return from <= 0 ? `up to ${number(to)}` : `over ${number(from)}, to ${number(to)}`
}
