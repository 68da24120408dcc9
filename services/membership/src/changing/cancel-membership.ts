import type { Deps } from '../deps.ts'
import { endMembership } from '../ending/end-membership.ts'
import { membershipRefusals } from '../errors.ts'
import { asking } from '../following/asking.ts'
import { followSubscription } from '../following/follow-subscription.ts'
import { findMember, noteOf } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import { untilIdentityKnows } from '../people/until-identity-knows.ts'

/** Cancels to the end of the paid period. Where that is over already, and only its renewal is open, the membership ends now. */
export const cancelMembership =
  (deps: Deps) =>
  async (personId: string): Promise<Member> => {
    const member = await findMember(deps.db, personId)
    if (!member?.subscriptionId || (member.state !== 'active' && member.state !== 'past_due'))
      throw membershipRefusals.nothingToCancel()
    if (member.state === 'active') {
      const cancelled = await setCancelled(deps)(member, true)
      if (!cancelled.endBecause) return cancelled
    }
    return endMembership(deps)({ personId, because: 'cancelled', refunds: false })
  }

/** Takes a cancellation back while the paid period runs. */
export const resumeMembership =
  (deps: Deps) =>
  async (personId: string): Promise<Member> => {
    const member = await findMember(deps.db, personId)
    const isOver = !member?.paidUntil || member.paidUntil <= deps.clock()
    if (!member?.subscriptionId || member.state !== 'ending' || isOver || member.endBecause)
      throw membershipRefusals.nothingToResume()
    return setCancelled(deps)(member, false)
  }

const setCancelled =
  (deps: Deps) =>
  async ({ personId, subscriptionId }: Member, cancels: boolean): Promise<Member> => {
    // Should the answer be lost, the next comparison finds what became of it.
    await noteOf(deps.db, { personId }, { comparedAt: null })
    await asking(() => deps.provider.cancelAtPeriodEnd(subscriptionId!, cancels))
    await deps.checkpoint('after the provider cancelled or resumed')
    const changed = await asking(() => followSubscription(deps)({ personId }))
    await untilIdentityKnows(deps)(changed)
    return changed
  }
