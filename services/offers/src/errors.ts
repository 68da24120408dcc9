import { defineRefusals, offerAdministrationCalls, offerCalls, offerMessages } from '@storyright/contracts'

export const offerRefusals = defineRefusals({
  onlyProducers: { status: 403, says: offerMessages.onlyProducers },
  notYourOffer: { status: 403, says: 'This offer belongs to somebody else.' },
  notYourOffers: { status: 403, says: offerCalls.agentOffers.refusedWith },
  onlyParties: { status: 403, says: offerCalls.signAgreement.refusedWith },
  notYourFigures: { status: 403, says: offerAdministrationCalls.agentAnalytics.refusedWith },
  notYourDeck: { status: 403, says: 'This deck belongs to somebody else’s offer.' },
  offerNotFound: { status: 404, says: 'There is no such offer.' },
  deckNotFound: { status: 404, says: 'There is no such deck.' },
  agreementNotThere: { status: 404, says: 'There is no agreement yet: it is written when the offer is accepted.' },
  notADeck: {
    status: 415,
    says: 'Please send the deck as a PDF, PowerPoint (.ppt or .pptx) or Keynote (.key) file. This one is something else.',
  },
  deckTooLarge: { status: 413, says: 'A deck may have at most 50 MB.' },
  keyNotValid: { status: 400, says: 'An Idempotency-Key has 1 to 255 printable characters.' },
  keyUsedOtherwise: { status: 409, says: 'This Idempotency-Key was used for another offer.' },
  listingTaken: { status: 409, says: 'This listing is no longer available for offers.' },
  offerClosed: { status: 409, says: 'This offer is no longer pending.' },
  beingAccepted: { status: 409, says: 'This offer is being accepted at this moment.' },
  notHeld: { status: 409, says: 'The money for this offer is not held yet.' },
  holdGone: { status: 409, says: 'The hold on the producer’s card has run out. The producer can renew the offer.' },
  captureRefused: { status: 409, says: 'The card provider refused the payment. The offer is still pending.' },
  alreadySigned: { status: 409, says: 'You have already signed this agreement.' },
  optionOver: { status: 409, says: 'The option period has ended, so this agreement can no longer be signed.' },
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
