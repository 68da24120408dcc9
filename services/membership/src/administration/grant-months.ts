import { membershipGranted } from '@storyright/contracts/events'
import { addMonths, producerRoles, type Role } from '@storyright/contracts/vocabulary'
import { addAuditEntry, auditedState } from '../audit.store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import type { Prisma } from '../generated/client.ts'
import { changeMember, lockMember } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import { requireMember } from './read-membership.ts'

export interface GrantMonths {
  personId: string
  actorId: string
  months: number
  reason: string
  /** The Idempotency-Key of the request, if it has one. */
  key?: string | undefined
}

/** Gives complimentary months. They begin now, or where those given before end, and move no date of a subscription. With a key, once. */
export function grantMonths(
  { transaction, outbox, clock }: Pick<Deps, 'transaction' | 'outbox' | 'clock'>,
  { personId, actorId, months, reason, key }: GrantMonths,
): Promise<Member> {
  return transaction(async (tx) => {
    await requireMember(tx, personId)
    const before = await lockMember(tx, personId)
    const at = clock()
    const until = addMonths(grantedFrom(before, at), months)
    const grant = { personId, at, months, until, reason, actorId, key: key ?? null }
    if (!(await isFirst(tx, grant))) return before
    requireProducer(before)
    const change = { grantedUntil: until, grantEnds: true }
    const after = await changeMember(tx, outbox, before, { change, event: membershipGranted, reason })
    const entry = { action: 'membership.granted', personId, actorId } as const
    await addAuditEntry(
      tx,
      { ...entry, before: auditedState(before), after: { ...auditedState(after), months, reason } },
      at,
    )
    return after
  })
}

/** Writes the grant down, unless the same request was here before. A key that was used for something else is refused. */
async function isFirst(tx: Tx, grant: Prisma.GrantCreateManyInput & { key: string | null }): Promise<boolean> {
  const { count } = await tx.grant.createMany({ data: grant, skipDuplicates: true })
  if (count > 0) return true
  const { personId, actorId, months, reason, key } = grant
  if (!(await tx.grant.findFirst({ where: { personId, actorId, months, reason, key } })))
    throw membershipRefusals.keyUsedOtherwise()
  return false
}

const grantedFrom = ({ grantedUntil }: Member, now: Date): Date =>
  grantedUntil && grantedUntil > now ? grantedUntil : now

/** Before identity's first event a person's role is unknown. */
function requireProducer({ isClosed, role }: Member): void {
  if (isClosed) throw membershipRefusals.memberClosed()
  if (role !== null && !producerRoles.includes(role as Role)) throw membershipRefusals.notAProducer()
}
