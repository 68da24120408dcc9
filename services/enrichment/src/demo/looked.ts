import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import type { DemoLookedUp } from '@storyright/demo'
import type { ListingRow } from '@storyright/read-models'
import type { Deps } from '../deps.ts'
import type { Found } from '../look-ups/look-up-rows.ts'

export interface SeedDeps extends Pick<Deps, 'db' | 'transaction' | 'outbox' | 'catalogue' | 'sources' | 'clock'> {
  /** Those that may be asked about the demo. */
  played: readonly EnrichmentSource[]
}

/** What came of asking a source: what it has found, or why it failed, in words. */
export type Asked = { source: EnrichmentSource; at: Date } & ({ found: Found[] } | { failure: string })

/** A listing with what was asked about it. */
export interface Looked {
  row: ListingRow
  asked: Asked[]
  shown: DemoLookedUp['shown']
}
