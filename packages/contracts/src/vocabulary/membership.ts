/** Premium membership: what it costs, what it brings, its states and words. No zod here: the web imports it. */

import type { PageName } from './pages.ts'
import type { Access } from './people.ts'

/** The yearly plan, in pence. The price is given with its VAT to everybody: buyers are consumers. */
export const premiumPlan = {
  /** Under which the card provider keeps the price. */
  lookupKey: 'storyright_premium_yearly',
  name: 'Storyright Premium',
  netPence: 18_000,
  vatPercent: 20,
  vatPence: 3_600,
  grossPence: 21_600,
  currency: 'GBP',
} as const

/** An amount in pounds and pence, as the API has it. */
export interface PlanAmount {
  net: number
  vat: number
  gross: number
  currency: typeof premiumPlan.currency
}

/** What a year costs. */
export const premiumAmount: PlanAmount = {
  net: premiumPlan.netPence / 100,
  vat: premiumPlan.vatPence / 100,
  gross: premiumPlan.grossPence / 100,
  currency: premiumPlan.currency,
}

export const membershipTimes = {
  /** A new contract can be withdrawn from so long after its first payment, for all of the money. */
  withdrawDays: 14,
  /** Premium goes on so long after a renewal failed; then the subscription ends at the provider. */
  graceDays: 14,
  /** Premium goes on so long past the paid period while the provider is still collecting a renewal. */
  renewalHours: 24,
  /** A renewal counts as under way from so long before the paid period ends. */
  renewalNearHours: 1,
  /** A reminder is mailed so many days before a renewal. */
  remindDaysBefore: [30, 7],
  /** A further mail is sent so many days after a renewal failed. */
  failedAgainDays: [3, 7],
  /** After a withdrawal, so many months have no other free fortnight. */
  oneFortnightMonths: 12,
  /** A subscription is paused so long while its member is suspended; then it ends, with a refund of what is left. */
  pauseDays: 30,
  /** A change of the plan is answered once the account has it, or after so long. */
  confirmMs: 2_000,
  /** Listings of an early start are for premium members so long. */
  earlyAccessHours: 48,
} as const

export const membershipLimits = { grantMonthsMinimum: 1, grantMonthsMaximum: 24, reason: 500 } as const

/**
 * The one state of somebody's subscription. Complimentary months run beside it and are no state.
 * `incomplete`: begun and not paid. `past_due`: a renewal failed. `ending`: cancelled to the period's end.
 */
export const membershipStates = ['none', 'incomplete', 'active', 'past_due', 'ending', 'ended', 'refunded'] as const
export type MembershipState = (typeof membershipStates)[number]

/** What a renewal that is not paid needs of the member: another card, or a confirmation at the bank. */
export const renewalNeeds = ['card', 'confirmation'] as const
export type RenewalNeed = (typeof renewalNeeds)[number]

/** A line of the account: the invoice of a payment, the same once it was refunded, the credit note of a refund. */
export const invoiceStatuses = ['paid', 'refunded', 'credit_note'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const membershipPaymentStatuses = ['open', 'paid', 'failed', 'void', 'refunded'] as const
export type MembershipPaymentStatus = (typeof membershipPaymentStatuses)[number]

/** What about a payment needs an administrator: a dispute that waits for an answer, a refund that a bank sent back. */
export const membershipPaymentAlerts = ['disputed', 'refund_failed'] as const
export type MembershipPaymentAlert = (typeof membershipPaymentAlerts)[number]

/** Why a payment, or a part of it, goes back. `provider`: somebody gave it back in the card provider's own pages. */
export const refundCauses = [
  'withdrawn',
  'closed',
  'administrator',
  'cancelled',
  'over',
  'suspended',
  'provider',
] as const
export type RefundCause = (typeof refundCauses)[number]

/** What administrators can end of a membership. */
export const endedByAdministrators = ['subscription', 'grant'] as const
export type EndedByAdministrator = (typeof endedByAdministrators)[number]

/** The messages of document 2, section 8.7, as titles and sentences of toasts, and those of the refusals. */
export const membershipMessages = {
  upgradeFailed: { title: 'Upgrade Failed', message: 'Failed to activate premium membership. Please contact support.' },
  paymentFailed: { title: 'Payment Failed' },
  paymentError: { title: 'Payment Error', message: 'An unexpected error occurred. Please try again.' },
  upgradeError: { title: 'Upgrade Error', message: 'Failed to start upgrade process. Please try again.' },
  onlyProducers: 'Premium membership is for producers.',
} as const

/** What only some may do, and where the others are led. The predicate is `access`; services and screens ask the same one. */
export interface Gate {
  access: Access
  /** The page of the upsell link; document 1 names both addresses, which lead to the same page. */
  upsell: '/upgrade' | '/membership'
}
export const gates = {
  recommendations: { access: 'premium', upsell: '/upgrade' },
  analysis: { access: 'premium', upsell: '/membership' },
  analysisSearch: { access: 'premium', upsell: '/upgrade' },
  market: { access: 'premium', upsell: '/upgrade' },
  comments: { access: 'premium', upsell: '/membership' },
  forum: { access: 'forum', upsell: '/membership' },
  /** All but the funding competition, which is every producer’s. */
  competitions: { access: 'premium', upsell: '/upgrade' },
  earlyListings: { access: 'premium', upsell: '/upgrade' },
} as const satisfies Record<string, Gate>

/** A line of the table on /upgrade: what either plan brings today, and the page where it is used. */
export interface Benefit {
  name: string
  free: string
  premium: string
  page: PageName
}
export const benefits: readonly Benefit[] = [
  { name: 'Listings you can open', free: 'Five a month', premium: 'As many as you like', page: 'listings' },
  {
    name: 'New titles',
    free: 'When they open to all',
    premium: '48 hours early, where the agent offers it',
    page: 'listings',
  },
  { name: 'AI analysis of titles', free: 'The score', premium: 'Standard and enhanced, in full', page: 'howWeScore' },
  {
    name: 'Commercial analysis search',
    free: 'Not included',
    premium: 'Every title, by score and return',
    page: 'analysisSearch',
  },
  { name: 'Search, filters and favourites', free: 'Included', premium: 'Included', page: 'listings' },
  {
    name: 'Recommendations',
    free: 'Not included',
    premium: 'Titles chosen by your taste, each with the reason',
    page: 'recommendations',
  },
  {
    name: 'Market figures',
    free: 'Not included',
    premium: 'What titles ask and fetch, by genre and medium',
    page: 'market',
  },
  {
    name: 'Comments on titles',
    free: 'Not included',
    premium: 'Read what other members say, and join in',
    page: 'listings',
  },
  { name: 'Forum', free: 'Not included', premium: 'Discussions with producers and agents', page: 'forum' },
  { name: 'Competitions', free: 'The funding competition', premium: 'All of them', page: 'competitions' },
  { name: 'Option offers', free: 'Included', premium: 'Included', page: 'mySubmissions' },
  { name: 'Support', free: 'Included', premium: 'Answered first', page: 'support' },
]
