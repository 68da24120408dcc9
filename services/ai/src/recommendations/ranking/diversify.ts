import type { Model } from '../model/model.ts'
import type { Candidate } from './rank.ts'

/** What another of the same takes from a candidate, in parts of the best one's score. */
const penalties = { author: 0.05, genre: 0.02, medium: 0.01, seed: 0.06 } as const

type Described = Pick<Model, 'genre' | 'author' | 'medium'>

/**
 * So many of the candidates that are strong and yet not all alike, in the order they were chosen; nor are they like those that
 * were chosen before.
 */
export function diversify(
  model: Described,
  candidates: readonly Candidate[],
  count: number,
  before: readonly Candidate[] = [],
): Candidate[] {
  const { genre, author, medium } = model
  const unit = candidates[0]?.score ?? 0
  const taken = {
    genre: new Map<number, number>(),
    author: new Map<number, number>(),
    medium: new Map<number, number>(),
  }
  const ofSeed = new Map<number, number>()
  const often = (counts: Map<number, number>, which: number) => counts.get(which) ?? 0
  const value = ({ item, score, seed }: Candidate) =>
    score -
    unit *
      (penalties.author * often(taken.author, author[item]!) +
        penalties.genre * often(taken.genre, genre[item]!) +
        penalties.medium * often(taken.medium, medium[item]!) +
        (seed === null ? 0 : penalties.seed * often(ofSeed, seed)))
  const take = ({ item, seed }: Candidate) => {
    for (const [counts, which] of [
      [taken.genre, genre[item]!],
      [taken.author, author[item]!],
      [taken.medium, medium[item]!],
    ] as const)
      counts.set(which, often(counts, which) + 1)
    if (seed !== null) ofSeed.set(seed, often(ofSeed, seed) + 1)
  }

  for (const one of before) take(one)
  const left = [...candidates]
  const chosen: Candidate[] = []
  while (chosen.length < count && left.length > 0) {
    let at = 0
    let highest = Number.NEGATIVE_INFINITY
    for (let place = 0; place < left.length; place++) {
      // Nothing that follows can be worth more than its score.
      if (left[place]!.score <= highest) break
      const worth = value(left[place]!)
      if (worth > highest) [at, highest] = [place, worth]
    }
    const [next] = left.splice(at, 1)
    chosen.push(next!)
    take(next!)
  }
  return chosen
}
