import { defineRefusals, offerCalls, offerMessages } from '@storyright/contracts'

export const offerRefusals = defineRefusals({
  onlyProducers: { status: 403, says: offerMessages.onlyProducers },
  notYourOffer: { status: 403, says: 'This offer belongs to somebody else.' },
  notYourOffers: { status: 403, says: offerCalls.agentOffers.refusedWith },
  onlyParties: { status: 403, says: offerCalls.signAgreement.refusedWith },
  offerNotFound: { status: 404, says: 'There is no such offer.' },
  keyNotValid: { status: 400, says: 'An Idempotency-Key has 1 to 255 printable characters.' },
  keyUsedOtherwise: { status: 409, says: 'This Idempotency-Key was used for another offer.' },
  listingTaken: { status: 409, says: 'This listing is no longer available for offers.' },
  offerClosed: { status: 409, says: 'This offer is no longer pending.' },
  beingAccepted: { status: 409, says: 'This offer is being accepted at this moment.' },
  notHeld: { status: 409, says: 'The money for this offer is not held yet.' },
  holdGone: { status: 409, says: 'The hold on the producer’s card has run out. The producer can renew the offer.' },
  captureRefused: { status: 409, says: 'The card provider refused the payment. The offer is still pending.' },
  nothingToPay: { status: 409, says: 'There is nothing to pay for this offer.' },
  providerSilent: {
    status: 503,
    says: 'The card provider does not answer right now. Please try again in a moment.',
  },
  captureUnknown: {
    status: 503,
    says: 'The card provider has not confirmed the payment yet. We keep asking and finish it; please look again in a minute.',
  },
  signatureNotValid: { status: 400, says: 'The signature of this notice is not valid.' },
})
