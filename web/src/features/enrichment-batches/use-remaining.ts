import { enrichmentBatches } from '@storyright/contracts/vocabulary'
import { useSyncExternalStore } from 'react'
import { errorMessage } from '../../shared/api-error.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { type BatchOutcome, type BatchSource, useEnrichBatchMutation } from './batches.api.ts'

/** Batch after batch of one source, as far as it has come. */
export interface RemainingRun {
  /** `pausing`: the batch under way is finished first. */
  phase: 'idle' | 'running' | 'pausing'
  processed: number
  failed: number
  /** Why it stopped before all was done. */
  stopped: string | null
}

const idle: RemainingRun = { phase: 'idle', processed: 0, failed: 0, stopped: null }
// Kept beside the pages: a run goes on while its administrator is elsewhere in this tab.
const runs = new Map<BatchSource, RemainingRun>()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function change(source: BatchSource, changed: Partial<RemainingRun>) {
  runs.set(source, { ...(runs.get(source) ?? idle), ...changed })
  for (const listener of listeners) listener()
}
const phaseOf = (source: BatchSource) => runs.get(source)?.phase ?? 'idle'

/** Looks everything up that is left at a source, until it is done, paused or refused. */
export function useRemaining(source: BatchSource) {
  const run = useSyncExternalStore(subscribe, () => runs.get(source) ?? idle)
  const [send] = useEnrichBatchMutation({ fixedCacheKey: source })
  const batchSize = enrichmentBatches[source].most
  return {
    run,
    start: () => runUntilDone(source, () => send({ source, batchSize }).unwrap()),
    pause: () => change(source, { phase: 'pausing' }),
  }
}

async function runUntilDone(source: BatchSource, next: () => Promise<BatchOutcome>) {
  if (phaseOf(source) !== 'idle') return
  change(source, { ...idle, phase: 'running' })
  const { processed, failed, stopped } = await lookUpAll(source, next)
  const isPaused = phaseOf(source) === 'pausing'
  change(source, { phase: 'idle', processed, failed, stopped })
  const counts = `${processed} looked up${failed > 0 ? `, ${failed} failed` : ''}.`
  toast(
    stopped
      ? { title: 'Enrichment Stopped', description: stopped, variant: 'destructive' }
      : { title: isPaused ? 'Enrichment Paused' : 'Enrichment Finished', description: counts },
  )
}

async function lookUpAll(source: BatchSource, next: () => Promise<BatchOutcome>) {
  const sum = { processed: 0, failed: 0, stopped: null as string | null }
  try {
    while (phaseOf(source) === 'running') {
      const outcome = await next()
      sum.processed += outcome.processed
      sum.failed += outcome.failed
      change(source, { processed: sum.processed, failed: sum.failed })
      // Nothing is left, or the source takes no more for now: asking again would go round in circles.
      if (outcome.processed + outcome.failed < outcome.total || outcome.total === 0) break
    }
  } catch (error) {
    sum.stopped = errorMessage(error, 'The batch could not be run. Please try again.')
  }
  return sum
}
