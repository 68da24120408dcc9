import { setTimeout as wait } from 'node:timers/promises'
import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'
import { claimQueued, type LookUpDeps, lookUp } from './look-up.ts'

export type BatchDeps = LookUpDeps & Pick<Deps, 'queues'>

interface Batch {
  source: EnrichmentSource
  size: number
  /** A person wants it now: failed look-ups are tried again as well. */
  isImpatient: boolean
  /** Nothing but that. */
  failedOnly?: boolean
}

/** A caller waits three minutes; the rest waits for the next batch. */
const LIMIT_MS = 150_000
/** A shorter rest of the provider's is waited for. */
const SHORT_REST_MS = 5_000

/**
 * Looks the next listings of the queue up, one after the other. A batch has no memory of its own: the queue has, so the next one
 * goes on where this one stopped or died. Two at once work on different listings, and share the provider's pace.
 */
export async function runBatch(
  deps: BatchDeps,
  batch: Batch,
): Promise<{ processed: number; total: number; failed: number }> {
  const { source, size, isImpatient, failedOnly = false } = batch
  const { db, clock, paces, queues, stopping } = deps
  const endsAt = performance.now() + LIMIT_MS
  const began = clock()
  const queue = queues[source]
  const next = (most: number) =>
    failedOnly ? queue.failed({ most, began }) : queue.first({ most, began, isImpatient })
  let waiting = await next(size)
  const total = waiting.length
  let [processed, failed] = [0, 0]

  while (processed + failed < size && performance.now() < endsAt && !stopping.aborted) {
    const paused = await paces[source].paused()
    if (paused) {
      const restMs = paused.until.getTime() - clock().getTime()
      if (restMs > SHORT_REST_MS && isImpatient && total > 0 && processed + failed === 0) throw resting(paused, restMs)
      if (restMs > SHORT_REST_MS) break
      await wait(Math.max(0, restMs), undefined, { signal: stopping }).catch(() => undefined)
    }
    if (waiting.length === 0) waiting = await next(size - processed - failed)
    const id = waiting.shift()
    if (!id) break
    const claim = await claimQueued(db, id, { now: clock(), began, isImpatient })
    if (!claim) continue // somebody else has it
    const { kind } = await lookUp(deps, claim).catch((error: unknown): { kind: 'paused' } => {
      if (stopping.aborted) return { kind: 'paused' } // given back; the next batch has it
      throw error
    })
    if (kind === 'settled') processed++
    if (kind === 'failed') failed++
  }
  return { processed, total, failed }
}

function resting({ why, until }: { why: string | null; until: Date }, restMs: number): Error {
  const reason = `${why ?? 'The source rests.'} It continues ${wordsOf(until)}.`
  return enrichmentRefusals.sourceRests({
    message: reason,
    retryAfterSeconds: Math.ceil(restMs / 1_000),
    details: { pausedUntil: until.toISOString() },
  })
}

const wordsOf = (at: Date) =>
  `on ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`
