import { z } from 'zod'
import { planAmount, requiredText, sortBy, timestamp, uuid } from '../fields.ts'
import { membershipAddresses } from '../vocabulary/addresses/membership.ts'
import { limits, paging } from '../vocabulary/constants.ts'
import {
  endedByAdministrators,
  membershipLimits,
  membershipPaymentAlerts,
  membershipPaymentStatuses,
  refundCauses,
} from '../vocabulary/membership.ts'
import { membershipPaymentSorts, trailSorts } from '../vocabulary/sorts.ts'
import { defineCall } from './call.ts'
import { card, membershipStatus } from './membership.ts'

/** Names as they are now; blank for closed accounts. */
const named = z.object({ firstName: z.string(), lastName: z.string(), companyName: z.string().nullable() })

/** More than any payment of a membership. */
const MOST_POUNDS = 999_999

/** One invoice of the provider's, and what became of its payment. */
export const membershipPayment = planAmount
  .extend({
    id: uuid,
    userId: uuid,
    person: named,
    /** Ours, once it is paid: its number, and the document that is read as PDF. */
    invoiceNumber: z.string().nullable(),
    invoiceId: uuid.nullable(),
    /** Whether it is a contract's first payment or a renewal's. */
    isRenewal: z.boolean(),
    status: z.enum(membershipPaymentStatuses),
    /** Why the bank refused, in our words. */
    declinedBecause: z.string().nullable(),
    periodStart: timestamp,
    periodEnd: timestamp,
    createdAt: timestamp,
    paidAt: timestamp.nullable(),
    refundedAt: timestamp.nullable(),
    /** How much has gone back, and how much shall in all, in pounds. */
    refundedGross: z.number(),
    refundToGross: z.number(),
    refundBecause: z.enum(refundCauses).nullable(),
    /** When the bank sent a refund back: somebody has to look at it. */
    refundFailedAt: timestamp.nullable(),
    /** The holder asked their bank for the money. `dueAt`: until when the bank takes an answer, while it is open. */
    dispute: z
      .object({ status: z.string(), isOpen: z.boolean(), gross: z.number(), dueAt: timestamp.nullable() })
      .nullable(),
  })
  .meta({ id: 'MembershipPayment' })
export type MembershipPayment = z.infer<typeof membershipPayment>

const grant = z.object({
  at: timestamp,
  months: z.number().int(),
  /** Until when these months reach. */
  until: timestamp,
  reason: z.string(),
  actorId: uuid,
})

/** What an administrator ended. */
const ending = z.object({
  at: timestamp,
  what: z.enum(endedByAdministrators),
  /** Whether the payment of the running period went back. */
  refunded: z.boolean(),
  reason: z.string(),
  actorId: uuid,
})

/** What administrators see of somebody's membership. Everybody has one, of the state `none` at first. */
export const administeredMembership = z
  .object({
    userId: uuid,
    status: membershipStatus,
    card: card.nullable(),
    /** Newest first. */
    payments: z.array(membershipPayment),
    /** Newest first. */
    grants: z.array(grant),
    /** Newest first. */
    endings: z.array(ending),
  })
  .meta({ id: 'AdministeredMembership' })
export type AdministeredMembership = z.infer<typeof administeredMembership>

/** What an administrator did to somebody's membership. */
export const membershipAuditActions = [
  'membership.granted',
  'membership.grant-ended',
  'membership.ended',
  'membership.payment-refunded',
] as const
export type MembershipAuditAction = (typeof membershipAuditActions)[number]

const party = named.extend({ id: uuid })
export const membershipAuditEntry = z
  .object({
    /** Rises with every entry. */
    id: z.string(),
    at: timestamp,
    action: z.enum(membershipAuditActions),
    actor: party,
    member: party,
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
    /** Why, in the administrator's words. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'MembershipAuditEntry' })
export type MembershipAuditEntry = z.infer<typeof membershipAuditEntry>

const admin = { access: 'admin' } as const
const page = {
  cursor: z.string().max(limits.url).optional(),
  limit: z.coerce.number().int().min(1).max(paging.pageMaximum).optional(),
}
const paymentFilters = {
  status: z.enum(membershipPaymentStatuses).optional(),
  alert: z.enum(membershipPaymentAlerts).optional(),
  sort: sortBy(membershipPaymentSorts),
}
const oneMember = z.object({ userId: uuid })
const reason = requiredText(membershipLimits.reason, 'Please say why')
const { grantMonthsMinimum, grantMonthsMaximum } = membershipLimits
const amountWords = 'Please give an amount in pounds and pence'
const monthsWords = `Please give from ${grantMonthsMinimum} to ${grantMonthsMaximum} months`

export const membershipAdministrationCalls = {
  membershipPayments: defineCall(membershipAddresses.membershipPayments, {
    ...admin,
    summary: 'Payments for memberships, newest first',
    query: z.object({ ...paymentFilters, ...page }),
    status: 200,
    reply: z.array(membershipPayment),
  }),
  membershipPaymentsCsv: defineCall(membershipAddresses.membershipPaymentsCsv, {
    ...admin,
    summary: 'All of them that the filters let through, as CSV',
    query: z.object(paymentFilters),
    sends: 'text/csv',
    status: 200,
  }),
  membershipsAuditCsv: defineCall(membershipAddresses.membershipsAuditCsv, {
    ...admin,
    summary: 'All that administrators did to memberships, as CSV',
    sends: 'text/csv',
    status: 200,
  }),
  membershipsAudit: defineCall(membershipAddresses.membershipsAudit, {
    ...admin,
    summary: 'What administrators did to memberships, newest first',
    query: z.object({ sort: sortBy(trailSorts), ...page }),
    status: 200,
    reply: z.array(membershipAuditEntry),
  }),
  membershipOf: defineCall(membershipAddresses.membershipOf, {
    ...admin,
    summary: 'Somebody’s membership with its payments, complimentary months, and what administrators ended',
    params: oneMember,
    status: 200,
    reply: administeredMembership,
  }),
  grantMonths: defineCall(membershipAddresses.grantMonths, {
    ...admin,
    summary:
      'Give complimentary months; they run beside a subscription and move none of its dates. Takes an Idempotency-Key header',
    params: oneMember,
    body: z.strictObject({
      months: z
        .number({ error: monthsWords })
        .int(monthsWords)
        .min(grantMonthsMinimum, monthsWords)
        .max(grantMonthsMaximum, monthsWords),
      reason,
    }),
    status: 200,
    reply: membershipStatus,
  }),
  takeGrantBack: defineCall(membershipAddresses.takeGrantBack, {
    ...admin,
    summary: 'End complimentary months now; a subscription beside them goes on',
    params: oneMember,
    body: z.strictObject({ reason }),
    status: 200,
    reply: membershipStatus,
  }),
  refundMembershipPayment: defineCall(membershipAddresses.refundMembershipPayment, {
    ...admin,
    summary:
      'Refund a payment of a membership, whatever its state: all that is left, or so many pounds; `otherwise` when the money went back past the card',
    params: z.object({ userId: uuid, paymentId: uuid }),
    body: z.strictObject({
      gross: z
        .number({ error: amountWords })
        .positive(amountWords)
        .max(MOST_POUNDS, amountWords)
        .refine((pounds) => Math.abs(pounds * 100 - Math.round(pounds * 100)) < 1e-6, amountWords)
        .optional(),
      otherwise: z.boolean().optional(),
      reason,
    }),
    status: 200,
    reply: administeredMembership,
  }),
  endMembership: defineCall(membershipAddresses.endMembership, {
    ...admin,
    summary: 'End somebody’s membership now, with or without a refund of the running period',
    params: oneMember,
    body: z.strictObject({ refund: z.boolean(), reason }),
    status: 200,
    reply: administeredMembership,
  }),
} as const
