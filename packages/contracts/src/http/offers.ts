import { z } from 'zod'
import {
  optionalPrintedText,
  optionalText,
  printed,
  requiredLine,
  requiredText,
  timestamp,
  uuid,
  wholeNumber,
} from '../fields.ts'
import { offersAddresses } from '../vocabulary/addresses/offers.ts'
import { limits } from '../vocabulary/constants.ts'
import { extraRightsAnswers, offerLimits, offerMessages } from '../vocabulary/offer-options.ts'
import { defineCall } from './call.ts'
import { dealForm } from './deal.ts'
import { offer, offerRoom, offerRoundAnswer, offerWithSecret } from './offer.ts'
import { paymentSettings, savedCard } from './payments.ts'

const messages = offerMessages

const offerPrice = z
  .number({ error: messages.priceRequired })
  .min(offerLimits.priceMinimum, messages.priceMinimum)
  .max(offerLimits.priceMaximum, messages.priceMaximum)
  .int(messages.priceWhole)

const optionPeriod = z
  .number({ error: messages.periodRequired })
  .refine((months) => offerLimits.optionMonths.some((choice) => choice === months), messages.periodRequired)
  .meta({ enum: [...offerLimits.optionMonths] })

export const offerForm = z.strictObject({
  listingId: requiredLine(limits.title, 'Listing is required'),
  offerPrice,
  optionPeriod,
  extraRightsRequest: optionalPrintedText(limits.longText),
  /** The rights that the offer is about, as a book (`packages/rights`); left out, everything that is free then. */
  scope: optionalText(limits.rightsBook),
  fundCompetition: z.boolean().nullish().transform(Boolean),
  fundNotes: optionalText(limits.longText),
  /** Taken for older clients; a deck is always required. */
  deckRequired: z.boolean().nullish(),
  deckFileUrl: z.string({ error: messages.deckRequired }).pipe(requiredLine(limits.url, messages.deckRequired)),
  /** Left out, a new offer has none, and one that is changed keeps what it has; `null` takes it away. */
  deal: dealForm.nullish(),
})
export type OfferForm = z.output<typeof offerForm>

/** What is left out is as in the round that this one answers; of the deal, `null` takes it away. */
export const roundForm = z.strictObject({
  offerPrice: offerPrice.nullish(),
  optionPeriod: optionPeriod.nullish(),
  scope: optionalText(limits.rightsBook),
  deal: dealForm.nullish(),
  message: optionalText(offerLimits.roundMessage),
  /** Between one hour and 14 days ahead; left out, in a week. */
  expiresAt: timestamp.nullish(),
})
export type RoundForm = z.output<typeof roundForm>

const dealHash = z.string().regex(/^[0-9a-f]{64}$/, messages.hashNotValid)
/** Which round whoever accepts has read. */
export const readRound = { round: z.number().int().min(1).nullish(), dealHash: dealHash.nullish() }

const oneOffer = z.object({ id: uuid })
const oneRound = z.object({ id: uuid, number: wholeNumber(1, 1_000) })

export const offerCalls = {
  createOffer: defineCall(offersAddresses.createOffer, {
    perPerson: 'offers',
    summary: 'Make an offer; it reaches the agent once its hold is authorised. Takes an Idempotency-Key header',
    access: 'producer',
    refusedWith: messages.onlyProducers,
    body: offerForm,
    switchedBy: 'payments',
    status: 201,
    reply: offerWithSecret,
  }),
  mySubmissions: defineCall(offersAddresses.mySubmissions, {
    summary: 'The offers that the viewer made, newest first',
    access: 'signedIn', // whoever made offers keeps them, whatever role the account has since
    refusedWith: messages.onlyProducers,
    status: 200,
    reply: z.array(offer),
  }),
  agentOffers: defineCall(offersAddresses.agentOffers, {
    summary: 'The offers that reached an agent, newest first',
    access: 'signedIn', // that agent and administrators; decided where the owner is known
    refusedWith: 'Only the agent and administrators see these offers.',
    params: z.object({ agentId: uuid }),
    status: 200,
    reply: z.array(offer),
  }),
  paymentSettings: defineCall(offersAddresses.paymentSettings, {
    summary: 'How a browser pays',
    access: 'signedIn',
    status: 200,
    reply: paymentSettings,
  }),
  savedCards: defineCall(offersAddresses.savedCards, {
    summary: 'The viewer’s own cards that the provider keeps for later offers, the newest first',
    access: 'signedIn', // whatever role the account has by now
    status: 200,
    reply: z.array(savedCard),
  }),
  removeCard: defineCall(offersAddresses.removeCard, {
    summary: 'Have the provider forget one of the viewer’s own cards; answers those that are left',
    access: 'signedIn',
    params: z.object({ cardId: requiredLine(limits.title, 'Card is required') }),
    mayBeMissing: true,
    status: 200,
    reply: z.array(savedCard),
  }),
  getOffer: defineCall(offersAddresses.getOffer, {
    summary: 'One offer, for its producer, its agent and administrators',
    access: 'signedIn',
    params: oneOffer,
    status: 200,
    reply: offer,
  }),
  changeTerms: defineCall(offersAddresses.changeTerms, {
    perPerson: 'offers',
    summary: 'Change an offer that nobody has paid yet; another amount replaces its payment',
    access: 'producer',
    refusedWith: messages.onlyProducers,
    params: oneOffer,
    body: offerForm,
    switchedBy: 'payments',
    status: 200,
    reply: offerWithSecret,
  }),
  confirmPayment: defineCall(offersAddresses.confirmPayment, {
    summary: 'Look at the payment with the provider now, after the browser has paid',
    access: 'signedIn', // whoever made the offer; decided where that is known
    params: oneOffer,
    status: 200,
    reply: offer,
  }),
  renewOffer: defineCall(offersAddresses.renewOffer, {
    perPerson: 'offers',
    summary: 'Pay an unpaid offer, or hold the money again after a hold has run out',
    access: 'producer',
    refusedWith: messages.onlyProducers,
    params: oneOffer,
    switchedBy: 'payments',
    status: 200,
    reply: offerWithSecret,
  }),
  cancelOffer: defineCall(offersAddresses.cancelOffer, {
    perPerson: 'offers',
    summary: 'Take a pending offer back; its hold is released',
    access: 'signedIn', // whoever made the offer; decided where that is known
    params: oneOffer,
    body: z.strictObject({ cancellationReason: requiredText(offerLimits.cancellationReason, messages.reasonRequired) }),
    status: 200,
    reply: offer,
  }),
  acceptOffer: defineCall(offersAddresses.acceptOffer, {
    summary: 'Accept an offer: the money is captured, the listing is optioned',
    access: 'manageListings',
    params: oneOffer,
    /** Without a body, or with `false`, on all the terms of the offer. Once there was a second round, it names the one that was read. */
    body: z.strictObject({ withoutExtraRights: z.boolean().nullish(), ...readRound }).nullish(),
    switchedBy: 'payments',
    status: 200,
    reply: offer,
  }),
  askExtraRights: defineCall(offersAddresses.askExtraRights, {
    summary: 'Ask the producer whether the offer may be accepted without the additional rights requested',
    access: 'manageListings',
    params: oneOffer,
    status: 200,
    reply: offer,
  }),
  answerExtraRights: defineCall(offersAddresses.answerExtraRights, {
    summary: 'Leave the additional rights requested out, as the agent asked, or keep the request',
    access: 'signedIn', // whoever made the offer; decided where that is known
    params: oneOffer,
    body: z.strictObject({ answer: z.enum(extraRightsAnswers) }),
    status: 200,
    reply: offer,
  }),
  getRoom: defineCall(offersAddresses.getRoom, {
    summary: 'An offer with its rounds, and what the viewer may do now',
    access: 'signedIn', // its two sides and administrators; decided where they are known
    params: oneOffer,
    status: 200,
    reply: offerRoom,
  }),
  makeRound: defineCall(offersAddresses.makeRound, {
    perPerson: 'offers',
    summary:
      'Propose other terms: the agent a counter-offer, the producer a new round. Takes an Idempotency-Key header',
    access: 'signedIn', // its two sides
    params: oneOffer,
    body: roundForm,
    switchedBy: 'payments',
    status: 201,
    reply: offerRoundAnswer,
  }),
  agreeRound: defineCall(offersAddresses.agreeRound, {
    perPerson: 'offers',
    summary: 'Agree to the agent’s counter-offer, subject to acceptance; a higher fee needs a new hold first',
    access: 'signedIn', // whoever made the offer
    params: oneRound,
    body: z.strictObject({
      dealHash,
      /** Let the first hold go before the new one is made: the bank may refuse two at a time. */
      releaseFirst: z.boolean().nullish().transform(Boolean),
    }),
    switchedBy: 'payments',
    status: 200,
    reply: offerRoundAnswer,
  }),
  declineRound: defineCall(offersAddresses.declineRound, {
    summary: 'Decline the agent’s counter-offer; the offer stands as it is',
    access: 'signedIn', // whoever made the offer
    params: oneRound,
    body: z.strictObject({ reason: optionalText(offerLimits.cancellationReason) }).nullish(),
    status: 200,
    reply: offer,
  }),
  withdrawRound: defineCall(offersAddresses.withdrawRound, {
    summary: 'Take an open counter-offer back, or a round that is not paid yet',
    access: 'signedIn', // its two sides
    params: oneRound,
    status: 200,
    reply: offer,
  }),
  rejectOffer: defineCall(offersAddresses.rejectOffer, {
    summary: 'Reject an offer; its hold is released',
    access: 'manageListings',
    params: oneOffer,
    status: 200,
    reply: offer,
  }),
  getAgreement: defineCall(offersAddresses.getAgreement, {
    summary: 'The option agreement of an accepted offer, as PDF',
    access: 'signedIn',
    params: oneOffer,
    status: 200,
  }),
  signAgreement: defineCall(offersAddresses.signAgreement, {
    summary: 'Sign the option agreement by typing one’s name',
    access: 'signedIn', // the two parties; decided where they are known
    refusedWith: messages.onlyPartiesSign,
    params: oneOffer,
    body: z.strictObject({
      name: printed(requiredLine(offerLimits.signature, messages.nameRequired)),
      /** Of the text that was read, as in `agreement.textHash`; left out, the present text’s. */
      textHash: z
        .string()
        .regex(/^[0-9a-f]{64}$/, messages.hashNotValid)
        .nullish(),
    }),
    status: 200,
    reply: offer,
  }),
  uploadDeck: defineCall(offersAddresses.uploadDeck, {
    summary: 'Upload a proposal deck (pdf, ppt, pptx or key, at most 50 MB)',
    access: 'producer',
    refusedWith: messages.onlyProducers,
    upload: 'file',
    status: 201,
    reply: z.object({ deckFileUrl: z.url() }),
  }),
  getDeck: defineCall(offersAddresses.getDeck, {
    summary: 'A deck, for the producer who sent it, the agent it reached and administrators',
    access: 'signedIn',
    params: z.object({ name: z.string() }),
    status: 200,
  }),
  paymentWebhook: defineCall(offersAddresses.paymentWebhook, {
    summary: 'The card provider’s notices about offers, signed',
    access: 'public',
    status: 200,
    reply: z.object({ received: z.literal(true) }),
  }),
} as const
