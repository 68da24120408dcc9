import type { Deps } from '../deps.ts'
import { adopt } from '../following/adopt.ts'
import { followSubscription } from '../following/follow-subscription.ts'
import type { Member } from '../members/member.ts'
import { HOUR_MS, later } from '../times.ts'
import type { Pace } from './pace.ts'
import { tryMembers } from './try-members.ts'

/** What was asked of the provider has happened by then, or never will. */
const GIVEN_UP_AFTER_MS = HOUR_MS

/** Finds what upgrades began at the provider and nobody wrote down: it was away, or the process died. */
export const finishUpgrades = (deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> =>
  tryMembers(deps, pace, signal, {
    where: (now) => ({ endBecause: null, upgradingSince: { lte: later(now, -pace.unfinishedAfterMs) } }),
    work: (member) => finish(deps, member),
    failing: 'An upgrade is finished later',
  })

async function finish(deps: Deps, member: Member): Promise<void> {
  const { personId, attempt, upgradingSince } = member
  if (await adopt(deps, member)) {
    await followSubscription(deps, { personId })
    return
  }
  if (upgradingSince! > later(deps.clock(), -GIVEN_UP_AFTER_MS)) throw new Error('The provider knows of nothing yet')
  await deps.db.member.updateMany({
    where: { personId, attempt, subscriptionId: null },
    data: { attempt: { increment: 1 }, upgradingSince: null },
  })
}
