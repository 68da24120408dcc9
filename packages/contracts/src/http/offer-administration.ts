import { z } from 'zod'
import { requiredText, timestamp, uuid } from '../fields.ts'
import { offersAddresses } from '../vocabulary/addresses/offers.ts'
import { limits, paging } from '../vocabulary/constants.ts'
import { mediums } from '../vocabulary/listing-options.ts'
import { discrepancyKinds, offerLimits, paymentStatuses, settlements } from '../vocabulary/offer-options.ts'
import { defineCall } from './call.ts'
import { offer } from './offer.ts'

const figures = z.object({
  totalOffers: z.number().int(),
  /** Whole pounds that were captured. */
  totalRevenue: z.number().int(),
  /** Accepted ÷ reached, in percent with one decimal. */
  conversionRate: z.number(),
})

export const agentAnalytics = z
  .object({
    overview: figures.extend({ totalListings: z.number().int() }),
    listingPerformance: z.array(
      figures.extend({
        id: z.string(),
        title: z.string(),
        medium: z.enum(mediums),
        avgOfferPrice: z.number(),
      }),
    ),
  })
  .meta({ id: 'AgentAnalytics' })
export type AgentAnalytics = z.infer<typeof agentAnalytics>

const party = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
})

export const transaction = z
  .object({
    offerId: uuid,
    offerStatus: offer.shape.status,
    listing: z.object({ id: z.string(), title: z.string(), author: z.string() }),
    producer: party,
    /** Whole pounds. */
    amount: z.number().int(),
    paymentStatus: z.enum(paymentStatuses),
    heldAt: timestamp.nullable(),
    holdExpiresAt: timestamp.nullable(),
    capturedAt: timestamp.nullable(),
    releasedAt: timestamp.nullable(),
    /** Whole pounds refunded to the card after the capture. */
    refundedAmount: z.number(),
    refundedAt: timestamp.nullable(),
    /** The newest dispute of the payment, as the provider calls its state. */
    disputeStatus: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'Transaction' })
export type Transaction = z.infer<typeof transaction>

/** A difference between our books and the provider's that only a person may settle. */
export const discrepancy = z
  .object({
    id: uuid,
    kind: z.enum(discrepancyKinds),
    /** `null` for money that belongs to no offer we know. */
    offerId: uuid.nullable(),
    /** What the provider calls the payment. */
    intentId: z.string().nullable(),
    foundAt: timestamp,
    says: z.string(),
    /** How it can be settled here. */
    settlements: z.array(z.enum(settlements)),
    settledAt: timestamp.nullable(),
  })
  .meta({ id: 'Discrepancy' })
export type Discrepancy = z.infer<typeof discrepancy>

const day = z.iso.date('Please give the date as year-month-day')

export const offerAdministrationCalls = {
  agentAnalytics: defineCall(offersAddresses.agentAnalytics, {
    summary: 'How an agent’s listings do: offers that reached the agent, and what was captured',
    access: 'signedIn', // that agent and administrators; decided where the owner is known
    refusedWith: 'Only the agent and administrators see these figures.',
    params: z.object({ agentId: uuid }),
    status: 200,
    reply: agentAnalytics,
  }),
  listTransactions: defineCall(offersAddresses.listTransactions, {
    summary: 'Holds, captures and releases, newest first',
    access: 'admin',
    query: z
      .object({
        status: z.enum(paymentStatuses).optional(),
        /** Days by UTC, both included, of when the hold was made. */
        from: day.optional(),
        to: day.optional(),
        cursor: z.string().max(limits.url).optional(),
        limit: z.coerce.number().int().min(1).max(paging.pageMaximum).optional(),
      })
      .refine(({ from, to }) => !from || !to || from <= to, {
        path: ['to'],
        message: 'The end is before the beginning',
      }),
    status: 200,
    reply: z.array(transaction),
  }),
  listDiscrepancies: defineCall(offersAddresses.listDiscrepancies, {
    summary: 'Where our books and the provider’s differ and a person has to look',
    access: 'admin',
    status: 200,
    reply: z.array(discrepancy),
  }),
  settleDiscrepancy: defineCall(offersAddresses.settleDiscrepancy, {
    summary: 'Settle a difference: refund it at the provider, accept the offer after all, or note that it was settled',
    access: 'admin',
    params: z.object({ id: uuid }),
    body: z.strictObject({
      how: z.enum(settlements),
      note: requiredText(offerLimits.settlementNote, 'Please say why'),
    }),
    status: 200,
    reply: discrepancy,
  }),
  captureTransaction: defineCall(offersAddresses.captureTransaction, {
    summary: 'Accept and capture on the agent’s behalf',
    access: 'admin',
    params: z.object({ offerId: uuid }),
    status: 200,
    reply: offer,
  }),
  releaseTransaction: defineCall(offersAddresses.releaseTransaction, {
    summary: 'Reject and release on the agent’s behalf',
    access: 'admin',
    params: z.object({ offerId: uuid }),
    status: 200,
    reply: offer,
  }),
} as const
