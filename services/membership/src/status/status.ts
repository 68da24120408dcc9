import type { MembershipStatus } from '@storyright/contracts/http'
import { freeTier, isMetered, nextMonth, type Viewer } from '@storyright/contracts/vocabulary'

/** The plan of somebody who has had `used` listings counted this month. */
export function statusOf(viewer: Viewer, used: number, now: Date): MembershipStatus {
  const limit = isMetered(viewer) ? freeTier.viewsPerMonth : null
  return {
    tier: viewer.tier,
    usage: {
      listingViews: used,
      remaining: limit === null ? null : Math.max(0, limit - used),
      resetDate: nextMonth(now).toISOString(),
    },
    features: { monthlyListingViews: limit },
    state: 'none',
    subscriptionId: null,
    paidUntil: null,
    premiumUntil: null,
    grantedUntil: null,
    renewsAt: null,
    cancelAtPeriodEnd: false,
    nextCharge: null,
    withdrawUntil: null,
    renewalNeeds: null,
  }
}
