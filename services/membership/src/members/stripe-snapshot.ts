import type { Card } from '@storyright/contracts/http'
import {
  type MembershipPaymentStatus,
  type MembershipState,
  membershipTimes,
  type RenewalNeed,
} from '@storyright/contracts/vocabulary'
import type { Dispute, Invoice, Subscription, SubscriptionSnapshot, YearPrice } from '../provider/subscription.ts'
import { DAY_MS, HOUR_MS, later } from '../times.ts'
import type { EndBecause } from './member.ts'
import { runs } from './states.ts'

/** A payment's desired row. */
export interface DesiredPayment {
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
  chargedPence: number
  refundedPence: number
  failedPence: number | null
  isLost: boolean
  dispute: Dispute | null
}

/** A member's desired row, from the provider's present state. */
export interface DesiredMember {
  state: MembershipState
  activatedAt: Date | null
  withdrawUntil: Date | null
  /** The end of the paid period that was not refunded. */
  paidUntil: Date | null
  isRenewing: boolean
  renewalFailedAt: Date | null
  renewalNeeds: RenewalNeed | null
  card: Card | null
  yearPrice: YearPrice | null
  /** Why the subscription has to be ended at the provider, if it has. */
  mustEnd: EndBecause | null
  /** The newest first; drafts are none yet. */
  payments: DesiredPayment[]
}

interface ReadDesiredStateInput extends SubscriptionSnapshot {
  /** Whether the paid period stays open after a cancellation at the provider that was not ours. */
  keepsPaid?: boolean
  /** The invoices whose payment was given back, although the bank may have sent that back since. */
  givenBack?: ReadonlySet<string>
  /** When a pause was over: a renewal that fell into it may be paid so much longer. */
  graceFrom?: Date | null
}

/** The one reading of a subscription and its invoices, the newest first. */
export function readDesiredState(
  { subscription, invoices, keepsPaid = false, givenBack = new Set(), graceFrom = null }: ReadDesiredStateInput,
  now: Date,
): DesiredMember {
  const payments = invoices
    .filter(({ status }) => status !== 'draft')
    .map(paymentOf)
    .map((payment) => (givenBack.has(payment.invoiceId) ? { ...payment, status: 'refunded' as const } : payment))
  const [newest] = payments.filter(({ paidAt }) => paidAt).toSorted(byPeriod)
  const paid = payments.filter(({ status }) => status === 'paid')
  const first = paid.find(({ isRenewal }) => !isRenewal)
  const paidUntil = paid.toSorted(byPeriod)[0]?.periodEnd ?? null
  const renewal = renewalOf(invoices, paidUntil)
  const lapsed = renewal || subscription.isPaused ? undefined : lapsedOf(invoices, paidUntil, now)
  const failed = lapsed !== undefined || (renewal !== undefined && hasFailed(renewal, subscription))
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
    isRenewing: state === 'active' && !subscription.isPaused && (renewal !== undefined || isNear),
    renewalFailedAt: state === 'past_due' ? latest(graceFrom, (renewal ?? lapsed)?.finalizedAt ?? paidUntil) : null,
    renewalNeeds: state === 'past_due' ? needOf(renewal) : null,
    card: runsOn ? subscription.card : null,
    yearPrice: runsOn ? subscription.yearPrice : null,
    mustEnd: endOf({ subscription, newest, paidUntil, renewal: renewal ?? lapsed, graceFrom, now }),
    payments,
  }
}

const byPeriod = (one: DesiredPayment, other: DesiredPayment) => other.periodEnd.getTime() - one.periodEnd.getTime()

function paymentOf(invoice: Invoice): DesiredPayment {
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
    chargedPence: payment?.chargedPence ?? 0,
    refundedPence: payment?.refundedPence ?? 0,
    failedPence: payment?.failedPence ?? null,
    isLost: payment?.isLost ?? false,
    dispute: payment?.dispute ?? null,
  }
}

function statusOf({ status, payment, wasTried, isRenewal }: Invoice): MembershipPaymentStatus {
  if (status === 'paid') return payment && isAllBack(payment) ? 'refunded' : 'paid'
  if (status === 'void') return 'void'
  if (status === 'uncollectible') return 'failed'
  return payment?.declinedBecause || (isRenewal && wasTried) ? 'failed' : 'open'
}

/** All that the card was charged: what came from a balance at the provider needs no card. */
const isAllBack = ({ isLost, chargedPence, refundedPence }: NonNullable<Invoice['payment']>): boolean =>
  isLost || (chargedPence > 0 && refundedPence >= chargedPence)

const latest = (one: Date | null, other: Date | null): Date | null => (one && (!other || one > other) ? one : other)

/**
 * The renewal that can no longer be paid: void or uncollectible. The year that was paid is over, and the provider counts the
 * next as running. Until the time allowed for a renewal is over another invoice can be made for it.
 */
const lapsedOf = (invoices: Invoice[], paidUntil: Date | null, now: Date): Invoice | undefined =>
  paidUntil === null || now < paidUntil
    ? undefined
    : invoices.find(
        ({ isRenewal, status, periodEnd }) =>
          isRenewal && (status === 'void' || status === 'uncollectible') && periodEnd > paidUntil,
      )

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

interface StateOfInput {
  subscription: Subscription
  /** The payment for the latest period, whether or not it was refunded. */
  newest: DesiredPayment | undefined
  failed: boolean
  keeps: boolean
}

function stateOf({ subscription, newest, failed, keeps }: StateOfInput): MembershipState {
  const isOver = subscription.state === 'over'
  if (!newest) return isOver ? 'none' : 'incomplete'
  if (newest.status === 'refunded') return 'refunded'
  if (isOver) return keeps ? 'ending' : 'ended'
  if (subscription.cancelsAtPeriodEnd) return 'ending'
  return failed || subscription.state === 'past_due' ? 'past_due' : 'active'
}

interface EndedSubscription extends Omit<StateOfInput, 'failed' | 'keeps'> {
  paidUntil: Date | null
  renewal: Invoice | undefined
  graceFrom: Date | null
  now: Date
}

function endOf({ subscription, newest, paidUntil, renewal, graceFrom, now }: EndedSubscription): EndBecause | null {
  if (subscription.state === 'over' || !newest) return null
  if (newest.status === 'refunded') return 'refunded'
  // It was cancelled when the next period had begun at the provider: the period that ends then is unpaid.
  if (subscription.cancelsAtPeriodEnd && renewal) return 'cancelled'
  if (subscription.isPaused) return null
  const from = paidUntil && latest(graceFrom, paidUntil)
  const graceEnds = from && later(from, membershipTimes.graceDays * DAY_MS)
  return graceEnds && graceEnds <= now ? 'unpaid' : null
}
