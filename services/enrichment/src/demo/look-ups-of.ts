import { type EnrichmentSource, enrichmentSources } from '@storyright/contracts/vocabulary'
import { type LookUpRow, never } from '../look-ups/look-up-rows.ts'
import { failed } from '../queue/fail-look-up.ts'
import { newLookUp } from '../queue/queue-listings.ts'
import { settled } from '../queue/settle-look-up.ts'
import type { Asked, Looked, SeedDeps } from './looked.ts'

/** Failed often enough to be tried again tomorrow. */
const FAILURES = 11

/** A listing's row at every source, by the rules of look-ups; where nobody was asked, it waits. */
export function lookUpsOf(
  { sources, clock }: Pick<SeedDeps, 'sources' | 'clock'>,
  { row, asked, shown }: Looked,
): Record<EnrichmentSource, LookUpRow> {
  const lookUps = enrichmentSources.map((source): LookUpRow => {
    const its = asked.find((one) => one.source === source)
    const queued = newLookUp(source, row.listing, its?.at ?? clock())
    if (!its) return queued
    const after = { ...queued, attemptedAt: its.at, ...outcome(its, queued) }
    return { ...after, isShown: source === 'books' && after.state === 'matched' && shown !== null }
  })
  return Object.fromEntries(lookUps.map((its) => [its.source, its])) as Record<EnrichmentSource, LookUpRow>

  function outcome(its: Asked, queued: LookUpRow): Partial<LookUpRow> {
    if ('failure' in its) return failed({ attempts: FAILURES }, its.failure, { now: its.at, pausedUntil: never })
    return settled(sources[its.source], row.listing, queued, { found: its.found, fetchedAt: its.at })
  }
}
