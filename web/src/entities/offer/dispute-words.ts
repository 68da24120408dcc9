/** The provider's words for the state of a dispute, as people say them; one that we do not know stays as it is. */
export const disputeWords = (status: string): string => words[status] ?? status.replaceAll('_', ' ')

const words: Record<string, string> = {
  warning_needs_response: 'an answer to its inquiry is due',
  warning_under_review: 'its inquiry is being looked at',
  warning_closed: 'its inquiry is closed',
  needs_response: 'an answer is due',
  under_review: 'the answer is being looked at',
  won: 'the charge stands',
  lost: 'the money went back to the card',
  prevented: 'it was settled beforehand',
}
