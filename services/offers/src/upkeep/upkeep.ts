import type { Deps } from '../deps.ts'
import { auditPayments } from './audit-payments.ts'
import { compareHolds } from './compare-holds.ts'
import { endMany } from './end-many.ts'
import { endOptions } from './end-options.ts'
import { endUnpaid } from './end-unpaid.ts'
import { finishCaptures } from './finish-captures.ts'
import { finishReleases } from './finish-releases.ts'
import { forgetOld } from './forget-old.ts'
import type { Lane } from './lanes.ts'
import { remindOfEndingHolds } from './remind.ts'
import { sweepFiles } from './sweep-files.ts'

export interface Pace {
  /** Work that a request may still be doing is left alone so long. */
  unfinishedAfterMs: number
  compareEveryMs: number
  auditEveryMs: number
  /** How long a row that failed is left alone; it doubles with every failure. */
  tryAgainMs: number
}

/** What has to happen although nobody asks: may be repeated, goes on past a row that fails, and stops at the signal. */
export interface Step {
  run(deps: Deps, pace: Pace, signal: AbortSignal): Promise<void>
  /** Where its calls of the provider wait for their turn. */
  lane?: Lane
  /** Begins at once when somebody rings; the others keep to their time. */
  isCalled?: boolean
}

export const steps: Record<string, Step> = {
  endMany: { run: endMany, isCalled: true },
  finishCaptures: { run: finishCaptures, lane: 'captures' },
  finishReleases: { run: finishReleases, lane: 'releases', isCalled: true },
  compareHolds: { run: compareHolds, lane: 'comparisons' },
  auditPayments: { run: auditPayments, lane: 'comparisons' },
  endUnpaid: { run: endUnpaid },
  remindOfEndingHolds: { run: remindOfEndingHolds },
  endOptions: { run: endOptions },
  forgetOld: { run: forgetOld },
  sweepFiles: { run: sweepFiles },
}

/** One round of one step. When it fails this is logged, and it comes again with the next round. */
export async function takeStep(name: string, deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> {
  await steps[name]!.run(deps, pace, signal).catch((error: unknown) => {
    if (!signal.aborted) deps.logger.warn({ step: name, err: error }, 'Upkeep goes on later')
  })
}

/** One round of everything, one step after the other. */
export async function keepUp(deps: Deps, pace: Pace, signal = new AbortController().signal): Promise<void> {
  for (const name of Object.keys(steps)) if (!signal.aborted) await takeStep(name, deps, pace, signal)
}
