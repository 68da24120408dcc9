import type { Model } from '../model/model.ts'
import { diversify } from './diversify.ts'
import type { Candidate } from './rank.ts'

/** So many samples follow each other before the first one comes again. */
const ROUND = 6
/** Every eighth place is for a title that nobody has touched yet: by what others did it would never come. */
export const EXPLORED_EVERY = 8

export interface Placed extends Candidate {
  /** Whether it has a place that is kept for what nobody has touched. */
  isExploration: boolean
}

/**
 * The sample that this refresh shows. The candidates are dealt out, so that each sample is the best of what those before it in
 * the round have left, and none repeats another; whoever asks with the same number has the same one.
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
