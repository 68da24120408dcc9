import { setTimeout as wait } from 'node:timers/promises'
import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import { enrichmentRefusals } from '../errors.ts'
import { claimNext, countDue } from './claim-look-up.ts'
import { type LookUpDeps, lookUp } from './look-up.ts'

interface Batch {
  source: EnrichmentSource
  size: number
  /** Somebody wants it now: what failed is tried again as well. */
  isImpatient: boolean
  /** Nothing but that. */
  failedOnly?: boolean
}

/** A caller waits three minutes; what is left waits for the next batch. */
const LIMIT_MS = 150_000
/** A shorter rest of the provider's is waited for. */
const SHORT_REST_MS = 5_000

/**
 * Looks the next listings of the queue up, one after the other. A batch has no memory of its own: the queue has, so the next one
 * goes on where this one stopped or died. Two at once work on different listings, and share the provider's pace.
 */
export const runBatch =
  (deps: LookUpDeps) =>
  async ({
    source,
    size,
    isImpatient,
    failedOnly = false,
  }: Batch): Promise<{ processed: number; total: number; failed: number }> => {
    const { db, clock, paces, stopping } = deps
    const endsAt = performance.now() + LIMIT_MS
    const began = clock()
    const queue = () => ({ source, isImpatient, failedOnly, began, now: clock() })
    const total = await countDue(db, queue(), size)
    let [processed, failed] = [0, 0]

    while (processed + failed < size && performance.now() < endsAt && !stopping.aborted) {
      const paused = await paces[source].paused()
      if (paused) {
        const restMs = paused.until.getTime() - clock().getTime()
        if (restMs > SHORT_REST_MS && total > 0 && processed + failed === 0) throw resting(paused, restMs)
        if (restMs > SHORT_REST_MS) break
        await wait(Math.max(0, restMs), undefined, { signal: stopping }).catch(() => undefined)
      }
      const claim = await claimNext(db, queue())
      if (!claim) break
      const { kind } = await lookUp(deps)(claim).catch((error: unknown): { kind: 'paused' } => {
        if (stopping.aborted) return { kind: 'paused' } // given back; the next batch has it
        throw error
      })
      if (kind === 'settled') processed++
      if (kind === 'failed') failed++
    }
    return { processed, total, failed }
  }

function resting({ why, until }: { why: string | null; until: Date }, restMs: number): Error {
  const says = `${why ?? 'The source rests.'} It continues ${wordsOf(until)}.`
  return enrichmentRefusals.sourceRests({
    says,
    retryAfterSeconds: Math.ceil(restMs / 1_000),
    details: { pausedUntil: until.toISOString() },
  })
}

const wordsOf = (at: Date) =>
  `on ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`
