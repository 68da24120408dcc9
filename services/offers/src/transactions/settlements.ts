import type { DiscrepancyKind, Settlement } from '@storyright/contracts/vocabulary'
import type { Discrepancy } from '../payments/discrepancy.store.ts'

interface Circumstances {
  mayBeAccepted: boolean
  /** The option was exercised: it is kept, and cannot end any more. */
  isExercised: boolean
  /** With what failed all of the payment would have gone back: a refund gives all that is left of it. */
  isWhole: boolean
}

/** How each kind can be settled here, where that is more than a note. */
const ways: Partial<Record<DiscrepancyKind, (about: Circumstances) => Settlement[]>> = {
  captured_without_acceptance: ({ mayBeAccepted }) => (mayBeAccepted ? ['refund', 'accept'] : ['refund']),
  refund_failed: ({ isWhole }) => (isWhole ? ['refund', 'noted'] : ['noted']),
  fee_returned: ({ isExercised }) => (isExercised ? ['keep_option'] : ['end_option', 'keep_option']),
}

/** How a discrepancy can be settled now. Captured money is refunded, or its offer is accepted after all: never both. */
export function settlementsOf(
  { kind, settledAt, settlement }: Pick<Discrepancy, 'kind' | 'settledAt' | 'settlement'>,
  about: Circumstances,
): Settlement[] {
  if (settledAt) return []
  // A refund that was begun can only be finished.
  if (settlement !== null) return [settlement]
  return ways[kind]?.(about) ?? ['noted']
}
