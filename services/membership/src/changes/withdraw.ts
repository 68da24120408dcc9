import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { type Member, mayWithdraw } from '../members/member.ts'
import { endMembership } from '../termination/end-membership.ts'

/** Withdraws from a new contract: all of its first payment goes back, and premium ends at once. */
export function withdraw(deps: Deps, personId: string): Promise<Member> {
  return endMembership(deps, {
    personId,
    because: 'withdrawn',
    refunds: true,
    require: (member, now) => {
      // Whoever asks again while it is under way waits for the same end.
      if (member.endBecause !== 'withdrawn' && !mayWithdraw(member, now)) throw membershipRefusals.cannotWithdraw()
    },
  })
}
