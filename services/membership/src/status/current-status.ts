import type { MembershipStatus } from '@storyright/contracts/http'
import { effectiveTier, freeTier, isMetered, monthOf, nextMonth, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import type { Payment } from '../generated/client.ts'
import { findMember } from '../members/member.store.ts'
import { hasNoFortnight, type Member, mayWithdraw, nextChargeOf, renewsAtOf } from '../members/member.ts'
import { isFrozen, runningPayment } from '../members/payment.store.ts'
import { unusedOf } from '../members/refunds.ts'
import { isLive } from '../members/states.ts'
import { timeOf } from '../times.ts'
import { findMonth, openedInMonth } from '../view-limit/view.views.ts'

type ReadStatusDeps = Pick<Deps, 'db' | 'clock'>

/** The viewer's plan, from the token. */
export async function readStatus(deps: ReadStatusDeps, viewer: Viewer): Promise<MembershipStatus> {
  return statusWith(deps, viewer, await findMember(deps.db, viewer.id))
}

/** The state after a change, which the viewer's token may not have yet. */
export function currentStatus(deps: ReadStatusDeps, viewer: Viewer, member: Member): Promise<MembershipStatus> {
  const tier = effectiveTier({ role: viewer.role, premiumExpiresAt: member.premiumUntil }, deps.clock())
  return statusWith(deps, { ...viewer, tier }, member)
}

async function statusWith(
  { db, clock }: ReadStatusDeps,
  viewer: Viewer,
  member: Member | null,
): Promise<MembershipStatus> {
  const now = clock()
  const [used, payment] = await Promise.all([
    usedBy(db, viewer, monthOf(now)),
    member?.subscriptionId ? runningPayment(db, member) : null,
  ])
  return statusOf({ viewer, used, member, payment, now })
}

/** Who has five a month gets those that count, all others every listing that they opened. */
async function usedBy(db: Deps['db'], viewer: Viewer, month: string): Promise<number> {
  if (!isMetered(viewer)) return openedInMonth(db, viewer.id, month)
  return (await findMonth(db, viewer.id, month))?.counted.length ?? 0
}

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
