/** A seeded random generator. */
export interface Dice {
  /** An integer from 0 up to the limit, exclusive. */
  below(limit: number): number
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<One>(all: readonly One[]): One
  /** Picks by weight. */
  weigh<One extends string>(weights: Record<One, number>): One
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (all) => all[below(all.length)]!,
    weigh(weights) {
      const entries = Object.entries(weights) as [keyof typeof weights, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [one, weight] of entries) {
        left -= weight
        if (left < 0) return one
      }
      return entries.at(-1)![0]
    },
  }
}
