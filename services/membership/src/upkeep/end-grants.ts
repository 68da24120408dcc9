import { membershipExpired } from '@storyright/contracts/events'
import type { Deps } from '../deps.ts'
import { changeMember, lockMember, noteOf } from '../members/member.store.ts'
import { isPremiumBesides } from '../members/member.ts'

const PAGE = 500

type GrantDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'logger'>

/** Tells once of complimentary months that have run out. Goes on past a member for whom that fails. */
export async function endGrants(deps: GrantDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock, logger } = deps
  const now = clock()
  for (let after: string | undefined; ; ) {
    const members = await db.member.findMany({
      where: { grantEnds: true, grantedUntil: { lte: now }, ...(after && { personId: { gt: after } }) },
      select: { personId: true },
      orderBy: { personId: 'asc' },
      take: PAGE,
    })
    for (const { personId } of members) {
      if (signal?.aborted) return
      await endOne(deps, personId).catch((error: unknown) =>
        logger.warn({ err: error, personId }, 'The end of complimentary months is told later'),
      )
    }
    if (members.length < PAGE) return
    after = members.at(-1)!.personId
  }
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
