import { z } from 'zod'
import { limits } from '../constants.ts'
import { mediums } from '../listing-options.ts'
import {
  offerEndings,
  offerLimits,
  offerMessages,
  offerMoments,
  offerSides,
  offerStatuses,
  optionNoticeAnswers,
  optionNoticeKinds,
  optionNoticeStatuses,
  paymentStatuses,
} from '../offer-options.ts'
import { defineCall } from './call.ts'
import { listing } from './catalogue.ts'
import { optionalText, requiredLine, requiredText, timestamp, uuid } from './fields.ts'

const says = offerMessages

const offerPrice = z
  .number({ error: says.priceRequired })
  .min(offerLimits.priceMinimum, says.priceMinimum)
  .max(offerLimits.priceMaximum, says.priceMaximum)
  .int(says.priceWhole)

export const offerForm = z.strictObject({
  listingId: requiredLine(limits.title, 'Listing is required'),
  offerPrice,
  optionPeriod: z
    .number({ error: says.periodRequired })
    .refine((months) => offerLimits.optionMonths.some((choice) => choice === months), says.periodRequired),
  extraRightsRequest: optionalText(limits.longText),
  fundCompetition: z.boolean().nullish().transform(Boolean),
  fundNotes: optionalText(limits.longText),
  /** Taken for older clients; a deck is always required. */
  deckRequired: z.boolean().nullish(),
  deckFileUrl: z.string({ error: says.deckRequired }).pipe(requiredLine(limits.url, says.deckRequired)),
})
export type OfferForm = z.output<typeof offerForm>

/** What the listing said when the offer was made, with the listing form's own names. The agreement is written from these. */
export const offerTerms = listing
  .pick({
    title: true,
    author: true,
    medium: true,
    publisher: true,
    publicationDate: true,
    isbn: true,
    rightsAvailable: true,
    territory: true,
    exclusivity: true,
    askingPrice: true,
    minimumDeal: true,
    currency: true,
    negotiable: true,
    royaltyPercentage: true,
  })
  .meta({ id: 'OfferTerms' })
export type OfferTerms = z.infer<typeof offerTerms>

/** Whom to write to, once there is an agreement. Asked of identity when read. */
const contact = z.object({ name: z.string(), companyName: z.string().nullable(), email: z.string() })
export type OfferContact = z.infer<typeof contact>

/** What one side says happened with the option. */
const optionNotice = z.object({
  id: uuid,
  kind: z.enum(optionNoticeKinds),
  by: z.enum(offerSides),
  at: timestamp,
  note: z.string().nullable(),
  documentUrl: z.string(),
  /** Where an extension moves the option's end to. */
  endsAt: timestamp.nullable(),
  status: z.enum(optionNoticeStatuses),
  answeredAt: timestamp.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
})
export type OptionNotice = z.infer<typeof optionNotice>

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
    terms: offerTerms,
    /** What the listing says now, where that differs from `terms`; `null` when it does not, or is gone. */
    termsNow: offerTerms.nullable(),
    /** Once accepted, for both parties and administrators, in the answers about one offer; `null` in lists. */
    contacts: z.object({ producer: contact.nullable(), agent: contact.nullable() }).nullable(),
    /** The oldest first. */
    optionNotices: z.array(optionNotice),
    /** When the option was exercised. */
    exercisedAt: timestamp.nullable(),
    /** Whole pounds that went back to the card after the capture. */
    refundedAmount: z.number(),
    /** The newest dispute of the payment, as the provider calls its state. */
    disputeStatus: z.string().nullable(),
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
const noticeBody = z.strictObject({
  documentUrl: z.string({ error: says.documentRequired }).pipe(requiredLine(limits.url, says.documentRequired)),
  note: optionalText(limits.longText),
})

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
    summary: 'The offers that the viewer made, newest first',
    access: 'signedIn', // whoever made offers keeps them, whatever role the account has since
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
    access: 'signedIn', // whoever made the offer; decided where that is known
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
    access: 'signedIn', // whoever made the offer; decided where that is known
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
    refusedWith: says.onlyPartiesSign,
    params: oneOffer,
    body: z.strictObject({
      name: requiredLine(offerLimits.signature, says.nameRequired),
      /** Of the text that was read, as `agreement.textHash` says it; left out, the present text’s. */
      textHash: z
        .string()
        .regex(/^[0-9a-f]{64}$/, says.hashNotValid)
        .nullish(),
    }),
    status: 200,
    reply: offer,
  }),
  uploadOptionDocument: defineCall({
    ...offers,
    method: 'POST',
    path: '/api/offers/:id/documents',
    summary: 'Upload a document about an accepted offer’s option (pdf, png or jpeg, at most 20 MB)',
    access: 'signedIn', // the two parties; decided where they are known
    refusedWith: says.onlyParties,
    params: oneOffer,
    upload: 'file',
    status: 201,
    reply: z.object({ documentUrl: z.url() }),
  }),
  getOptionDocument: defineCall({
    ...offers,
    method: 'GET',
    path: '/api/offers/:id/documents/:name',
    summary: 'A document about an option, for its two parties and administrators',
    access: 'signedIn',
    params: z.object({ id: uuid, name: z.string() }),
    status: 200,
  }),
  recordExtension: defineCall({
    ...offers,
    method: 'POST',
    path: '/api/offers/:id/extensions',
    summary: 'Say that the option was extended as the agreement allows; it counts once the other side confirms',
    access: 'signedIn', // the two parties; decided where they are known
    refusedWith: says.onlyParties,
    params: oneOffer,
    body: noticeBody,
    status: 201,
    reply: offer,
  }),
  recordExercise: defineCall({
    ...offers,
    method: 'POST',
    path: '/api/offers/:id/exercise',
    summary: 'Say that the option was exercised; the listing is sold once the other side confirms',
    access: 'signedIn', // the two parties; decided where they are known
    refusedWith: says.onlyParties,
    params: oneOffer,
    body: noticeBody,
    status: 201,
    reply: offer,
  }),
  answerOptionNotice: defineCall({
    ...offers,
    method: 'POST',
    path: '/api/offers/:id/notices/:noticeId/answer',
    summary: 'Confirm or decline what the other side recorded, or withdraw one’s own',
    access: 'signedIn', // the two parties; decided where they are known
    refusedWith: says.onlyParties,
    params: z.object({ id: uuid, noticeId: uuid }),
    body: z.strictObject({ answer: z.enum(optionNoticeAnswers), reason: optionalText(offerLimits.cancellationReason) }),
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
