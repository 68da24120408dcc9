import { type OfferEnding, offerEndingWords } from '@storyright/contracts/vocabulary'
import { findAnother, type NextStep, offerAgain } from './terms.ts'

/** What a producer can do next once an offer of theirs has ended so. */
const nextSteps: Record<OfferEnding, NextStep> = {
  producer_cancelled: offerAgain,
  agent_rejected: offerAgain,
  admin_released: findAnother,
  another_accepted: findAnother,
  no_longer_exclusive: offerAgain,
  already_optioned: findAnother,
  listing_withdrawn: findAnother,
  listing_sold: findAnother,
  producer_closed: findAnother,
  account_suspended: findAnother,
  agent_closed: findAnother,
  never_paid: offerAgain,
  hold_expired: offerAgain,
  round_lapsed: offerAgain,
}

/** The letters about an ended offer by side, and the producer's next step. */
export function endingOf(ending: OfferEnding) {
  return { ...offerEndingWords[ending], next: nextSteps[ending] }
}
