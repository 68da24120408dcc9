import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type EnrichmentSource, type EnrichmentState, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import { isOwnFault } from '@storyright/mongodb'
import { listingRows } from '@storyright/read-models'
import type { Filter } from 'mongodb'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { contentKey } from '../look-ups/content-key.ts'
import { type LookUpRow, lookUpRows, never, rowId } from '../look-ups/look-up-rows.ts'
import type { Pace } from '../quota/rate-limiter.ts'
import { SourceFault } from '../sources/http/source-fault.ts'
import { failLookUp } from './fail-look-up.ts'
import { settleLookUp } from './settle-look-up.ts'

export type LookUpDeps = Pick<
  Deps,
  'db' | 'transaction' | 'clock' | 'outbox' | 'logger' | 'sources' | 'paces' | 'stopping'
>

/** `gone`: the listing has changed, or another worker has it. `paused`: its provider is not to be asked now. */
export type Outcome =
  | { kind: 'settled'; state: EnrichmentState }
  | { kind: 'failed'; why: string }
  | { kind: 'paused'; until: Date; why: string }
  | { kind: 'gone' }

/** Looks a claimed listing up at its source, as fast as the source may be asked, and keeps what comes of it. */
export async function lookUp(deps: LookUpDeps, claim: Claim): Promise<Outcome> {
  const { db, clock, sources, paces, stopping, logger } = deps
  const [source, pace] = [sources[claim.source], paces[claim.source]]
  const row = await listingRows.of(db).findOne({ _id: claim.listingId, isDeleted: false })
  if (!row || contentKey(row.listing) !== claim.key) {
    await giveBack(db, claim)
    return { kind: 'gone' }
  }
  const entry = await pace.enter(source.units)
  if ('pausedUntil' in entry) {
    await giveBack(db, claim)
    return { kind: 'paused', until: entry.pausedUntil, why: entry.why }
  }
  try {
    await wait(Math.max(0, entry.at.getTime() - clock().getTime()), undefined, { signal: stopping })
    const { found, unused } = await source.fetch(row.listing, stopping)
    await entry.giveBack(unused)
    await pace.answered()
    const state = await settleLookUp(deps, claim, found)
    return state ? { kind: 'settled', state } : { kind: 'gone' }
  } catch (error) {
    if (stopping.aborted || isOwnFault(error)) {
      await giveBack(db, claim).catch(() => undefined) // the claim ends by itself
      throw error
    }
    logger.warn({ err: error, listing: claim.listingId, source: claim.source }, 'A look-up failed and is tried again')
    if (error instanceof SourceFault && error.isFree) await entry.giveBack(source.units)
    const message = error instanceof SourceFault ? error.message : unreadable(claim)
    await failLookUp(deps, claim, message, await restAfter(pace, error))
    return { kind: 'failed', why: message }
  }
}

/** An unexpected failure is due to this listing's response. */
const unreadable = ({ source }: Claim) => `What ${enrichmentSourceLabels[source]} said could not be read.`

const restAfter = async (pace: Pace, error: unknown): Promise<Date> =>
  error instanceof SourceFault && !error.isOfItem ? pace.failed(error.message, error.until) : never

/** A row that nobody else looks up until the claim ends. */
export type Claim = LookUpRow & { claim: string }

/** Longer than a look-up can take; who died while at it holds the row no longer. */
export const CLAIM_LASTS_MS = 90_000

interface ClaimQueuedInput {
  now: Date
  /** When the batch began: rows attempted since are left for the next. */
  began: Date
  /** What failed is tried again although it is not time yet. */
  isImpatient: boolean
}

/** Claims a row of the queue, unless another worker has it. */
export const claimQueued = (
  db: Database,
  _id: string,
  { now, began, isImpatient }: ClaimQueuedInput,
): Promise<Claim | null> =>
  claim(db, _id, { dueAt: { $gt: never, ...(!isImpatient && { $lte: now }) }, attemptedAt: { $lt: began } }, now)

/** Claims this listing, if it is queued and free. */
export const claimListing = (
  db: Database,
  { source, listingId, now }: { source: EnrichmentSource; listingId: string; now: Date },
): Promise<Claim | null> => claim(db, rowId(source, listingId), { dueAt: { $gt: never } }, now)

/** One write by the row's id and then one read: for `findOneAndUpdate` SecantusDB looks through the whole collection. */
async function claim(db: Database, _id: string, which: Filter<LookUpRow>, now: Date): Promise<Claim | null> {
  const id = randomUUID()
  const claimed = { claim: id, claimedUntil: new Date(now.getTime() + CLAIM_LASTS_MS), attemptedAt: now }
  const rows = lookUpRows.of(db)
  const { matchedCount } = await rows.updateOne({ _id, claimedUntil: { $lte: now }, ...which }, { $set: claimed })
  return matchedCount === 0 ? null : ((await rows.findOne({ _id, claim: id })) as Claim | null)
}

/** Nothing was asked: it keeps its place. */
async function giveBack(db: Database, { _id, claim: id }: Claim): Promise<void> {
  await lookUpRows.of(db).updateOne({ _id, claim: id }, { $set: { claim: null, claimedUntil: never } })
}
