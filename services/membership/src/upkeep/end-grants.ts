import { membershipExpired } from '@storyright/contracts/events'
import type { Deps } from '../deps.ts'
import { eachMember } from '../members/each-member.ts'
import { changeMember, lockMember, noteOf } from '../members/member.store.ts'
import { isPremiumBesides } from '../members/member.ts'

type GrantDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'logger'>

/** Tells once of complimentary months that have run out. */
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

/** Decided again under the row's lock. Nothing is told where Premium goes on: its own end will be. */
const endOne = ({ transaction, outbox, clock }: GrantDeps, personId: string): Promise<unknown> =>
  transaction(async (tx) => {
    const member = await lockMember(tx, personId)
    const now = clock()
    if (!member.grantEnds || !member.grantedUntil || member.grantedUntil > now) return
    const change = { grantEnds: false }
    if (member.isClosed || isPremiumBesides(member, now)) await noteOf(tx, member, change)
    else await changeMember(tx, outbox, member, { change, event: membershipExpired })
  })
