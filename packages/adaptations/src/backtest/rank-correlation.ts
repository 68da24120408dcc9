import type { Correlation } from '../backtest-result.ts'

const { floor, imul } = Math // looked up once: the loops below run millions of times

/** One film's prediction and outcome. */
export interface Outcome {
  predicted: number
  multiple: number
}

/** Spearman's rank correlation, ties at their middle rank, with a bootstrap interval that is the same every time. */
export function rankCorrelation(
  outcomes: readonly Outcome[],
  { resamples, seed }: { resamples: number; seed: number },
): Correlation {
  const size = outcomes.length
  const predicted = ties(outcomes.map((outcome) => outcome.predicted))
  const multiples = ties(outcomes.map((outcome) => outcome.multiple))
  const correlate = (draws: Float64Array) => weighted(draws, ranks(predicted, draws), ranks(multiples, draws))

  const random = seeded(seed)
  const values = Array.from({ length: resamples }, () => {
    const draws = new Float64Array(size)
    for (let drawn = 0; drawn < size; drawn++) draws[floor(random() * size)]! += 1
    return correlate(draws)
  }).sort((one, other) => one - other)
  return {
    value: rounded(correlate(new Float64Array(size).fill(1))),
    low: rounded(values[Math.floor(0.025 * (resamples - 1))]!),
    high: rounded(values[Math.ceil(0.975 * (resamples - 1))]!),
  }
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000 + 0 // never −0

/** Which values are equal: their places, the lowest first. Sorted once, for all resamples. */
function ties(values: readonly number[]): number[][] {
  const groups = Map.groupBy(values.keys(), (at) => values[at]!)
  return [...groups].sort(([one], [other]) => one - other).map(([, places]) => places)
}

/** The rank of every value when each counts as often as it was drawn. */
function ranks(groups: readonly number[][], draws: Float64Array): Float64Array {
  const ranked = new Float64Array(draws.length)
  let below = 0
  for (const places of groups) {
    let drawn = 0
    for (const at of places) drawn += draws[at]!
    for (const at of places) ranked[at] = below + (drawn + 1) / 2
    below += drawn
  }
  return ranked
}

/** Pearson's correlation of ranks: of values without any difference it is 0. */
function weighted(draws: Float64Array, one: Float64Array, other: Float64Array): number {
  const middle = (draws.length + 1) / 2
  let both = 0
  let ofOne = 0
  let ofOther = 0
  for (let at = 0; at < draws.length; at++) {
    const fromOne = one[at]! - middle
    const fromOther = other[at]! - middle
    both += draws[at]! * fromOne * fromOther
    ofOne += draws[at]! * fromOne * fromOne
    ofOther += draws[at]! * fromOther * fromOther
  }
  return ofOne === 0 || ofOther === 0 ? 0 : both / Math.sqrt(ofOne * ofOther)
}

/** Numbers from 0 to 1 that look random and are the same on every machine (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
