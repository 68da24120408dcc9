import { type OfferEnding, offerLimits } from '@storyright/contracts/vocabulary'

const byAdministrator = 'An administrator of Storyright has ended it.'

/** Why an offer ended, worded for each side; `null` for the side that ended it, or that it does not concern. */
export const endings: Record<OfferEnding, { toProducer: string | null; toAgent: string | null }> = {
  producer_cancelled: { toProducer: null, toAgent: 'The producer has taken it back.' },
  agent_rejected: { toProducer: 'The agent has decided not to accept it.', toAgent: null },
  admin_released: { toProducer: byAdministrator, toAgent: byAdministrator },
  another_accepted: { toProducer: 'Another offer for this title was accepted.', toAgent: null },
  listing_withdrawn: { toProducer: 'The listing has been withdrawn.', toAgent: null },
  listing_sold: { toProducer: 'The title has been sold.', toAgent: null },
  producer_closed: { toProducer: null, toAgent: 'The producer has closed their account.' },
  agent_closed: { toProducer: 'The agent’s account has been closed.', toAgent: null },
  never_paid: { toProducer: `The payment was not completed within ${offerLimits.unpaidHours} hours.`, toAgent: null },
  hold_expired: { toProducer: 'The hold on your card ran out.', toAgent: 'The hold on the producer’s card ran out.' },
}
