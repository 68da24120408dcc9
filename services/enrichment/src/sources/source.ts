import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import type { MatchOutcome, WorkToMatch } from '@storyright/matching'
import type { Figures, Found } from '../look-ups/look-up-rows.ts'

/** What a look-up brought, and what of the units taken for it was not used. */
export interface Fetched {
  found: Found[]
  unused: number
}

/** A provider: how it is asked, and what its answers mean. */
export interface Source {
  name: EnrichmentSource
  /** What one look-up may take of the day's allowance. */
  units: number
  fetch(work: WorkToMatch, signal: AbortSignal): Promise<Fetched>
  judge(work: WorkToMatch, found: Found[]): MatchOutcome
  /** Figures of what is about the work; of nothing they are zero. */
  figuresOf(work: WorkToMatch, taken: Found[], fetchedAt: Date): Figures | null
}

export type Sources = Record<EnrichmentSource, Source>
