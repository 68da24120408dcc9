import type { MembershipStatus } from '@storyright/contracts/http'
import { effectiveTier, isMetered, monthOf, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { findMember } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import { runningPayment } from '../members/payment.store.ts'
import { findMonth, openedInMonth } from '../view-limit/view.views.ts'
import { statusOf } from './status.ts'

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
