import { membershipGranted } from '@storyright/contracts/events'
import { addMonths, producerRoles, type Role } from '@storyright/contracts/vocabulary'
import { addAuditEntry, auditedState } from '../audit.store.ts'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { changeMember, lockMember } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import { requireMember } from './read-membership.ts'

export interface GrantMonths {
  personId: string
  actorId: string
  months: number
  reason: string
}

/** Gives complimentary months. They begin now, or where those given before end, and move no date of a subscription. */
export const grantMonths =
  ({ transaction, outbox, clock }: Pick<Deps, 'transaction' | 'outbox' | 'clock'>) =>
  ({ personId, actorId, months, reason }: GrantMonths): Promise<Member> =>
    transaction(async (tx) => {
      await requireMember(tx, personId)
      const before = await lockMember(tx, personId)
      requireProducer(before)
      const at = clock()
      const until = addMonths(grantedFrom(before, at), months)
      await tx.grant.create({ data: { personId, at, months, until, reason, actorId } })
      const change = { grantedUntil: until }
      const after = await changeMember(tx, outbox, before, { change, event: membershipGranted, reason })
      const entry = { action: 'membership.granted', personId, actorId } as const
      await addAuditEntry(
        tx,
        { ...entry, before: auditedState(before), after: { ...auditedState(after), months, reason } },
        at,
      )
      return after
    })

const grantedFrom = ({ grantedUntil }: Member, now: Date): Date =>
  grantedUntil && grantedUntil > now ? grantedUntil : now

/** Nobody knows yet what somebody is whose news from identity is still to come. */
function requireProducer({ isClosed, role }: Member): void {
  if (isClosed) throw membershipRefusals.memberClosed()
  if (role !== null && !producerRoles.includes(role as Role)) throw membershipRefusals.notAProducer()
}
