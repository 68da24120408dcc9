import { membershipStates, membershipTimes } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/client.ts'
import { isLive } from '../members/states.ts'
import { followSubscription } from '../sync/sync-subscription.ts'
import { DAY_MS, HOUR_MS, later } from '../times.ts'
import type { Pace } from './job-config.ts'
import { tryMembers } from './retry-members.ts'

const SOON_MS = 60_000

/** Compares every live subscription with the provider: a webhook may have been lost, a renewal may be near. */
export const compareMembers = (deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> =>
  tryMembers(deps, pace, signal, {
    where: (now) => ({ subscriptionId: { not: null }, endBecause: null, OR: toCompare(pace, now) }),
    work: ({ personId }) => followSubscription(deps, { personId }),
    failing: 'A membership is compared later',
  })

function toCompare({ compareEveryMs, startedAt }: Pace, now: Date): Prisma.MemberWhereInput[] {
  const notSince = (since: Date) => ({ OR: [{ comparedAt: null }, { comparedAt: { lt: since } }] })
  const live = { state: { in: membershipStates.filter(isLive) } }
  const soon = notSince(later(now, -Math.min(SOON_MS, compareEveryMs)))
  return [
    { AND: [live, notSince(later(now, -compareEveryMs))] },
    { AND: [live, notSince(startedAt)] },
    // What was charged after it was closed is given back, whatever is over.
    { isClosed: true, comparedAt: null },
    // Around its renewal what is allowed past the paid period changes by time alone.
    {
      state: { in: ['active', 'ending'] },
      paidUntil: {
        lte: later(now, membershipTimes.renewalNearHours * HOUR_MS),
        gte: later(now, -DAY_MS),
      },
      AND: [soon],
    },
    // When the time allowed for a renewal is over.
    {
      state: 'past_due',
      paidUntil: { lte: later(now, -membershipTimes.graceDays * DAY_MS) },
      AND: [soon],
    },
  ]
}
