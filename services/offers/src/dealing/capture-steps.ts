import type { Hold } from '../payments/hold.ts'
import type { Intent } from '../payments/provider.ts'

/** The provider's response to a numbered capture. */
export type Answer =
  | 'captured'
  /** It refused; a retry under this number gets the same response. */
  | 'refused'
  /** It replayed a failure of its own as the first response: this number will never succeed. */
  | 'failed for good'
  /** No response, or an inconclusive one. The capture may still happen. */
  | 'unknown'

interface Told {
  status: number | null
  isRefusal: boolean
  isRepeated: boolean
}

/** What the provider's error response means for the capture. */
export function answerIn({ status, isRefusal, isRepeated }: Told): Answer {
  if (isRefusal) return 'refused'
  return isRepeated && status !== null && status >= 500 ? 'failed for good' : 'unknown'
}

/** The number to use: one without a recorded outcome is retried before the next is begun. */
export function numberToAsk({ captureAttempt, captureIsOpen }: Pick<Hold, 'captureAttempt' | 'captureIsOpen'>): number {
  return captureIsOpen ? captureAttempt : captureAttempt + 1
}

export type Step =
  /** The payment has ended: our books follow it. */
  | 'follow'
  /** The number is closed and the claim goes, together. */
  | 'undo'
  /** The number is closed, the claim stays, and the next number begins. */
  | 'begin the next'
  /** The number stays open. */
  | 'ask again later'

/** The next step, given the response and the payment's state after it. */
export function stepAfter(answer: Answer, now: Intent['state']): Step {
  if (now === 'captured' || now === 'gone') return 'follow'
  if (answer === 'refused') return 'undo'
  return answer === 'failed for good' ? 'begin the next' : 'ask again later'
}
