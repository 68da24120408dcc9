import {
  type Basis,
  type BasisKind,
  type EnrichmentSource,
  enrichmentSourceLabels,
  enrichmentTimes,
  longDay,
  type Provenance,
} from '@storyright/contracts/vocabulary'
import type { ScoredListing } from '../enrichment/scored-listing.ts'

/** Figures with what each of them rests on, by the path inside them; the empty path means all of them. */
export interface Block<Figures> {
  figures: Figures
  basis: Provenance
}

const of =
  (from: BasisKind) =>
  (text: string): Basis => ({ from, says: text })

export const fromListing = of('listing')
export const fromMarket = of('market')
export const fromModel = of('model')
export const fromFilms = of('films')
export const derived = of('derived')

/** What every listing gets where nothing is known of it: never a finding. */
export function byDefault(text: string): Basis {
  return {
    from: 'default',
    says: `${text} The same for every listing: no finding about this one.`,
  }
}

/** Where there is nothing to show, which is no finding either. */
export function notKnown(why: string): Basis {
  return {
    from: 'default',
    says: `Not known: ${why}. No finding about this listing.`,
  }
}

/** What the agent entered, by the form's name for it. */
export const byAgent = (field: string): Basis => fromListing(`What the agent entered under ${field}.`)

/** Where something was found, and when: `from YouTube, fetched 3 November 2026`. */
export function fetchedFrom(source: EnrichmentSource, { foundAt }: ScoredListing): string {
  const at = foundAt[source]
  return `from ${enrichmentSourceLabels[source]}${at ? `, fetched ${longDay(at)}` : ''}`
}

/** What was found elsewhere about the listing. */
export const foundAt = (source: EnrichmentSource, listing: ScoredListing, text: string): Basis =>
  fromListing(`${text}, ${fetchedFrom(source, listing)}.`)

/** Why there is nothing of a source: it has sent nothing, or too long ago. */
export const nothingFrom = (...sources: EnrichmentSource[]): string =>
  `nothing from the last ${enrichmentTimes.keptDays} days has come from ${sources.map((source) => enrichmentSourceLabels[source]).join(' or ')}`

/** The bases of several blocks, each under the path at which it stands in the analysis. */
export function joined(blocks: Record<string, Provenance>): Provenance {
  const all: Provenance = {}
  for (const path in blocks)
    for (const inside in blocks[path]) all[inside ? `${path}.${inside}` : path] = blocks[path][inside]!
  return all
}
