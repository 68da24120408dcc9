import type { DiscrepancyKind, Settlement } from '@storyright/contracts/vocabulary'
import type { Discrepancy } from '../bookkeeping/discrepancy.store.ts'

const captured: DiscrepancyKind = 'captured_without_acceptance'

/** How a discrepancy can be settled now. Captured money is refunded, or its offer is accepted after all: never both. */
export function settlementsOf(
  { kind, settledAt, settlement }: Pick<Discrepancy, 'kind' | 'settledAt' | 'settlement'>,
  { mayBeAccepted }: { mayBeAccepted: boolean },
): Settlement[] {
  if (settledAt) return []
  if (kind !== captured) return ['noted']
  // A refund that was begun can only be finished.
  return settlement === null && mayBeAccepted ? ['refund', 'accept'] : ['refund']
}
