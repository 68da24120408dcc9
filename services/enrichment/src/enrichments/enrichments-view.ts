import type { Enrichments } from '@storyright/contracts/http'
import { type EnrichmentSource, enrichmentSources } from '@storyright/contracts/vocabulary'
import type { LookUpRow } from '../look-ups/look-up-rows.ts'

/** As the sources want to be named. */
export const attributions: Record<EnrichmentSource, string> = {
  books: 'Book data by Google Books',
  youtube: 'Videos and their figures by YouTube',
  twitter: 'Posts on X',
}

interface EnrichmentsViewInput {
  listingId: string
  rows: readonly LookUpRow[]
  /** Its agent and administrators also see guesses and failures. */
  isManager: boolean
  now: Date
}

/** What was found about a listing, as far as this viewer may see it; outdated results are not shown, even if they are not dropped yet. */
export function enrichmentsView({ listingId, rows, isManager, now }: EnrichmentsViewInput): Enrichments {
  const fresh = (row: LookUpRow | undefined) => (row?.staleAt && row.staleAt > now ? row : undefined)
  const rowOf = (source: EnrichmentSource) => rows.find((row) => row.source === source)
  const figuresOf = <Source extends EnrichmentSource>(source: Source) =>
    (fresh(rowOf(source))?.figures ?? null) as Enrichments[Source]
  const sources = enrichmentSources.map((source): Enrichments['sources'][number] => {
    const row = rowOf(source)
    return {
      source,
      state: row?.state ?? 'waiting',
      fetchedAt: fresh(row)?.fetchedAt?.toISOString() ?? null,
      attribution: attributions[source],
      match: (row?.state === 'matched' && fresh(row)?.match) || null,
      candidates: isManager ? candidatesOf(fresh(row)) : [],
      isDecided: isManager && Boolean(row?.before),
      failure: isManager ? (row?.failure ?? null) : null,
      triesAgainAt: (isManager && row?.failure && row.dueAt?.toISOString()) || null,
    }
  })
  return {
    listingId,
    sources,
    books: figuresOf('books'),
    youtube: figuresOf('youtube'),
    twitter: figuresOf('twitter'),
  }
}

const candidatesOf = (row: LookUpRow | undefined) =>
  (row?.candidates ?? []).map((its) => ({
    ...its,
    isTaken: row!.taken.includes(its.id),
    isRefused: row!.refused.includes(its.id),
  }))
