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
import type { Pace } from './pace.ts'
import { remindOfEndingHolds } from './remind.ts'
import { sweepFiles } from './sweep-files.ts'

/** One step of the upkeep: safe to repeat, continues past a row that fails, and stops at the signal. */
export interface Step {
  run(deps: Deps, pace: Pace, signal: AbortSignal): Promise<void>
  /** The lane in which its provider calls queue. */
  lane?: Lane
  /** Starts at once when its bell rings; other work keeps to its schedule. */
  isCalled?: boolean
}

export const steps: Record<string, Step> = {
  endMany: { run: endMany, isCalled: true },
  finishCaptures: { run: finishCaptures, lane: 'captures' },
  finishReleases: { run: finishReleases, lane: 'releases', isCalled: true },
  compareHolds: { run: compareHolds, lane: 'comparisons' },
  auditPayments: { run: auditPayments, lane: 'comparisons' },
  endUnpaid: { run: endUnpaid, lane: 'comparisons' },
  remindOfEndingHolds: { run: remindOfEndingHolds },
  endOptions: { run: endOptions },
  forgetOld: { run: forgetOld },
  sweepFiles: { run: sweepFiles },
}
