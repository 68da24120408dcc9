import { z } from 'zod'
import { cardOnFile, planAmount, timestamp, uuid } from '../fields.ts'
import { invoiceStatuses, membershipStates, refundCauses, renewalNeeds } from '../vocabulary/membership.ts'
import { defineEvent } from './envelope.ts'

/** The newest invoice or credit note: all that a mail with it needs. A credit note's amounts are negative. */
const invoice = planAmount.extend({
  id: uuid,
  number: z.string(),
  /** The number of the invoice that a credit note takes back. */
  creditOf: z.string().nullable().default(null),
  /** Of a credit note: whether it takes back only a part of the invoice. */
  isPart: z.boolean().default(false),
  /** The tax point. */
  date: timestamp,
  status: z.enum(invoiceStatuses),
  vatPercent: z.number(),
  periodStart: timestamp,
  periodEnd: timestamp,
})

/** A membership's whole public state; the entity's id is the user's. Older events have the first two fields only. */
export const membership = z.object({
  userId: uuid,
  /** Until when premium lasts as things stand: the paid period's end with what is allowed past it, or the grant's end. */
  premiumExpiresAt: timestamp.nullable(),
  state: z.enum(membershipStates).default('none'),
  paidUntil: timestamp.nullable().default(null),
  grantedUntil: timestamp.nullable().default(null),
  renewsAt: timestamp.nullable().default(null),
  nextCharge: planAmount.nullable().default(null),
  /** What this subscription pays for a year, as the card provider has it. */
  yearPrice: planAmount.nullable().default(null),
  renewalNeeds: z.enum(renewalNeeds).nullable().default(null),
  withdrawUntil: timestamp.nullable().default(null),
  /** Whether a withdrawal gives back only the time that is left. */
  withdrawProrated: z.boolean().default(false),
  card: cardOnFile.nullable().default(null),
  invoice: invoice.nullable().default(null),
  /** What an administrator wrote, in the events of administrators' steps. */
  reason: z.string().nullable().default(null),
  /** Of the events about money that goes back: how much, in pounds, and why. */
  refund: z
    .object({ gross: z.number(), because: z.enum(refundCauses) })
    .nullable()
    .default(null),
})
export type Membership = z.infer<typeof membership>

const membershipEvent = (verb: string) => defineEvent('membership', 'membership', verb, membership)
/** The first payment of a contract went through. */
export const membershipActivated = membershipEvent('activated')
export const membershipRenewed = membershipEvent('renewed')
/** Cancelled to the end of the paid period. */
export const membershipCancelled = membershipEvent('cancelled')
export const membershipResumed = membershipEvent('resumed')
/** It is over: the paid period, or the time allowed for a renewal. */
export const membershipExpired = membershipEvent('expired')
export const membershipRefunded = membershipEvent('refunded')
/** Money went back while the membership goes on, or after it was over already. */
export const membershipPaymentRefunded = membershipEvent('payment-refunded')
/** Nothing is charged while the member is suspended. */
export const membershipPaused = membershipEvent('paused')
/** The suspension is over, and the membership goes on. */
export const membershipUnpaused = membershipEvent('unpaused')
/** A renewal is near: so many days as the reminders have. */
export const renewalNear = membershipEvent('renewal-near')
/** The card expires before the renewal. */
export const cardExpiring = membershipEvent('card-expiring')
export const renewalFailed = membershipEvent('renewal-failed')
/** It failed some days ago and is not paid yet. */
export const renewalStillFailed = membershipEvent('renewal-still-failed')
/** The bank wants a renewal confirmed by whoever holds the card. */
export const renewalNeedsConfirmation = membershipEvent('renewal-needs-confirmation')
/** An administrator gave complimentary months. */
export const membershipGranted = membershipEvent('granted')
/** Anything else: another card, more time for a renewal under way. No letter. */
export const membershipChanged = membershipEvent('changed')
export const membershipSnapshot = membershipEvent('snapshot')
/** Every event that changes a membership's public state. */
export const membershipEvents = [
  membershipActivated,
  membershipRenewed,
  membershipCancelled,
  membershipResumed,
  membershipExpired,
  membershipRefunded,
  membershipPaymentRefunded,
  membershipPaused,
  membershipUnpaused,
  renewalNear,
  cardExpiring,
  renewalFailed,
  renewalStillFailed,
  renewalNeedsConfirmation,
  membershipGranted,
  membershipChanged,
  membershipSnapshot,
] as const

/** What somebody has opened in one calendar month (UTC); the entity's id is `<userId>_<month>`. */
export const viewsOfMonth = z.object({
  userId: uuid,
  month: z.string(),
  /** Different listings that were counted, in the order of opening. */
  counted: z.array(z.string()),
  /** Those that were let in beyond the limit while nobody could count. */
  letIn: z.array(z.string()),
})
export type ViewsOfMonth = z.infer<typeof viewsOfMonth>
export const viewCounted = defineEvent('membership', 'view', 'counted', viewsOfMonth)
export const viewSnapshot = defineEvent('membership', 'view', 'snapshot', viewsOfMonth)
