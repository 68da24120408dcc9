import { z } from 'zod'
import { cardOnFile, listingId, planAmount, requiredLine, timestamp, uuid } from '../fields.ts'
import { membershipAddresses } from '../vocabulary/addresses/membership.ts'
import { limits } from '../vocabulary/constants.ts'
import { invoiceStatuses, membershipMessages, membershipStates, renewalNeeds } from '../vocabulary/membership.ts'
import { tiers } from '../vocabulary/people.ts'
import { defineCall } from './call.ts'
import { paymentSettings } from './payments.ts'

const count = z.number().int().nonnegative()

/** What somebody's plan is, and what is used of it. */
export const membershipStatus = z
  .object({
    tier: z.enum(tiers).describe('The effective tier'),
    usage: z.object({
      listingViews: count.describe('Different listings opened this month; on the free plan those that count'),
      remaining: count.nullable().describe('`null` when unlimited'),
      resetDate: timestamp.describe('When the next month begins, in UTC'),
    }),
    features: z.object({ monthlyListingViews: count.nullable().describe('`null` when unlimited') }),
    state: z.enum(membershipStates),
    subscriptionId: z.string().nullable().describe('Of the newest subscription'),
    paidUntil: timestamp.nullable(),
    premiumUntil: timestamp.nullable().describe('Until when premium lasts as things stand; `null` when by role'),
    grantedUntil: timestamp.nullable().describe('The end of complimentary months'),
    renewsAt: timestamp.nullable(),
    cancelAtPeriodEnd: z.boolean(),
    nextCharge: planAmount.extend({ at: timestamp }).nullable(),
    withdrawUntil: timestamp.nullable().describe('Until when a new contract can be withdrawn from'),
    withdrawGross: z.number().nullable().describe('How much a withdrawal gives back now, in pounds'),
    withdrawProrated: z
      .boolean()
      .describe(
        'Whether a withdrawal gives back only the time that is left: of this contract, or of one that begins now',
      ),
    isPaused: z.boolean().describe('Nothing is charged while the account is suspended'),
    isDisputed: z.boolean().describe('The bank looks at the payment; until it has decided nothing can be refunded'),
    renewalNeeds: z.enum(renewalNeeds).nullable().describe('What a renewal that is not paid waits for'),
  })
  .meta({ id: 'MembershipStatus' })
export type MembershipStatus = z.infer<typeof membershipStatus>

/** A listing that was opened this month, and stays open for the rest of it. */
export const openedListing = z
  .object({ listingId, title: z.string(), openedAt: timestamp })
  .meta({ id: 'OpenedListing' })
export type OpenedListing = z.infer<typeof openedListing>

/** What the browser needs to pay the first year, or a renewal. */
export const upgradePayment = z
  .object({
    /** For the provider's browser client; stored nowhere. */
    clientSecret: z.string(),
    subscriptionId: z.string(),
    amount: planAmount,
  })
  .meta({ id: 'UpgradePayment' })
export type UpgradePayment = z.infer<typeof upgradePayment>

export const card = cardOnFile.meta({ id: 'Card' })
export type Card = z.infer<typeof card>

/** An invoice or a credit note; a credit note's amounts are negative. */
export const invoice = planAmount
  .extend({ id: uuid, number: z.string(), date: timestamp, status: z.enum(invoiceStatuses) })
  .meta({ id: 'MembershipInvoice' })
export type MembershipInvoice = z.infer<typeof invoice>

/** Both are decided by the state of one's own membership. */
const own = { access: 'signedIn' } as const
const buying = { access: 'producer', refusedWith: membershipMessages.onlyProducers } as const
const providerId = (message: string) => requiredLine(limits.title, message)

export const membershipCalls = {
  membershipStatus: defineCall(membershipAddresses.membershipStatus, {
    ...own,
    summary: 'The plan of the viewer, and what is used of it this month',
    status: 200,
    reply: membershipStatus,
  }),
  openedListings: defineCall(membershipAddresses.openedListings, {
    ...own,
    summary: 'The listings that the viewer opened this month, newest first',
    status: 200,
    reply: z.array(openedListing),
  }),
  membershipPaymentSettings: defineCall(membershipAddresses.membershipPaymentSettings, {
    ...own,
    summary: 'How a browser pays for a membership',
    status: 200,
    reply: paymentSettings,
  }),
  upgrade: defineCall(membershipAddresses.upgrade, {
    perPerson: 'upgrades',
    ...buying,
    summary: 'Begin a premium membership, or go on with one that is not paid; 409 for premium members',
    body: z.strictObject({ termsAccepted: z.literal(true, 'Please accept the terms first').optional() }).nullish(),
    switchedBy: 'payments',
    status: 200,
    reply: upgradePayment,
  }),
  confirmUpgrade: defineCall(membershipAddresses.confirmUpgrade, {
    // A renewal is anybody's who pays it, also after their role has changed.
    ...own,
    summary: 'Look at the payment with the provider now, after the browser has paid; premium when it answers',
    body: z.strictObject({ subscriptionId: providerId('Please name the subscription') }),
    status: 200,
    reply: membershipStatus,
  }),
  cancelMembership: defineCall(membershipAddresses.cancelMembership, {
    ...own,
    summary: 'Cancel to the end of the paid period',
    status: 200,
    reply: membershipStatus,
  }),
  resumeMembership: defineCall(membershipAddresses.resumeMembership, {
    ...own,
    summary: 'Take a cancellation back while the paid period runs',
    status: 200,
    reply: membershipStatus,
  }),
  withdraw: defineCall(membershipAddresses.withdraw, {
    ...own,
    summary:
      'Withdraw from a new contract within 14 days of its first payment: it is refunded, or the time that is left after another withdrawal within twelve months; premium ends at once',
    status: 200,
    reply: z.object({ tier: z.enum(tiers) }),
  }),
  payRenewal: defineCall(membershipAddresses.payRenewal, {
    ...own,
    summary: 'What the browser needs to pay or confirm a renewal that is not paid',
    switchedBy: 'payments',
    status: 200,
    reply: upgradePayment,
  }),
  cardOnFile: defineCall(membershipAddresses.cardOnFile, {
    ...own,
    summary: 'The card that renewals are charged to',
    status: 200,
    reply: card.nullable(),
  }),
  replaceCard: defineCall(membershipAddresses.replaceCard, {
    perPerson: 'cardSetups',
    ...own,
    summary: 'Begin to put another card on file; the browser confirms it with the client secret',
    switchedBy: 'payments',
    status: 200,
    reply: z.object({ clientSecret: z.string() }),
  }),
  keepCard: defineCall(membershipAddresses.keepCard, {
    ...own,
    summary: 'Keep the card that the browser has confirmed; a renewal that failed is tried with it at once',
    body: z.strictObject({ setupIntentId: providerId('Please name what was confirmed') }),
    status: 200,
    reply: card,
  }),
  invoices: defineCall(membershipAddresses.invoices, {
    ...own,
    summary: 'The viewer’s invoices and credit notes, newest first',
    status: 200,
    reply: z.array(invoice),
  }),
  invoicePdf: defineCall(membershipAddresses.invoicePdf, {
    ...own,
    summary: 'An invoice or credit note as PDF, for its member and administrators',
    params: z.object({ id: uuid }),
    status: 200,
  }),
  membershipWebhook: defineCall(membershipAddresses.membershipWebhook, {
    access: 'public',
    summary: 'The card provider’s notices about memberships, signed',
    status: 200,
    reply: z.object({ received: z.literal(true) }),
  }),
} as const
