import { nextTry, type Tries, tryEach } from '@storyright/card-provider'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/client.ts'
import { findMembers } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import type { Pace } from './job-config.ts'

/** Few enough to leave requests most of what the provider takes at once. */
const AT_ONCE = 8

interface Work {
  where(now: Date): Prisma.MemberWhereInput
  work(member: Member): Promise<unknown>
  /** The log's message for a member whose turn failed. */
  failing: string
}

const leastRecentlyTried = { nextTryAt: { sort: 'asc', nulls: 'first' } } as const
const leastRecentlyCompared = { comparedAt: { sort: 'asc', nulls: 'first' } } as const

/** Works on all due members, some in parallel. One that fails is retried later and delays no other. */
export const tryMembers = (
  deps: Deps,
  pace: Pace,
  signal: AbortSignal,
  { where, work, failing }: Work,
): Promise<void> => {
  const note = ({ personId, tries }: Member, data: { tries: number; nextTryAt: Date | null }) =>
    deps.db.member.updateMany({ where: { personId, tries }, data })
  const tries: Tries<Member> = {
    atOnce: AT_ONCE,
    due: (now, take) =>
      findMembers(deps.db, {
        where: { AND: [where(now), { OR: [{ nextTryAt: null }, { nextTryAt: { lte: now } }] }] },
        orderBy: [leastRecentlyTried, leastRecentlyCompared],
        take,
      }),
    work: async (member) => void (await work(member)),
    keyOf: ({ personId, nextTryAt }) => `${personId}/${nextTryAt?.getTime()}`,
    putOff(member, error) {
      deps.logger.warn({ personId: member.personId, err: error }, failing)
      const nextTryAt = nextTry(member.tries, error, { now: deps.clock(), firstMs: pace.tryAgainMs })
      return note(member, { tries: member.tries + 1, nextTryAt })
    },
    settle: async (member) => (member.tries > 0 || member.nextTryAt) && note(member, { tries: 0, nextTryAt: null }),
  }
  return tryEach(tries, deps, signal)
}
