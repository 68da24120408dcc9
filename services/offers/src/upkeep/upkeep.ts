import { sweepFiles } from '../decks/sweep-files.ts'
import type { Deps } from '../deps.ts'
import { compareHolds } from './compare-holds.ts'
import { endOptions } from './end-options.ts'
import { endUnpaid } from './end-unpaid.ts'
import { finishCaptures } from './finish-captures.ts'
import { finishReleases } from './finish-releases.ts'
import { forgetOld } from './forget-old.ts'
import { remindOfEndingHolds } from './remind.ts'

export interface Pace {
  /** Work that a request may still be doing is left alone so long. */
  unfinishedAfterMs: number
  compareEveryMs: number
}

/** What has to happen although nobody asks: each step may be repeated, and stops quietly when the provider is away. */
const steps: Record<string, (deps: Deps, pace: Pace) => Promise<void>> = {
  finishCaptures,
  finishReleases,
  compareHolds,
  endUnpaid,
  remindOfEndingHolds,
  endOptions,
  forgetOld,
  sweepFiles,
}

/** One round of everything. A step that fails is logged and comes again with the next round. */
export async function keepUp(deps: Deps, pace: Pace, signal?: AbortSignal): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    if (signal?.aborted) return
    await step(deps, pace).catch((error: unknown) =>
      deps.logger.warn({ step: name, err: error }, 'Upkeep goes on later'),
    )
  }
}
