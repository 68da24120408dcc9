import { membershipChanged, membershipExpired } from '@storyright/contracts/events'
import { addAuditEntry, auditedState } from '../audit.store.ts'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { changeMember, lockMember } from '../members/member.store.ts'
import { isPremiumBesides, type Member } from '../members/member.ts'
import { requireMember } from './read-membership.ts'

interface TakeGrantBack {
  personId: string
  actorId: string
  reason: string
}

/** Ends complimentary months now. A subscription beside them goes on. */
export function takeGrantBack(
  { transaction, outbox, clock }: Pick<Deps, 'transaction' | 'outbox' | 'clock'>,
  { personId, actorId, reason }: TakeGrantBack,
): Promise<Member> {
  return transaction(async (tx) => {
    await requireMember(tx, personId)
    const before = await lockMember(tx, personId)
    if (before.isClosed) throw membershipRefusals.memberClosed()
    const at = clock()
    if (!before.grantedUntil || before.grantedUntil <= at) throw membershipRefusals.nothingGranted()
    const event = isPremiumBesides(before, at) ? membershipChanged : membershipExpired
    const change = { grantedUntil: at, grantEnds: false }
    const after = await changeMember(tx, outbox, before, { change, event, reason })
    const entry = { action: 'membership.grant-ended', personId, actorId } as const
    await addAuditEntry(tx, { ...entry, before: auditedState(before), after: { ...auditedState(after), reason } }, at)
    return after
  })
}
