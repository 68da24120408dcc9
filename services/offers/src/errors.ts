import { offerAdministrationCalls, offerCalls, takingCalls } from '@storyright/contracts/http'
import { comeBack, defineRefusals, offerMessages } from '@storyright/contracts/vocabulary'

export const offerRefusals = defineRefusals({
  onlyProducers: { status: 403, message: offerMessages.onlyProducers },
  accountNotActive: { status: 403, message: 'This account cannot make offers at the moment.' },
  accountCannotWrite: { status: 403, message: 'This account cannot write to anybody at the moment.' },
  onlyTheAuthor: { status: 403, message: 'Only whoever wrote a message can retract it.' },
  notYourOffer: { status: 403, message: 'This offer belongs to somebody else.' },
  notYourOffers: { status: 403, message: offerCalls.agentOffers.refusedWith },
  onlyParties: { status: 403, message: offerCalls.signAgreement.refusedWith },
  notAParty: { status: 403, message: offerMessages.onlyParties },
  onlyProducerSurrenders: { status: 403, message: offerMessages.onlyProducerSurrenders },
  onlyAgentChooses: { status: 403, message: offerMessages.onlyAgentChooses },
  onlyTheOtherSide: { status: 403, message: 'Only the other side confirms or declines this.' },
  onlyTheGiver: { status: 403, message: 'Only whoever recorded this can take it back.' },
  notYourFigures: { status: 403, message: offerAdministrationCalls.agentAnalytics.refusedWith },
  notYourDeck: { status: 403, message: 'This deck belongs to somebody else’s offer.' },
  offerNotFound: { status: 404, message: 'There is no such offer.' },
  cardNotFound: { status: 404, message: 'There is no such card among your saved ones.' },
  deckNotFound: { status: 404, message: 'There is no such deck.' },
  agreementNotThere: { status: 404, message: 'There is no agreement yet: it is written when the offer is accepted.' },
  documentNotFound: { status: 404, message: 'There is no such document.' },
  noticeNotFound: { status: 404, message: 'Nothing like this was recorded about the option.' },
  messageNotFound: { status: 404, message: 'There is no such message.' },
  notADocument: { status: 415, message: 'Please choose a PDF, PNG, JPEG or Word (.docx) file.' },
  documentWithMacros: {
    status: 415,
    message: 'This document contains macros, which we do not take. Please save it without them and send it again.',
  },
  tooManyDocuments: { status: 409, message: 'There are 50 documents about this offer, and no room for more.' },
  documentTooLarge: { status: 413, message: 'A document may have at most 20 MB.' },
  notADeck: {
    status: 415,
    message:
      'Please send the deck as a PDF, PowerPoint (.ppt or .pptx) or Keynote (.key) file. This one is something else.',
  },
  deckTooLarge: { status: 413, message: 'A deck may have at most 50 MB.' },
  keyUsedOtherwise: { status: 409, message: 'This Idempotency-Key was used for another offer.' },
  listingTaken: { status: 409, message: 'This listing is no longer available for offers.' },
  scopeNotFree: {
    status: 409,
    message: 'Some of these rights are not free. Look at what is, and offer on that.',
  },
  takingOverlaps: { status: 409, message: 'Some of these rights are taken already.' },
  tooManyTakings: {
    status: 409,
    message:
      'At most 50 lines can be recorded on a title at a time. Please end some of them first, or say the same in fewer.',
  },
  takingNotFound: { status: 404, message: 'There is no such entry.' },
  takenByOffer: { status: 409, message: 'This comes from an offer, and ends with its option.' },
  notYourListing: { status: 403, message: takingCalls.listTakings.refusedWith },
  alreadyOptioned: { status: 409, message: 'You already have an option on this title.' },
  offerClosed: { status: 409, message: 'This offer is no longer pending.' },
  roundNotFound: { status: 404, message: 'This offer has no such round.' },
  roundLapsed: { status: 409, message: 'These terms have run out. They cannot be taken any more.' },
  roundChanged: {
    status: 409,
    message: 'Other terms stand by now than those that you read. Please read them before you go on.',
  },
  roundNeeded: {
    status: 409,
    message: 'There was more than one round of terms. Please read those that stand, and accept these.',
  },
  roundAnswered: { status: 409, message: 'This round was answered already, or is not yours to answer.' },
  tooManyRounds: { status: 409, message: 'There have been 30 rounds of terms. Please accept or end the offer.' },
  beingAccepted: { status: 409, message: 'This offer is being accepted at this moment.' },
  notHeld: { status: 409, message: 'The money for this offer is not held yet.' },
  holdGone: { status: 409, message: 'The hold on the producer’s card has run out. The producer can renew the offer.' },
  producerSuspended: {
    status: 409,
    message:
      'This producer’s account is suspended, so nothing can be charged. The offer has ended and its hold is released.',
  },
  noExtraRights: { status: 409, message: 'No additional rights were requested with this offer.' },
  extraRightsAsked: { status: 409, message: 'The producer has been asked about the additional rights already.' },
  extraRightsNotAsked: { status: 409, message: 'There is no question about the additional rights to answer.' },
  extraRightsNotWaived: {
    status: 409,
    message: 'The producer has not agreed to leave the additional rights out. Ask first, or accept with them.',
  },
  captureRefused: { status: 409, message: 'The card provider refused the payment. The offer is still pending.' },
  alreadySigned: { status: 409, message: 'You have already signed this agreement.' },
  otherText: { status: 409, message: 'This is not the text that you read. Please read the agreement again.' },
  optionOver: { status: 409, message: 'The option period has ended, so this agreement can no longer be signed.' },
  optionNotRunning: { status: 409, message: 'This option is not running.' },
  nothingHeld: { status: 409, message: 'There are no rights to give back: this option has ended, or has not begun.' },
  rightsNotHeld: {
    status: 409,
    message: 'Some of these rights are not part of your option, or were given back before.',
  },
  rightsGivenBack: { status: 409, message: 'The producer gave some of these rights back. They need a new offer.' },
  tooManyParts: {
    status: 409,
    message: 'What would be left is in too many parts. Please give whole lines back, or everything.',
  },
  notSigned: { status: 409, message: 'Both sides sign the agreement before the option can be exercised.' },
  feeDisputed: {
    status: 409,
    message: 'The payment of the option fee is disputed at the bank. This waits until the bank has decided.',
  },
  feeReturned: {
    status: 409,
    message:
      'The option fee was refunded to the card. This waits until the agent has chosen whether the option continues.',
  },
  nothingToChoose: {
    status: 409,
    message: 'There is nothing to choose: the option fee is paid, or it was decided already.',
  },
  optionExercised: {
    status: 409,
    message: 'This option was exercised, so it cannot end any more. It can be kept, with a note.',
  },
  noticeWaits: { status: 409, message: 'Something else was recorded about this option and waits for an answer first.' },
  noticeAnswered: { status: 409, message: 'This has been answered already.' },
  neverExtended: { status: 409, message: 'The agreement does not let this option be extended.' },
  extendedAlready: { status: 409, message: 'This option has been extended. The agreement allows it once.' },
  tooManyNotices: { status: 409, message: 'Too much has been recorded about this option. Please write to us.' },
  tooManyUnpaidOffers: {
    status: 429,
    message: 'You have too many unpaid offers. Please pay or cancel one of them first.',
    retryAfterSeconds: comeBack.laterSeconds,
  },
  tooManyOpenOffers: {
    status: 429,
    message: 'You have too many open offers. Please wait for an answer, or cancel one first.',
    retryAfterSeconds: comeBack.laterSeconds,
  },
  tooManyOffersOnListing: {
    status: 429,
    message: 'You have too many open offers on this listing. Please cancel one first.',
    retryAfterSeconds: comeBack.laterSeconds,
  },
  tooManyDecks: {
    status: 429,
    message: 'You have sent too many presentations today. Please try again tomorrow.',
    retryAfterSeconds: comeBack.tomorrowSeconds,
  },
  tooManyMessages: {
    status: 429,
    message: 'You have written a lot within an hour. Please try again later.',
    retryAfterSeconds: comeBack.laterSeconds,
  },
  deckWithMacros: {
    status: 415,
    message: 'This presentation contains macros, which we do not take. Please save it without them and send it again.',
  },
  termsSettled: {
    status: 409,
    message: 'This offer is paid or has been with the agent, so its terms cannot be changed any more.',
  },
  nothingToPay: { status: 409, message: 'There is nothing to pay for this offer.' },
  providerSilent: {
    status: 503,
    message: 'The card provider does not answer right now. Please try again in a moment.',
  },
  captureUnknown: {
    status: 503,
    message:
      'The card provider has not confirmed the payment yet. We keep asking and finish it; please look again in a minute.',
  },
  settledAlready: { status: 409, message: 'This difference is settled already.' },
  cannotSettle: { status: 409, message: 'This difference cannot be settled in this way now.' },
  refundRefused: { status: 409, message: 'The card provider refused to give the money back.' },
})
