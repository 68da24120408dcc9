import type { MembershipStatus } from '@storyright/contracts/http'
import { freeTier, isMetered, nextMonth, type Viewer } from '@storyright/contracts/vocabulary'
import { type Member, mayWithdraw, nextChargeOf, renewsAtOf } from '../members/member.ts'
import { timeOf } from '../times.ts'

interface Plan {
  /** The tier is the viewer's, whatever the row says: what somebody may do is decided by the token alone. */
  viewer: Viewer
  /** Different listings opened this month that count. */
  used: number
  /** Of whom nothing is known yet there is none. */
  member: Member | null
  now: Date
}

/** The plan of somebody, and what is used of it. */
export function statusOf({ viewer, used, member, now }: Plan): MembershipStatus {
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
    renewalNeeds: member?.renewalNeeds ?? null,
  }
}
