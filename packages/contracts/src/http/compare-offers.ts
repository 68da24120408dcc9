import { z } from 'zod'
import { timestamp, uuid, wholeNumber } from '../fields.ts'
import { offersAddresses } from '../vocabulary/addresses/offers.ts'
import { offerLimits, offerStatuses } from '../vocabulary/offer-options.ts'
import { defineCall } from './call.ts'
import { offerParty, offerRound } from './offer.ts'

const pounds = z.number().int()

/** One offer in play beside the others for the same title. */
export const comparedOffer = z
  .object({
    offerId: uuid,
    producer: offerParty,
    status: z.enum(offerStatuses),
    submittedAt: timestamp,
    /** What accepting takes. */
    standing: offerRound,
    /** Further rights that it asks for, in the producer's words; accepting grants them, unless they agreed to leave them out. */
    extraRightsRequest: z.string().nullable(),
    /** The agent's counter-offer, while the producer may answer it. */
    counter: offerRound.nullable(),
    /** Until when its money is held; `null` while nothing is. */
    heldUntil: timestamp.nullable(),
    /** The purchase price of the standing terms in whole pounds; `null` where it is to be agreed, or of a budget that was not given. */
    priceAtBudget: pounds.nullable(),
    /** That price less the option fee, where it counts on account of it; of an option that is never extended. */
    dueOnExercise: pounds.nullable(),
    /** The option fee and what is due on exercise. */
    totalIfExercised: pounds.nullable(),
    /** Nothing that is taken stands against its rights. */
    isFree: z.boolean(),
    /** The other offers of this answer that could be accepted beside it, as far as the rights go. */
    canJoin: z.array(uuid),
    /** Whether the viewer may accept it, and counter it, now. */
    may: z.object({ accept: z.boolean(), counter: z.boolean() }),
  })
  .meta({ id: 'ComparedOffer' })
export type ComparedOffer = z.infer<typeof comparedOffer>

const details = {
  access: 'manageListings', // the listing's agent and administrators; decided where the owner is known
  refusedWith: 'You can only manage your own listings.',
  params: z.object({ id: z.string() }),
  /** The production's budget in whole pounds. */
  query: z.strictObject({ budget: wholeNumber(1, 999_999_999).optional() }),
  status: 200,
  mayBeMissing: true,
} as const

export const compareOffersCalls = {
  compareOffers: defineCall(offersAddresses.compareOffers, {
    summary: 'The offers in play for a listing, beside each other, the highest fee first',
    ...details,
    reply: z.array(comparedOffer).max(offerLimits.compared),
  }),
  comparedOffersCsv: defineCall(offersAddresses.comparedOffersCsv, {
    summary: 'The same as a CSV file',
    ...details,
    sends: 'text/csv',
  }),
}
