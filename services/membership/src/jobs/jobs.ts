import { membershipExpired } from '@storyright/contracts/events'
import { addMonths, freeTier, membershipStates, membershipTimes, monthOf } from '@storyright/contracts/vocabulary'
import type { Background, Lease } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/client.ts'
import { eachMember } from '../members/for-each-member.ts'
import { changeMember, lockMember, noteOf } from '../members/member.store.ts'
import { isPremiumBesides, type Member } from '../members/member.ts'
import { UPKEEP_CHANNEL } from '../members/schedule-termination.ts'
import { isLive } from '../members/states.ts'
import { publishOccasions } from '../reminders/publish-reminders.ts'
import { adopt } from '../sync/attach-existing-subscription.ts'
import { followSubscription } from '../sync/sync-subscription.ts'
import { terminateSubscription } from '../termination/terminate-subscription.ts'
import { ago, DAY_MS, HOUR_MS, later } from '../times.ts'
import type { Pace } from './job-config.ts'
import { takeOverLost } from './recover-orphaned-subscriptions.ts'
import { giveBackOwed } from './refund-owed.ts'
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
    // Charges after the account was closed are refunded in any state.
    { isClosed: true, comparedAt: null },
    // Around its renewal the grace period changes by time alone.
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

type GrantDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'logger'>

/** Publishes the end of complimentary months, once. */
export function endGrants(deps: GrantDeps, signal?: AbortSignal): Promise<void> {
  const overBy = deps.clock()
  return eachMember(
    deps,
    {
      read: (beyond, page) =>
        deps.db.member.findMany({
          where: { grantEnds: true, grantedUntil: { lte: overBy }, ...beyond },
          select: { personId: true },
          ...page,
        }),
      work: ({ personId }) => endOne(deps, personId),
      failing: 'The end of complimentary months is told later',
    },
    signal,
  )
}

/** Decided again under the row's lock. Nothing is published where Premium goes on: its own end will be. */
const endOne = ({ transaction, outbox, clock }: GrantDeps, personId: string): Promise<unknown> =>
  transaction(async (tx) => {
    const member = await lockMember(tx, personId)
    const now = clock()
    if (!member.grantEnds || !member.grantedUntil || member.grantedUntil > now) return
    const change = { grantEnds: false }
    if (member.isClosed || isPremiumBesides(member, now)) await noteOf(tx, member, change)
    else await changeMember(tx, outbox, member, { change, event: membershipExpired })
  })

/** By then a request to the provider has taken effect, or never will. */
const GIVEN_UP_AFTER_MS = HOUR_MS

/** Finds upgrades that began at the provider but were not recorded, after an outage or a crash. */
const finishUpgrades = (deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> =>
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

const WEBHOOKS_KEPT_DAYS = 60

/** Deletes webhooks too old to be repeated, and views of months that are no longer kept. */
export async function forgetOld({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.webhook.deleteMany({ where: { receivedAt: { lt: ago({ clock }, WEBHOOKS_KEPT_DAYS * DAY_MS) } } })
  const old = { month: { lt: oldestMonthKept(clock()) } }
  await db.viewMonth.deleteMany({ where: old })
  await db.premiumOpening.deleteMany({ where: old })
}

/** The first month whose views are kept. */
export const oldestMonthKept = (now: Date): string => monthOf(addMonths(now, -freeTier.viewsKeptMonths))

/** Carries out the ends that were decided: by events at once, and those that a request left unfinished. */
const carryOutEnds = (deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> =>
  tryMembers(deps, pace, signal, {
    where: () => ({ endBecause: { not: null } }),
    work: ({ personId }) => terminateSubscription(deps, personId),
    failing: 'A membership is ended later',
  })

/** One step of the upkeep: safe to repeat, continues past a row that fails, and stops at the signal. */
export interface Step {
  run(deps: Deps, pace: Pace, signal: AbortSignal): Promise<void>
  /** Starts at once when its bell rings; other work keeps to its schedule. */
  isCalled?: boolean
}

export const steps: Record<string, Step> = {
  carryOutEnds: { run: carryOutEnds, isCalled: true },
  giveBackOwed: { run: giveBackOwed, isCalled: true },
  finishUpgrades: { run: finishUpgrades },
  compareMembers: { run: compareMembers, isCalled: true },
  takeOverLost: { run: takeOverLost },
  tellOccasions: { run: (deps, _pace, signal) => publishOccasions(deps, signal) },
  endGrants: { run: (deps, _pace, signal) => endGrants(deps, signal) },
  forgetOld: { run: forgetOld },
}

const SELDOM_MS = 5_000

interface UpkeepOptions {
  everyMs: number
  pace: Pace
  /** Every step starts when the bell rings, and not only those that others wait for: what tests run by. */
  isCalled?: boolean
  leaseOf: (name: string, rungBy: string) => Lease
}

/** The upkeep, run by one replica at a time: each step has its own schedule. */
export function upkeep(deps: Deps, { everyMs, pace, isCalled: allCalled = false, leaseOf }: UpkeepOptions): Background {
  return {
    name: 'upkeep',
    lease: leaseOf('upkeep', UPKEEP_CHANNEL),
    works: (signal) =>
      Object.entries(steps).map(([name, { run, isCalled = false }]) => ({
        name,
        everyMs: allCalled ? SELDOM_MS : everyMs,
        isCalled: isCalled || allCalled,
        round: () => run(deps, pace, signal),
      })),
  }
}
