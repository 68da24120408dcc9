import { z } from 'zod'
import { limits } from '../constants.ts'
import { mediums } from '../listing-options.ts'
import {
  offerEndings,
  offerLimits,
  offerMessages,
  offerMoments,
  offerStatuses,
  paymentStatuses,
} from '../offer-options.ts'
import { defineCall } from './call.ts'
import { optionalText, requiredText, timestamp, uuid } from './fields.ts'

const says = offerMessages

const offerPrice = z
  .number({ error: says.priceRequired })
  .min(offerLimits.priceMinimum, says.priceMinimum)
  .max(offerLimits.priceMaximum, says.priceMaximum)
  .int(says.priceWhole)

export const offerForm = z.strictObject({
  listingId: requiredText(limits.title, 'Listing is required'),
  offerPrice,
  optionPeriod: z
    .number({ error: says.periodRequired })
    .refine((months) => offerLimits.optionMonths.some((choice) => choice === months), says.periodRequired),
  extraRightsRequest: optionalText(limits.longText),
  fundCompetition: z.boolean().nullish().transform(Boolean),
  fundNotes: optionalText(limits.longText),
  /** Taken for older clients; a deck is always required. */
  deckRequired: z.boolean().nullish(),
  deckFileUrl: z.string({ error: says.deckRequired }).pipe(requiredText(limits.url, says.deckRequired)),
})
export type OfferForm = z.output<typeof offerForm>

const signature = z.object({ name: z.string(), at: timestamp })

/** The option agreement of an accepted offer. */
const agreementState = z.object({
  url: z.string(),
  /** SHA-256 of the text that both sign, as hexadecimal digits. */
  textHash: z.string(),
  producer: signature.nullable(),
  agent: signature.nullable(),
})

export const offer = z
  .object({
    id: uuid,
    listingId: z.string(),
    userId: uuid,
    status: z.enum(offerStatuses),
    /** Whole pounds: the option fee, held now and captured on acceptance. */
    offerPrice: z.number().int(),
    submittedAt: timestamp,
    optionPeriod: z.number().int(),
    extraRightsRequest: z.string().nullable(),
    fundNotes: z.string().nullable(),
    fundCompetition: z.boolean(),
    deckFileUrl: z.string().nullable(),
    signedOptionUrl: z.string().nullable(),
    paymentStatus: z.enum(paymentStatuses),
    holdExpiresAt: timestamp.nullable(),
    cancellationReason: z.string().nullable(),
    /** Why it ended without a deal. */
    endedBecause: z.enum(offerEndings).nullable(),
    updatedAt: timestamp,
    acceptedAt: timestamp.nullable(),
    /** When the accepted option runs out. */
    optionEndsAt: timestamp.nullable(),
    agreement: agreementState.nullable(),
    listing: z.object({
      id: z.string(),
      title: z.string(),
      author: z.string(),
      medium: z.enum(mediums),
      genre: z.string().nullable(),
      coverImageUrl: z.string().nullable(),
      agentId: uuid,
    }),
    /** For the agent and administrators. */
    producer: z
      .object({ id: uuid, firstName: z.string(), lastName: z.string(), companyName: z.string().nullable() })
      .nullable(),
    /** Once accepted, for both parties and administrators. */
    agencyName: z.string().nullable(),
    /** What happened so far, the oldest first. */
    timeline: z.array(z.object({ at: timestamp, moment: z.enum(offerMoments), note: z.string().nullable() })),
  })
  .meta({ id: 'Offer' })
export type Offer = z.infer<typeof offer>

export const offerWithSecret = z.object({
  offer,
  /** What the provider's browser client needs to pay. It is stored nowhere. */
  clientSecret: z.string(),
})
export type OfferWithSecret = z.infer<typeof offerWithSecret>

/** How a browser pays: with the provider's own elements, or with the form of the sandbox at this address. */
export const paymentSettings = z.object({ publishableKey: z.string(), sandboxUrl: z.string().nullable() })
export type PaymentSettings = z.infer<typeof paymentSettings>

const offers = { service: 'offers' } as const
const oneOffer = z.object({ id: uuid })

export const offerCalls = {
  createOffer: defineCall({
    ...offers,
    method: 'POST',
    path: '/api/offers',
    summary: 'Make an offer; it reaches the agent once its hold is authorised. Takes an Idempotency-Key header',
    access: 'producer',
    refusedWith: says.onlyProducers,
    body: offerForm,
    status: 201,
    reply: offerWithSecret,
  }),
  mySubmissions: defineCall({
    ...offers,
    method: 'GET',
    path: '/api/offers/my-submissions',
    summary: 'The producer’s own offers, newest first',
    access: 'producer',
    refusedWith: says.onlyProducers,
    status: 200,
    reply: z.array(offer),
  }),
  agentOffers: defineCall({
    ...offers,
    method: 'GET',
    path: '/api/offers/agent/:agentId',
    summary: 'The offers that reached an agent, newest first',
    access: 'signedIn', // that agent and administrators; decided where the owner is known
    refusedWith: 'Only the agent and administrators see these offers.',
    params: z.object({ agentId: uuid }),
    status: 200,
    reply: z.array(offer),
  }),
  paymentSettings: defineCall({
    ...offers,
    method: 'GET',
    path: '/api/offers/payment-settings',
    summary: 'How a browser pays',
    access: 'signedIn',
    status: 200,
    reply: paymentSettings,
  }),
  getOffer: defineCall({
    ...offers,
    method: 'GET',
    path: '/api/offers/:id',
    summary: 'One offer, for its producer, its agent and administrators',
    access: 'signedIn',
    params: oneOffer,
    status: 200,
    reply: offer,
  }),
  confirmPayment: defineCall({
    ...offers,
    method: 'POST',
    path: '/api/offers/:id/confirm',
    summary: 'Look at the payment with the provider now, after the browser has paid',
    access: 'producer',
    refusedWith: says.onlyProducers,
    params: oneOffer,
    status: 200,
    reply: offer,
  }),
  renewOffer: defineCall({
    ...offers,
    method: 'POST',
    path: '/api/offers/:id/renew',
    summary: 'Pay an unpaid offer, or hold the money again after a hold has run out',
    access: 'producer',
    refusedWith: says.onlyProducers,
    params: oneOffer,
    status: 200,
    reply: offerWithSecret,
  }),
  cancelOffer: defineCall({
    ...offers,
    method: 'PATCH',
    path: '/api/offers/:id/cancel',
    summary: 'Take a pending offer back; its hold is released',
    access: 'producer',
    refusedWith: says.onlyProducers,
    params: oneOffer,
    body: z.strictObject({ cancellationReason: requiredText(offerLimits.cancellationReason, says.reasonRequired) }),
    status: 200,
    reply: offer,
  }),
  acceptOffer: defineCall({
    ...offers,
    method: 'PATCH',
    path: '/api/offers/:id/accept',
    summary: 'Accept an offer: the money is captured, the listing is optioned',
    access: 'manageListings',
    params: oneOffer,
    status: 200,
    reply: offer,
  }),
  rejectOffer: defineCall({
    ...offers,
    method: 'PATCH',
    path: '/api/offers/:id/reject',
    summary: 'Reject an offer; its hold is released',
    access: 'manageListings',
    params: oneOffer,
    status: 200,
    reply: offer,
  }),
  getAgreement: defineCall({
    ...offers,
    method: 'GET',
    path: '/api/offers/:id/agreement',
    summary: 'The option agreement of an accepted offer, as PDF',
    access: 'signedIn',
    params: oneOffer,
    status: 200,
  }),
  signAgreement: defineCall({
    ...offers,
    method: 'POST',
    path: '/api/offers/:id/agreement/sign',
    summary: 'Sign the option agreement by typing one’s name',
    access: 'signedIn', // the two parties; decided where they are known
    refusedWith: 'Only the two parties sign the agreement.',
    params: oneOffer,
    body: z.strictObject({ name: requiredText(offerLimits.signature, says.nameRequired) }),
    status: 200,
    reply: offer,
  }),
  uploadDeck: defineCall({
    ...offers,
    method: 'POST',
    path: '/api/uploads/decks',
    summary: 'Upload a proposal deck (pdf, ppt, pptx or key, at most 50 MB)',
    access: 'producer',
    refusedWith: says.onlyProducers,
    upload: 'file',
    status: 201,
    reply: z.object({ deckFileUrl: z.url() }),
  }),
  getDeck: defineCall({
    ...offers,
    method: 'GET',
    path: '/api/uploads/decks/:name',
    summary: 'A deck, for the producer who sent it, the agent it reached and administrators',
    access: 'signedIn',
    params: z.object({ name: z.string() }),
    status: 200,
  }),
  paymentWebhook: defineCall({
    ...offers,
    method: 'POST',
    path: '/api/webhooks/stripe/offers',
    summary: 'The card provider’s notices about offers, signed',
    access: 'public',
    status: 200,
    reply: z.object({ received: z.literal(true) }),
  }),
} as const
