import type { Card } from '@storyright/contracts/http'
import {
  type MembershipPaymentStatus,
  type MembershipState,
  membershipTimes,
  type RenewalNeed,
} from '@storyright/contracts/vocabulary'
import type { Invoice, Said, Subscription } from '../provider/subscription.ts'
import { DAY_MS, HOUR_MS, later } from '../times.ts'
import type { EndBecause } from './member.ts'
import { runs } from './states.ts'

/** What a payment's row has to say. */
export interface PaymentTruth {
  invoiceId: string
  intentId: string | null
  isRenewal: boolean
  status: MembershipPaymentStatus
  netPence: number
  vatPence: number
  grossPence: number
  periodStart: Date
  periodEnd: Date
  declinedBecause: string | null
  createdAt: Date
  paidAt: Date | null
}

/** What a member's row has to say, from all that the provider says now. */
export interface Truth {
  state: MembershipState
  activatedAt: Date | null
  withdrawUntil: Date | null
  /** The end of what is paid and was not given back. */
  paidUntil: Date | null
  isRenewing: boolean
  renewalFailedAt: Date | null
  renewalNeeds: RenewalNeed | null
  card: Card | null
  /** Why the subscription has to be ended at the provider, if it has. */
  mustEnd: EndBecause | null
  /** The newest first; drafts are none yet. */
  payments: PaymentTruth[]
}

interface Reading extends Said {
  /** Whether what was paid stays open when the subscription was cancelled before its end: somebody else did so, not we. */
  keepsPaid?: boolean
}

/** The one reading of a subscription and its invoices, the newest first. */
export function readTruth({ subscription, invoices, keepsPaid = false }: Reading, now: Date): Truth {
  const payments = invoices.filter(({ status }) => status !== 'draft').map(paymentOf)
  const [newest] = payments.filter(({ paidAt }) => paidAt).toSorted(byPeriod)
  const paid = payments.filter(({ status }) => status === 'paid')
  const first = paid.find(({ isRenewal }) => !isRenewal)
  const paidUntil = paid.toSorted(byPeriod)[0]?.periodEnd ?? null
  const renewal = renewalOf(invoices, paidUntil)
  const failed = renewal !== undefined && hasFailed(renewal, subscription)
  const keeps = keepsPaid && paidUntil !== null && now < paidUntil
  const state = stateOf({ subscription, newest, failed, keeps })
  const runsOn = runs(state)
  const isNear = paidUntil !== null && later(paidUntil, -membershipTimes.renewalNearHours * HOUR_MS) <= now
  return {
    state,
    activatedAt: first?.paidAt ?? null,
    withdrawUntil:
      runsOn && first?.paidAt && !paid.some(({ isRenewal }) => isRenewal)
        ? later(first.paidAt, membershipTimes.withdrawDays * DAY_MS)
        : null,
    paidUntil,
    isRenewing: state === 'active' && (renewal !== undefined || isNear),
    renewalFailedAt: state === 'past_due' ? (renewal?.finalizedAt ?? paidUntil) : null,
    renewalNeeds: state === 'past_due' ? needOf(renewal) : null,
    card: runsOn ? subscription.card : null,
    mustEnd: endOf({ subscription, newest, paidUntil, renewal, now }),
    payments,
  }
}

const byPeriod = (one: PaymentTruth, other: PaymentTruth) => other.periodEnd.getTime() - one.periodEnd.getTime()

function paymentOf(invoice: Invoice): PaymentTruth {
  const { id: invoiceId, payment, isRenewal, netPence, vatPence, grossPence } = invoice
  const { periodStart, periodEnd, createdAt } = invoice
  return {
    invoiceId,
    intentId: payment?.intentId ?? null,
    isRenewal,
    status: statusOf(invoice),
    netPence,
    vatPence,
    grossPence,
    periodStart,
    periodEnd,
    declinedBecause: payment?.state === 'paid' ? null : (payment?.declinedBecause ?? null),
    createdAt,
    paidAt: invoice.status === 'paid' ? (invoice.paidAt ?? createdAt) : null,
  }
}

function statusOf({ status, payment, grossPence, wasTried, isRenewal }: Invoice): MembershipPaymentStatus {
  if (status === 'paid') return payment && (payment.isLost || payment.refundedPence >= grossPence) ? 'refunded' : 'paid'
  if (status === 'void') return 'void'
  if (status === 'uncollectible') return 'failed'
  return payment?.declinedBecause || (isRenewal && wasTried) ? 'failed' : 'open'
}

/** The renewal that is not paid, if there is one. */
const renewalOf = (invoices: Invoice[], paidUntil: Date | null): Invoice | undefined =>
  invoices.find(
    ({ isRenewal, status, periodEnd }) =>
      isRenewal && (status === 'draft' || status === 'open') && (!paidUntil || periodEnd > paidUntil),
  )

const hasFailed = ({ status, payment, wasTried }: Invoice, { state }: Subscription): boolean =>
  status === 'open' && (state === 'past_due' || payment?.state === 'declined' || payment?.state === 'asks' || wasTried)

const needOf = (renewal: Invoice | undefined): RenewalNeed =>
  renewal?.payment?.state === 'asks' ? 'confirmation' : 'card'

interface Standing {
  subscription: Subscription
  /** What was paid for the latest period, whether or not it was given back. */
  newest: PaymentTruth | undefined
  failed: boolean
  keeps: boolean
}

function stateOf({ subscription, newest, failed, keeps }: Standing): MembershipState {
  const isOver = subscription.state === 'over'
  if (!newest) return isOver ? 'none' : 'incomplete'
  if (newest.status === 'refunded') return 'refunded'
  if (isOver) return keeps ? 'ending' : 'ended'
  if (subscription.cancelsAtPeriodEnd) return 'ending'
  return failed || subscription.state === 'past_due' ? 'past_due' : 'active'
}

interface Ending extends Omit<Standing, 'failed' | 'keeps'> {
  paidUntil: Date | null
  renewal: Invoice | undefined
  now: Date
}

function endOf({ subscription, newest, paidUntil, renewal, now }: Ending): EndBecause | null {
  if (subscription.state === 'over' || !newest) return null
  if (newest.status === 'refunded') return 'refunded'
  // It was cancelled when the next period had begun at the provider: what ends then is one that nobody paid.
  if (subscription.cancelsAtPeriodEnd && renewal) return 'cancelled'
  const graceEnds = paidUntil && later(paidUntil, membershipTimes.graceDays * DAY_MS)
  return graceEnds && graceEnds <= now ? 'unpaid' : null
}
