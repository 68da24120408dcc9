import { type OfferEnding, offerLimits } from './offer-options.ts'

/** How a side hears of an ending: what happened to the offer, and why. */
export interface EndingWords {
  happened: string
  why: string
}

const expired = { happened: 'has expired' }
const notAccepted = { happened: 'was not accepted' }
const cancelled = { happened: 'was cancelled' }
const byAdministrator = { ...cancelled, why: 'An administrator of Storyright has ended it.' }

/** Why an offer ended, worded for each side; `null` for the side that ended it, or that it does not concern. */
export const offerEndingWords: Record<OfferEnding, { toProducer: EndingWords | null; toAgent: EndingWords | null }> = {
  producer_cancelled: { toProducer: null, toAgent: { ...cancelled, why: 'The producer has cancelled it.' } },
  agent_rejected: { toProducer: { ...notAccepted, why: 'The agent has decided not to accept it.' }, toAgent: null },
  admin_released: { toProducer: byAdministrator, toAgent: byAdministrator },
  another_accepted: {
    toProducer: { ...notAccepted, why: 'Another offer for this title was accepted.' },
    toAgent: null,
  },
  no_longer_exclusive: {
    toProducer: {
      ...notAccepted,
      why: 'It was made on exclusive terms, and another producer has been granted a non-exclusive option.',
    },
    toAgent: null,
  },
  already_optioned: {
    toProducer: {
      ...notAccepted,
      why: 'You have an option on this title now, and one is all that a producer can have.',
    },
    toAgent: null,
  },
  listing_withdrawn: { toProducer: { ...cancelled, why: 'The listing has been withdrawn.' }, toAgent: null },
  listing_sold: { toProducer: { ...cancelled, why: 'The title has been sold.' }, toAgent: null },
  producer_closed: { toProducer: null, toAgent: { ...cancelled, why: 'The producer has closed their account.' } },
  account_suspended: {
    toProducer: { ...cancelled, why: 'Your account is suspended, so nothing can be charged to your card.' },
    toAgent: { ...cancelled, why: 'The producer’s account is suspended, so the option fee cannot be charged.' },
  },
  agent_closed: { toProducer: { ...cancelled, why: 'The agent’s account has been closed.' }, toAgent: null },
  never_paid: {
    toProducer: { ...cancelled, why: `The payment was not completed within ${offerLimits.unpaidHours} hours.` },
    toAgent: null,
  },
  hold_expired: {
    toProducer: { ...expired, why: 'The hold on your card ran out.' },
    toAgent: { ...expired, why: 'The hold on the producer’s card ran out.' },
  },
  round_lapsed: {
    toProducer: { ...expired, why: 'The time that you gave for an answer ran out.' },
    toAgent: { ...expired, why: 'The time that the producer gave for an answer ran out.' },
  },
}
