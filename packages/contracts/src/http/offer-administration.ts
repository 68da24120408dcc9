import { z } from 'zod'
import { calendarDay, optionalText, requiredText, sortBy, text, timestamp, uuid } from '../fields.ts'
import { offersAddresses } from '../vocabulary/addresses/offers.ts'
import { limits, paging } from '../vocabulary/constants.ts'
import { mediums } from '../vocabulary/listing-options.ts'
import { discrepancyKinds, offerLimits, paymentStatuses, settlements } from '../vocabulary/offer-options.ts'
import { trailSorts, transactionSorts } from '../vocabulary/sorts.ts'
import { defineCall } from './call.ts'
import { offer, offerParty } from './offer.ts'
import { readRound } from './offers.ts'

const figures = z.object({
  totalOffers: z.number().int(),
  /** Pounds that were captured, less what went back to the cards. */
  totalRevenue: z.number(),
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

export const transaction = z
  .object({
    offerId: uuid,
    offerStatus: offer.shape.status,
    listing: z.object({ id: z.string(), title: z.string(), author: z.string() }),
    producer: offerParty,
    /** Whole pounds. */
    amount: z.number().int(),
    paymentStatus: z.enum(paymentStatuses),
    heldAt: timestamp.nullable(),
    holdExpiresAt: timestamp.nullable(),
    capturedAt: timestamp.nullable(),
    releasedAt: timestamp.nullable(),
    /** Pounds that went back to the card after the capture: refunded, or taken back by a lost dispute. */
    refundedAmount: z.number(),
    refundedAt: timestamp.nullable(),
    /** The newest dispute of the payment, as the provider calls its state. */
    disputeStatus: z.string().nullable(),
    /** Until when an answer is due at the bank; nothing once the dispute is closed. */
    disputeDueBy: timestamp.nullable(),
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
    /** What the comparison found, as it was written down. */
    says: z.string(),
    /** Whose money it is, as it stands now; `null` for money that belongs to no offer we know. */
    about: transaction
      .pick({ offerStatus: true, listing: true, producer: true, amount: true, paymentStatus: true })
      .extend({ agent: offerParty })
      .nullable(),
    /** How it can be settled here. */
    settlements: z.array(z.enum(settlements)),
    settledAt: timestamp.nullable(),
  })
  .meta({ id: 'Discrepancy' })
export type Discrepancy = z.infer<typeof discrepancy>

/** What an administrator did to an offer, or about money; and the text of a message that its author retracted. */
export const offerAuditActions = [
  'offer.captured',
  'offer.released',
  'taking.added',
  'taking.changed',
  'taking.ended',
  'discrepancy.settled',
  'option.ended',
  'option.kept',
  'extra_rights.asked',
  'message.retracted',
] as const
export type OfferAuditAction = (typeof offerAuditActions)[number]

export const offerAuditEntry = z
  .object({
    /** Rises with every entry. */
    id: z.string(),
    at: timestamp,
    action: z.enum(offerAuditActions),
    /** The name as it is now. */
    actor: offerParty,
    /** `null` for money that belongs to no offer we know. */
    offer: z.object({ id: uuid, listing: transaction.shape.listing }).nullable(),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
    /** Why, in the administrator's words. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'OfferAuditEntry' })
export type OfferAuditEntry = z.infer<typeof offerAuditEntry>

const page = {
  cursor: z.string().max(limits.url).optional(),
  limit: z.coerce.number().int().min(1).max(paging.pageMaximum).optional(),
}

const filters = {
  /** Words of the title, of its author, or of the producer's or the company's name; or how the offer's id begins. */
  search: text(limits.search).optional(),
  status: z.enum(paymentStatuses).optional(),
  /** Days by UTC, both included, of when the hold was made. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  sort: sortBy(transactionSorts),
}
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to
const outOfOrder = { path: ['to'], message: 'The end is before the beginning' }

/** A body is optional; one gives the reason. */
const because = z
  .strictObject({ reason: optionalText(offerLimits.decisionReason) })
  .optional()
  .meta({ example: { reason: 'Agreed with the agent by telephone.' } })

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
    query: z.object({ ...filters, ...page }).refine(inOrder, outOfOrder),
    status: 200,
    reply: z.array(transaction),
  }),
  transactionsCsv: defineCall(offersAddresses.transactionsCsv, {
    summary: 'All of them that the filter lets through, a row for every hold, as CSV',
    access: 'admin',
    query: z.object(filters).refine(inOrder, outOfOrder),
    sends: 'text/csv',
    status: 200,
  }),
  offersAudit: defineCall(offersAddresses.offersAudit, {
    summary: 'What administrators did to offers, or to one of them, newest first',
    access: 'admin',
    query: z.object({ offerId: uuid.optional(), sort: sortBy(trailSorts), ...page }),
    status: 200,
    reply: z.array(offerAuditEntry),
  }),
  offersAuditCsv: defineCall(offersAddresses.offersAuditCsv, {
    summary: 'All that administrators did to offers, as CSV',
    access: 'admin',
    sends: 'text/csv',
    status: 200,
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
    summary: 'Accept and capture on the agent’s behalf; once there was a second round it names the one that was read',
    access: 'admin',
    params: z.object({ offerId: uuid }),
    body: z
      .strictObject({ reason: optionalText(offerLimits.decisionReason), ...readRound })
      .optional()
      .meta({ example: { reason: 'Agreed with the agent by telephone.' } }),
    switchedBy: 'payments',
    status: 200,
    reply: offer,
  }),
  releaseTransaction: defineCall(offersAddresses.releaseTransaction, {
    summary: 'Reject and release on the agent’s behalf',
    access: 'admin',
    params: z.object({ offerId: uuid }),
    body: because,
    status: 200,
    reply: offer,
  }),
} as const
