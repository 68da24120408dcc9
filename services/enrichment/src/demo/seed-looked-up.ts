import { randomUUID } from 'node:crypto'
import { listingEnriched } from '@storyright/contracts/events'
import { type EnrichmentSource, enrichmentSources } from '@storyright/contracts/vocabulary'
import type { DemoLookedUp } from '@storyright/demo'
import { currentListingOf, type ListingRow, listingRows } from '@storyright/read-models'
import { auditRows } from '../audit/audit-rows.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { takeoverRows } from '../field-overrides/takeover-rows.ts'
import { count } from '../look-ups/count-rows.ts'
import { type Found, type LookUpRow, lookUpRows, never } from '../look-ups/look-up-rows.ts'
import { enrichedState } from '../published/enriched-state.ts'
import { publishedRows } from '../published/publish-enriched.ts'
import { failed } from '../queue/fail-look-up.ts'
import { newLookUp } from '../queue/queue-listings.ts'
import { settled } from '../queue/settle-look-up.ts'
import { faults } from '../sources/http/source-fault.ts'

/** So many are asked about at once, and kept in one transaction. */
const AT_ONCE = 30
const LIMIT_MS = 60_000

/**
 * Looks listings of the demo up as batches would, without their pauses. Existing results stay: a later start
 * finds all of them, an interrupted one goes on. Answers how many were added.
 */
export async function seedLookedUp(
  deps: SeedDeps,
  demo: () => DemoLookedUp[],
  onProgress: (loaded: number, total: number) => void = () => {},
): Promise<number> {
  if (deps.played.length === 0) return 0
  const all = demo()
  const these = { _id: { $in: all.map(({ listingId }) => listingId) } }
  const known = await listingRows
    .of(deps.db)
    .find(these, { projection: { _id: 1 } })
    .toArray()
  const there = new Set(known.map(({ _id }) => _id))
  const missing = all.filter(({ listingId }) => !there.has(listingId))
  let added = 0
  let keeping: Promise<number> = Promise.resolve(0)
  try {
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      onProgress(there.size + from, all.length)
      // One batch is asked about while the one before is kept.
      const batch = await Promise.all(missing.slice(from, from + AT_ONCE).map((input) => lookedAt(deps, input)))
      added += await keeping
      keeping = keepLookedUp(
        deps,
        batch.filter((looked) => looked !== null),
      )
      keeping.catch(() => undefined) // awaited after the next batch was asked about
    }
  } finally {
    await keeping.catch(() => undefined)
  }
  return added + (await keeping)
}

/** The listing from catalogue; nothing where it is another agent's or gone. */
async function lookedAt(
  { catalogue, sources, played }: SeedDeps,
  { listingId, title, author, at, failed, shown }: DemoLookedUp,
): Promise<Looked | null> {
  const current = await currentListingOf(catalogue, listingId)
  if (current?.listing.title !== title || current.listing.author !== author) return null
  const asked = played.map(async (source): Promise<Asked> => {
    const its = { source, at: at[source] }
    if (failed.includes(source)) return { ...its, failure: faults.slow(source, undefined).message }
    const { found } = await sources[source].fetch(current.listing, AbortSignal.timeout(LIMIT_MS))
    return { ...its, found }
  })
  return { row: { _id: listingId, isDeleted: false, ...current }, asked: await Promise.all(asked), shown }
}

/** Saves and publishes what was found of these listings, in one transaction: as look-ups do one by one, but in few writes. */
const keepLookedUp = (deps: SeedDeps, batch: readonly Looked[]): Promise<number> =>
  deps.transaction(async (tx) => {
    if (batch.length === 0) return 0
    const [{ db }, session] = [deps, { session: tx }]
    const kept = batch.map((looked) => ({ ...looked, bySource: lookUpsOf(deps, looked) }))
    const rows = kept.flatMap(({ bySource }) => Object.values(bySource))
    await listingRows.of(db).insertMany(
      kept.map(({ row }) => row),
      session,
    )
    await lookUpRows.of(db).insertMany(rows, session)
    await count(tx, db, ...rows.map(({ source, state }) => ({ source, to: state })))
    await keepTakeovers(
      tx,
      deps,
      kept.filter(({ bySource }) => bySource.books.isShown),
    )
    const published = kept
      .filter(({ bySource }) => Object.values(bySource).some(({ figures }) => figures !== null))
      .map(({ row: { _id }, bySource }) => ({ _id, version: 1, state: enrichedState(_id, bySource) }))
    if (published.length > 0) await publishedRows.of(db).insertMany(published, session)
    const events = published.map(({ _id, version, state }) => listingEnriched(_id, version, state))
    await deps.outbox.add(tx, events)
    return batch.length
  })

/** That an administrator had the readers' ratings of these shown. */
async function keepTakeovers(tx: Tx, { db, clock }: SeedDeps, batch: readonly Looked[]): Promise<void> {
  const taken = batch.flatMap(({ row, shown }) => (shown ? [{ ...shown, listingId: row._id, at: clock() }] : []))
  if (taken.length === 0) return
  const session = { session: tx }
  const takeovers = taken.map(({ takeoverId: _id, ...its }) => ({
    ...{ ...its, _id, state: 'done' as const },
    ...{ fields: {}, shows: true, showed: false },
  }))
  const audit = taken.map(({ takeoverId: _its, ...its }) => ({
    ...{ ...its, _id: randomUUID(), action: 'apply' as const, source: 'books' },
    ...{ before: {}, after: { mediumDetails: true } },
  }))
  await takeoverRows.of(db).insertMany(takeovers, session)
  await auditRows.of(db).insertMany(audit, session)
}

/** Failed often enough to be tried again tomorrow. */
const FAILURES = 11

/** A listing's row at every source, by the rules of look-ups; a source that was not asked waits. */
function lookUpsOf(
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

interface SeedDeps extends Pick<Deps, 'db' | 'transaction' | 'outbox' | 'catalogue' | 'sources' | 'clock'> {
  /** Those that may be asked about the demo. */
  played: readonly EnrichmentSource[]
}

/** What came of asking a source: what it has found, or why it failed, in words. */
type Asked = { source: EnrichmentSource; at: Date } & ({ found: Found[] } | { failure: string })

/** A listing with the answers of its sources. */
interface Looked {
  row: ListingRow
  asked: Asked[]
  shown: DemoLookedUp['shown']
}
