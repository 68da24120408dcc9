import type { MembershipStatus } from '@storyright/contracts/http'
import { freeTier, isMetered, nextMonth, type Viewer } from '@storyright/contracts/vocabulary'
import type { Payment } from '../generated/client.ts'
import { hasNoFortnight, type Member, mayWithdraw, nextChargeOf, renewsAtOf } from '../members/member.ts'
import { isFrozen } from '../members/payment.store.ts'
import { unusedOf } from '../members/refunds.ts'
import { isLive } from '../members/states.ts'
import { timeOf } from '../times.ts'

interface Plan {
  /** The tier is the viewer's, whatever the row has: what somebody may do is decided by the token alone. */
  viewer: Viewer
  /** Different listings opened this month; on the free plan those that count. */
  used: number
  /** Of whom nothing is known yet there is none. */
  member: Member | null
  /** The payment of the period that is paid for. */
  payment?: Payment | null
  now: Date
}

/** A person's plan and its usage. */
export function statusOf({ viewer, used, member, payment = null, now }: Plan): MembershipStatus {
  const limit = isMetered(viewer) ? freeTier.viewsPerMonth : null
  const isByRole = viewer.role === 'premium' || viewer.role === 'admin'
  const renewsAt = member && renewsAtOf(member)
  const charge = member && nextChargeOf(member)
  return {
    tier: viewer.tier,
    usage: {
      listingViews: used,
      remaining: limit === null ? null : Math.max(0, limit - used),
      resetDate: nextMonth(now).toISOString(),
    },
    features: { monthlyListingViews: limit },
    state: member?.state ?? 'none',
    subscriptionId: member?.subscriptionId ?? null,
    paidUntil: timeOf(member?.paidUntil),
    premiumUntil: isByRole ? null : timeOf(member?.premiumUntil),
    grantedUntil: timeOf(member?.grantedUntil),
    renewsAt: timeOf(renewsAt),
    cancelAtPeriodEnd: member?.state === 'ending',
    nextCharge: charge && renewsAt && { ...charge, at: renewsAt.toISOString() },
    withdrawUntil: member && mayWithdraw(member, now) ? timeOf(member.withdrawUntil) : null,
    withdrawGross: member && payment && mayWithdraw(member, now) ? backNow(member, payment, now) : null,
    withdrawProrated: member !== null && (isLive(member.state) ? member.withdrawProrated : hasNoFortnight(member, now)),
    isPaused: Boolean(member?.pausedAt),
    isDisputed: payment !== null && isFrozen(payment),
    renewalNeeds: member?.renewalNeeds ?? null,
  }
}

/** What a withdrawal would give back: all that is left of the payment, or the time that is left. */
function backNow({ withdrawProrated }: Member, payment: Payment, now: Date): number {
  const left = (payment.chargedPence ?? payment.grossPence) - payment.refundedPence
  const unused = unusedOf(payment.chargedPence ?? payment.grossPence, payment, now)
  return Math.max(0, withdrawProrated ? Math.min(left, unused) : left) / 100
}
