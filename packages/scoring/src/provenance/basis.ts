import type { Basis, BasisKind, Provenance } from '@storyright/contracts/vocabulary'

/** Figures with what each of them rests on, by the path inside them; the empty path stands for all of them. */
export interface Block<Figures> {
  figures: Figures
  basis: Provenance
}

const of =
  (from: BasisKind) =>
  (says: string): Basis => ({ from, says })

export const fromListing = of('listing')
export const fromMarket = of('market')
export const fromModel = of('model')
export const fromFilms = of('films')
export const derived = of('derived')

/** What every listing gets where nothing is known of it: never a finding. */
export const byDefault = (says: string): Basis => ({
  from: 'default',
  says: `${says} The same for every listing: no finding about this one.`,
})

/** Where there is nothing to show, which is no finding either. */
export const notKnown = (why: string): Basis => ({
  from: 'default',
  says: `Not known: ${why}. No finding about this listing.`,
})

/** What the agent entered, by the form's name for it. */
export const byAgent = (field: string): Basis => fromListing(`What the agent entered under ${field}.`)

/** The bases of several blocks, each under the path at which it stands in the analysis. */
export function joined(blocks: Record<string, Provenance>): Provenance {
  const all: Provenance = {}
  for (const path in blocks)
    for (const inside in blocks[path]) all[inside ? `${path}.${inside}` : path] = blocks[path][inside]!
  return all
}
