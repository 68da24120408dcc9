import { membershipTimes } from '@storyright/contracts/vocabulary'
import type { ProviderInvoice, ProviderSubscription } from './provider-books.ts'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

const endOf = ({ lines }: ProviderInvoice) => Math.max(...lines.data.map(({ period }) => period.end))
const isRefunded = ({ charged, total }: ProviderInvoice) =>
  charged.length > 0 && charged.every(({ refunded, isLost }) => isLost || refunded >= total)

/** Whether a subscription may still charge somebody, now or once its first invoice is paid. */
export const isLive = ({ status }: ProviderSubscription) =>
  ['incomplete', 'active', 'past_due', 'unpaid'].includes(status)

/**
 * Until when somebody has premium by what is paid, in seconds, worked out from the provider's own objects: the paid period's
 * end, plus a day while a renewal is under way, plus 14 days when it failed. Whoever pays a renewal at the last moment, when the
 * provider has given up and ended the subscription, keeps what was paid.
 */
export function paidPremiumUntil(
  subscriptions: ProviderSubscription[],
  nowS: number,
  graceFromS: number | null = null,
): number | null {
  const ends = subscriptions.map((one) => untilOf(one, { nowS, graceFromS })).filter((end) => end !== null)
  return ends.length > 0 ? Math.max(...ends) : null
}

function untilOf(
  subscription: ProviderSubscription,
  { nowS, graceFromS }: { nowS: number; graceFromS: number | null },
): number | null {
  const { invoices, cancel_at_period_end: isCancelled, cancellation_details: end } = subscription
  const paid = invoices.filter((invoice) => invoice.status === 'paid' && !isRefunded(invoice))
  if (paid.length === 0) return null
  const paidUntil = Math.max(...paid.map(endOf))
  if (subscription.status === 'canceled' && end.reason === 'payment_failed') return paidUntil > nowS ? paidUntil : null
  if (!['active', 'past_due', 'unpaid'].includes(subscription.status)) return null
  if (isCancelled || subscription.pause_collection) return paidUntil
  const isLapsed = paidUntil <= nowS && invoices.some((invoice) => isVoid(invoice) && endOf(invoice) > paidUntil)
  const renewal = invoices.find(({ status, billing_reason: why }) => why !== 'subscription_create' && isWaiting(status))
  const isFailed = subscription.status !== 'active' || (renewal?.status === 'open' && renewal.attempted)
  if (isFailed || (isLapsed && !renewal))
    return Math.max(paidUntil, graceFromS ?? 0) + membershipTimes.graceDays * DAY_S
  const isNear = paidUntil - membershipTimes.renewalNearHours * HOUR_S <= nowS
  return renewal || isNear ? paidUntil + membershipTimes.renewalHours * HOUR_S : paidUntil
}

const isWaiting = (status: string) => status === 'draft' || status === 'open'
const isVoid = ({ status, billing_reason: why }: ProviderInvoice) =>
  why !== 'subscription_create' && (status === 'void' || status === 'uncollectible')
