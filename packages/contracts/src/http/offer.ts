import { z } from 'zod'
import { timestamp, uuid } from '../fields.ts'
import { mediums } from '../vocabulary/listing-options.ts'
import {
  extraRightsAnswers,
  feeChoices,
  feeReturns,
  offerEndings,
  offerMoments,
  offerSides,
  offerStatuses,
  optionEndings,
  optionNoticeKinds,
  optionNoticeStatuses,
  paymentStatuses,
  roundStatuses,
} from '../vocabulary/offer-options.ts'
import { listing } from './catalogue.ts'
import { deal } from './deal.ts'

/** The listing's terms when the offer was made, with the listing form's own names. The agreement is written from these. */
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

/** The other side's contact, once there is an agreement. Requested from identity on each read. */
const contact = z.object({ name: z.string(), companyName: z.string().nullable(), email: z.string() })
export type OfferContact = z.infer<typeof contact>

/** One side's statement that the option was extended or exercised, or that the rights went back. */
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

/** One side by the name that it has now; a closed account has none. */
export const offerParty = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
})

const signature = z.object({ name: z.string(), at: timestamp })

/** The option agreement of an accepted offer. */
const agreementState = z.object({
  url: z.string(),
  /** SHA-256 of the text that both sign, as hexadecimal digits. */
  textHash: z.string(),
  producer: signature.nullable(),
  agent: signature.nullable(),
})

const scope = z.object({ text: z.string(), words: z.string(), isWhole: z.boolean() })

/** Terms that one side proposed to the other. Nothing of them binds before the offer is accepted. */
export const offerRound = z
  .object({
    number: z.number().int(),
    by: z.enum(offerSides),
    /** Whole pounds. */
    offerPrice: z.number().int(),
    optionPeriod: z.number().int(),
    scope,
    deal: deal.nullable(),
    dealHash: z.string(),
    message: z.string().nullable(),
    createdAt: timestamp,
    /** When it ends by itself, at the latest with its hold; `null` where nothing is held. */
    expiresAt: timestamp.nullable(),
    status: z.enum(roundStatuses),
    answeredAt: timestamp.nullable(),
    /** Why it was declined. */
    reason: z.string().nullable(),
    /** What accepting takes. */
    isStanding: z.boolean(),
  })
  .meta({ id: 'OfferRound' })
export type OfferRound = z.infer<typeof offerRound>

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
    /** The agent asked to accept without them. While there is no answer the producer is asked; once waived, the agent may. */
    extraRightsQuestion: z
      .object({
        askedAt: timestamp,
        answer: z.enum(extraRightsAnswers).nullable(),
        answeredAt: timestamp.nullable(),
      })
      .nullable(),
    /** It was accepted without the additional rights requested. */
    isWithoutExtraRights: z.boolean(),
    fundNotes: z.string().nullable(),
    fundCompetition: z.boolean(),
    deckFileUrl: z.string().nullable(),
    /** As the producer's computer called the deck. */
    deckFileName: z.string().nullable(),
    signedOptionUrl: z.string().nullable(),
    paymentStatus: z.enum(paymentStatuses),
    holdExpiresAt: timestamp.nullable(),
    /** When an offer that nobody pays ends; its agent knows of no such time. */
    unpaidUntil: timestamp.nullable(),
    /** Its producer can pay for it now: with the hold it has, or with another after that ran out. `false` for everybody else. */
    isPayable: z.boolean(),
    cancellationReason: z.string().nullable(),
    /** Why it ended without a deal. */
    endedBecause: z.enum(offerEndings).nullable(),
    updatedAt: timestamp,
    acceptedAt: timestamp.nullable(),
    /** When the accepted option runs out. */
    optionEndsAt: timestamp.nullable(),
    agreement: agreementState.nullable(),
    terms: offerTerms,
    /** The rights that it is about: a book in canonical words, and in a sentence's. `isWhole`: its terms cover all of it. */
    scope,
    /** The deal beyond fee, months and rights; `null` when there is nothing more. */
    deal: deal.nullable(),
    /** SHA-256, as hexadecimal digits, of the canonical JSON (RFC 8785) of `{fee, months, scope, deal}`. */
    dealHash: z.string(),
    /** The standing round, whose terms these are, and how many rounds there were. */
    round: z.number().int(),
    rounds: z.number().int(),
    /** The agent's counter-offer, while the producer may answer it. */
    counter: offerRound.nullable(),
    /** The listing's present terms, where that differs from `terms`; `null` when it does not, or is gone. */
    termsNow: offerTerms.nullable(),
    /** Once accepted, for both parties and administrators, in the answers about one offer; `null` in lists. */
    contacts: z.object({ producer: contact.nullable(), agent: contact.nullable() }).nullable(),
    /** The oldest first. */
    optionNotices: z.array(optionNotice),
    /** When the option was exercised. */
    exercisedAt: timestamp.nullable(),
    /** Pounds that went back to the card after the capture: refunded, or taken back by a lost dispute. */
    refundedAmount: z.number(),
    /** The newest dispute of the payment, as the provider calls its state. */
    disputeStatus: z.string().nullable(),
    /** A dispute is open: until it is closed the option is neither extended nor exercised. */
    isDisputed: z.boolean(),
    /** The fee went back after the acceptance. While nothing is chosen the option is neither extended nor exercised. */
    feeReturn: z
      .object({
        by: z.enum(feeReturns),
        at: timestamp,
        choice: z.enum(feeChoices).nullable(),
        chosenAt: timestamp.nullable(),
        note: z.string().nullable(),
        /** The viewer may choose now. */
        canChoose: z.boolean(),
      })
      .nullable(),
    /** The rights of an accepted offer as they are now: without what was given back, and with what the agent added. `null` before and after. */
    rightsHeld: z.array(z.object({ text: z.string(), words: z.string() })).nullable(),
    /** Why the option, or what was bought by it, ended. */
    optionEndedBecause: z.enum(optionEndings).nullable(),
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
    producer: offerParty.nullable(),
    /** For administrators. */
    agent: offerParty.nullable(),
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

export const offerRoundAnswer = z.object({
  round: offerRound,
  offer,
  /** With it the browser pays the new hold; `null` where there is nothing to pay. */
  clientSecret: z.string().nullable(),
})
export type OfferRoundAnswer = z.infer<typeof offerRoundAnswer>

/** A file on an offer's shelf, for its two sides and administrators. A file of the same name is its next version. */
export const offerDocument = z
  .object({
    id: uuid,
    name: z.string(),
    version: z.number().int(),
    by: z.enum(offerSides),
    bytes: z.number().int(),
    /** SHA-256 of its bytes, as hexadecimal digits; `null` until it is known of one that an earlier version stored. */
    sha256: z.string().nullable(),
    url: z.string(),
    uploadedAt: timestamp,
    /** When the other side opened it first. */
    openedAt: timestamp.nullable(),
  })
  .meta({ id: 'OfferDocument' })
export type OfferDocument = z.infer<typeof offerDocument>

/** One message between the two sides of an offer. */
export const offerMessage = z
  .object({
    /** Rises by one with each message of the offer. */
    id: z.number().int(),
    by: z.enum(offerSides),
    /** `null` once it was retracted; then it has no documents either. */
    text: z.string().nullable(),
    documents: z.array(offerDocument),
    createdAt: timestamp,
    retractedAt: timestamp.nullable(),
  })
  .meta({ id: 'OfferMessage' })
export type OfferMessage = z.infer<typeof offerMessage>

const may = z.boolean()
export const offerRoom = z.object({
  offer,
  /** The oldest first. */
  rounds: z.array(offerRound),
  /** The newest of the thread, the oldest of them first. */
  messages: z.array(offerMessage),
  /** Every version, the newest first. */
  documents: z.array(offerDocument),
  /** How many messages of the other side the viewer has not read; 0 for administrators. */
  unread: z.number().int(),
  /** What the viewer may do now. */
  may: z.object({ counter: may, agree: may, decline: may, withdraw: may, better: may, accept: may, write: may }),
})
export type OfferRoom = z.infer<typeof offerRoom>
