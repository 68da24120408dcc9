/** What other sources know about a title: sources, words and limits. No zod here: the web imports it. */

export const enrichmentSources = ['books', 'youtube', 'twitter'] as const
export type EnrichmentSource = (typeof enrichmentSources)[number]
export const enrichmentSourceLabels: Record<EnrichmentSource, string> = {
  books: 'Google Books',
  youtube: 'YouTube',
  twitter: 'X',
}

/**
 * How far a listing is with a source. `choosing` waits for somebody's choice among candidates; it counts as enriched, as `none`
 * does, where nothing fits. `refused`: its agent or an administrator marked it as not this work.
 */
export const enrichmentStates = ['waiting', 'matched', 'choosing', 'none', 'refused', 'failed'] as const
export type EnrichmentState = (typeof enrichmentStates)[number]

export const enrichmentActions = ['choose', 'refuse', 'undo'] as const
export type EnrichmentAction = (typeof enrichmentActions)[number]

export const marketPresences = ['high', 'medium', 'low'] as const
export type MarketPresence = (typeof marketPresences)[number]

/** Batch sizes and pauses between two requests (document 2, section 9.2). */
export const enrichmentBatches = {
  youtube: { most: 10, standard: 5, pauseMs: 1_000 },
  twitter: { most: 20, standard: 5, recommended: [5, 10], pauseMs: 3_000 },
  books: { most: 100, standard: 20, pauseMs: 0 },
} as const

export const enrichmentTimes = {
  pollMs: 5_000,
  /** Statistics that are older are fetched again, or no longer shown, as the providers' terms ask. */
  keptDays: 30,
  /** What X's recent search covers. */
  twitterWindowDays: 7,
  longestBackOffMs: 30_000,
} as const

/** A match is taken by itself from the first confidence, and waits for a choice from the second. */
export const matchThresholds = { taken: 0.85, choosing: 0.5 } as const

export const bookSearchLimit = 5

/** Document 2, sections 8.4 and 8.7. */
export const enrichmentMessages = {
  failed: 'Enrichment Failed',
  bookFailed: 'Enrichment failed',
  bookFailedFallback: 'Failed to enrich listing',
  statusFailed: 'Unable to load enrichment status',
} as const
