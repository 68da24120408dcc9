import type { DiscrepancyKind, Settlement } from '@storyright/contracts/vocabulary'

/** What differs, in a few words. */
export const discrepancyLabels: Record<DiscrepancyKind, string> = {
  captured_without_acceptance: 'Charged without an acceptance',
  release_refused: 'A hold that cannot be released',
  unknown_to_provider: 'A payment that the card provider does not know',
  unknown_to_us: 'A payment that no offer here knows',
  no_deadline: 'A hold without a deadline',
}

/** How a difference can be settled, what that does, and what is said afterwards. */
export const settlementWords: Record<Settlement, { label: string; effect: string; done: string }> = {
  refund: {
    label: 'Refund',
    effect: 'The money goes back to the card, and the offer ends.',
    done: 'The money goes back to the card.',
  },
  accept: {
    label: 'Accept after all',
    effect: 'The offer is accepted on the agent’s behalf, on its own terms, and the agreement is drawn up.',
    done: 'The offer is accepted.',
  },
  noted: {
    label: 'Note as settled',
    effect: 'Nothing is done here: it was settled with the card provider or the people concerned.',
    done: 'It is noted as settled.',
  },
}
