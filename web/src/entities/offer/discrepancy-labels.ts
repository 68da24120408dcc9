import type { DiscrepancyKind, Settlement } from '@storyright/contracts/vocabulary'

/** What differs, in a few words. */
export const discrepancyLabels: Record<DiscrepancyKind, string> = {
  captured_without_acceptance: 'Charged without an acceptance',
  release_refused: 'A hold that cannot be released',
  unknown_to_provider: 'A payment that the card provider does not know',
  unknown_to_us: 'A payment that no offer here knows',
  no_deadline: 'A hold without a deadline',
  other_amount: 'Another amount than was agreed',
  disputed: 'A disputed payment',
  fee_returned: 'Option fee refunded',
  refund_failed: 'A refund that did not reach the card',
}

/** How a difference can be settled. */
export const settlementLabels: Record<Settlement, string> = {
  refund: 'Refund',
  accept: 'Accept after all',
  end_option: 'End the option',
  keep_option: 'Keep the option',
  noted: 'Note as settled',
}
