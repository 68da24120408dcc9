import type { Model } from '../model/model.ts'
import type { Candidate } from './rank.ts'

/** So many samples follow each other before the first one comes again. */
const ROUND = 6
/** Every eighth place is for an untouched title, which behaviour would never bring up. */
export const EXPLORED_EVERY = 8

export interface Placed extends Candidate {
  /** Whether it has a place reserved for untouched titles. */
  isExploration: boolean
}

/**
 * The sample that this refresh shows. The candidates are dealt out, so that each sample is the best of what those before it in
 * the round have left, and none repeats another; the same number gives the same one.
 */
export function sampleOf(
  model: Pick<Model, 'genre' | 'author' | 'medium' | 'support'>,
  candidates: readonly Candidate[],
  { count, refresh }: { count: number; refresh: number },
): Placed[] {
  const round = Math.max(1, Math.min(ROUND, Math.floor(candidates.length / count)))
  let left = candidates
  for (let turn = refresh % round; ; turn--) {
    const sample = explored(model, left, count)
    if (turn === 0) return sample
    const shown = new Set(sample.map(({ item }) => item))
    left = left.filter(({ item }) => !shown.has(item))
  }
}

function explored(model: Parameters<typeof sampleOf>[0], candidates: readonly Candidate[], count: number): Placed[] {
  const strongest = diversify(model, candidates, count)
  const places = Math.floor(count / EXPLORED_EVERY)
  const kept = strongest.slice(0, count - places)
  const taken = new Set(kept)
  const untouched = candidates.filter((one) => model.support[one.item] === 0 && !taken.has(one))
  const found = diversify(model, untouched, places, kept)
  const isFound = new Set(found)
  const rest = strongest.filter((one) => !isFound.has(one))
  return Array.from({ length: Math.min(count, rest.length + found.length) }, (_, place): Placed => {
    const next = (place + 1) % EXPLORED_EVERY === 0 ? found.shift() : undefined
    return next ? { ...next, isExploration: true } : { ...rest.shift()!, isExploration: false }
  })
}

/** The penalty for another of the same, as a share of the best score. */
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
