import type { Model } from '../model/model.ts'
import { diversify } from './diversify.ts'
import type { Candidate } from './rank.ts'

/** So many samples follow each other before the first one comes again. */
const ROUND = 6

/**
 * The sample that this refresh shows. The candidates are dealt out, so that each sample is the best of what those before it in
 * the round have left, and none repeats another; whoever asks with the same number has the same one.
 */
export function sampleOf(
  model: Pick<Model, 'genre' | 'author' | 'medium'>,
  candidates: readonly Candidate[],
  { count, refresh }: { count: number; refresh: number },
): Candidate[] {
  const round = Math.max(1, Math.min(ROUND, Math.floor(candidates.length / count)))
  let left = candidates
  for (let turn = refresh % round; ; turn--) {
    const sample = diversify(model, left, count)
    if (turn === 0) return sample
    const shown = new Set(sample)
    left = left.filter((candidate) => !shown.has(candidate))
  }
}
