import { setTimeout as wait } from 'node:timers/promises'
import { type EnrichmentState, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import { isOwnFault } from '@storyright/mongodb'
import { listingRows } from '@storyright/read-models'
import type { Deps } from '../deps.ts'
import { contentKey } from '../look-ups/content-key.ts'
import { never } from '../look-ups/look-up-rows.ts'
import type { Pace } from '../quota/rate-limiter.ts'
import { SourceFault } from '../sources/http/source-fault.ts'
import { type Claim, giveBack } from './claim-look-up.ts'
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
