import { type Basis, type BasisKind, bases, basisOf } from '@storyright/contracts/vocabulary'
import type { Stated } from './basis-words.ts'

/** A figure's label, and where it stands in the analysis. */
export interface Placed {
  label: string
  path: string
}
export interface Rest extends Basis {
  labels: string[]
}

/** What these figures rest on, each sentence once, with the figures that it is said of, in their order. */
export function restsOf(figures: readonly Placed[], { provenance }: Pick<Stated, 'provenance'>): Rest[] {
  const found = new Map<string, Rest>()
  for (const { label, path } of figures) {
    const basis = basisOf(provenance, path)
    if (!basis) continue
    const key = `${basis.from} ${basis.says}`
    const rest = found.get(key) ?? { ...basis, labels: [] }
    rest.labels.push(label)
    found.set(key, rest)
  }
  return [...found.values()]
}

/** Findings before what is worked out of them, defaults last. */
export const byKind = (rests: readonly Rest[]) =>
  rests.toSorted((one, other) => bases.indexOf(one.from) - bases.indexOf(other.from))

/** The kind that most figures of a block rest on: only the others are marked one by one, and every default. */
export function usualBasis(rests: readonly Rest[]): BasisKind | undefined {
  const counts = new Map<BasisKind, number>()
  for (const { from, labels } of rests) counts.set(from, (counts.get(from) ?? 0) + labels.length)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
