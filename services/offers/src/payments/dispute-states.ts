import type { OfferMoment } from '@storyright/contracts/vocabulary'

/** The provider's words for a dispute that is over. */
const closed: readonly string[] = ['won', 'lost', 'warning_closed', 'prevented']
const isClosed = (status: string | null) => status !== null && closed.includes(status)

/** A dispute that is over stays over, so that an old answer of the provider changes nothing. */
export const disputeMayBecome = (from: string | null, to: string | null): to is string =>
  to !== null && to !== from && (isClosed(to) || !isClosed(from))

/** What the timeline says of such a change; steps in between are the bank's own. */
export function disputeMoment(
  from: string | null,
  to: string,
): Extract<OfferMoment, 'disputed' | 'dispute_closed'> | null {
  if (isClosed(to)) return isClosed(from) ? null : 'dispute_closed'
  return from === null ? 'disputed' : null
}
