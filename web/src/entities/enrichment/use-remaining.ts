import { type EnrichmentSource, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import { useSyncExternalStore } from 'react'
import { errorMessage } from '../../shared/api-error.ts'
import { toast } from '../../ui/toast/toasts.ts'

/** Step after step over all that is left at one source, as far as it has come. */
export interface RemainingRun {
  /** `pausing`: the step under way is finished first. */
  phase: 'idle' | 'running' | 'pausing'
  processed: number
  failed: number
  /** Why it stopped before all was done. */
  stopped: string | null
}

/** What one step came to: `all` when nothing was left, `refused` when the source took less than it was given. */
export interface StepOutcome {
  processed: number
  failed: number
  end?: 'all' | 'refused' | undefined
}

const idle: RemainingRun = { phase: 'idle', processed: 0, failed: 0, stopped: null }
// Kept beside the pages: a run goes on while its administrator is elsewhere in this tab.
const runs = new Map<EnrichmentSource, RemainingRun>()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function change(source: EnrichmentSource, changed: Partial<RemainingRun>) {
  runs.set(source, { ...(runs.get(source) ?? idle), ...changed })
  for (const listener of listeners) listener()
}
const phaseOf = (source: EnrichmentSource) => runs.get(source)?.phase ?? 'idle'

/** Looks everything up that is left at a source, until it is done, paused or refused. */
export function useRemaining(source: EnrichmentSource) {
  const run = useSyncExternalStore(subscribe, () => runs.get(source) ?? idle)
  return {
    run,
    start: (next: () => Promise<StepOutcome>) => runUntilDone(source, next),
    pause: () => change(source, { phase: 'pausing' }),
  }
}

async function runUntilDone(source: EnrichmentSource, next: () => Promise<StepOutcome>) {
  if (phaseOf(source) !== 'idle') return
  change(source, { ...idle, phase: 'running' })
  const { processed, failed, stopped, isRefused } = await lookUpAll(source, next)
  const isPaused = phaseOf(source) === 'pausing'
  change(source, { phase: 'idle', processed, failed, stopped })
  if (stopped !== null && !isRefused)
    return toast({ title: 'Enrichment Stopped', description: stopped, variant: 'destructive' })
  const counts = `${processed} looked up${failed > 0 ? `, ${failed} failed` : ''}.`
  if (stopped !== null) return toast({ title: 'Enrichment Stopped', description: `${counts} ${stopped}` })
  return toast({ title: isPaused ? 'Enrichment Paused' : 'Enrichment Finished', description: counts })
}

async function lookUpAll(source: EnrichmentSource, next: () => Promise<StepOutcome>) {
  const sum = { processed: 0, failed: 0, stopped: null as string | null, isRefused: false }
  try {
    while (phaseOf(source) === 'running') {
      const { processed, failed, end } = await next()
      sum.processed += processed
      sum.failed += failed
      change(source, { processed: sum.processed, failed: sum.failed })
      if (end === 'all') break
      // Asking again would go round in circles.
      if (end === 'refused') {
        sum.isRefused = true
        sum.stopped = `${enrichmentSourceLabels[source]} takes no more for now. The rest waits.`
        break
      }
    }
  } catch (error) {
    sum.stopped = errorMessage(error, 'The batch could not be run. Please try again.')
  }
  return sum
}
