import { saturated } from '../model/signal-weight.ts'
import type { Seed } from './seed.ts'

const MOST = 200

/** Seeds of the same listing, or the same words, as one, named after the strongest; the strongest of all. */
export function mergedSeeds(seeds: readonly Seed[]): Seed[] {
  const same = Map.groupBy(seeds, ({ listingId, words, signal }) =>
    listingId === null ? `${signal === 'lookingFor'} ${words.join(' ')}` : listingId,
  )
  return [...same.values()]
    .map(merge)
    .sort((one, two) => Math.abs(two.weight) - Math.abs(one.weight))
    .slice(0, MOST)
}

function merge(same: readonly Seed[]): Seed {
  const dismissed = same.find(({ weight }) => weight < 0)
  if (dismissed) return dismissed
  const strongest = same.reduce((most, seed) => (seed.weight > most.weight ? seed : most))
  return { ...strongest, weight: saturated(same.reduce((sum, { weight }) => sum + weight, 0)) }
}
