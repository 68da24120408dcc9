import type { AdministeredMembership, MembershipAuditAction, MembershipStatus } from '@storyright/contracts/http'
import { type EndedByAdministrator, paging, type Role, type Viewer } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { findMember } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import { currentStatus } from '../status/current-status.ts'
import { paymentsOf } from './payment.views.ts'

type ReadMembershipDeps = Pick<Deps, 'db' | 'clock'>

/** What administrators see of somebody's membership. */
export async function readMembership(deps: ReadMembershipDeps, personId: string): Promise<AdministeredMembership> {
  const member = await requireMember(deps.db, personId)
  const [status, payments, grants, endings] = await Promise.all([
    statusOfMember(deps, member),
    paymentsOf(deps.db, personId),
    grantsOf(deps.db, personId),
    endingsOf(deps.db, personId),
  ])
  return { userId: personId, status, card: member.card, payments, grants, endings }
}

/** Everybody known from identity is a member, of the state `none` at first. */
export async function requireMember(db: Database | Tx, personId: string): Promise<Member> {
  const member = await findMember(db, personId)
  if (!member) throw membershipRefusals.memberNotFound()
  return member
}

/** Somebody's plan as it is now, without their token. */
export function statusOfMember(deps: ReadMembershipDeps, member: Member): Promise<MembershipStatus> {
  return currentStatus(deps, viewerOf(member), member)
}

/** Until identity's event about somebody comes, they are taken for what most are. */
const viewerOf = ({ personId: id, role }: Member): Viewer => ({
  id,
  role: (role ?? 'producer') as Role,
  tier: 'free',
  verified: true,
})

async function grantsOf(db: Database, personId: string): Promise<AdministeredMembership['grants']> {
  const grants = await db.grant.findMany({ where: { personId }, orderBy: { id: 'desc' }, take: paging.listMaximum })
  return grants.map(({ at, until, months, reason, actorId }) => ({
    at: at.toISOString(),
    months,
    until: until.toISOString(),
    reason,
    actorId,
  }))
}

const endings: Partial<Record<MembershipAuditAction, EndedByAdministrator>> = {
  'membership.ended': 'subscription',
  'membership.grant-ended': 'grant',
}

/** What administrators ended of somebody's membership, and why, as the audit has it; the newest first. */
export async function endingsOf(db: Database, personId: string): Promise<AdministeredMembership['endings']> {
  const entries = await db.auditEntry.findMany({
    where: { personId, action: { in: Object.keys(endings) } },
    orderBy: { id: 'desc' },
    take: paging.listMaximum,
  })
  return entries.map(({ at, action, actorId, after }) => {
    const { reason, refunds } = after as { reason?: string | null; refunds?: boolean }
    return {
      at: at.toISOString(),
      what: endings[action as MembershipAuditAction]!,
      refunded: refunds === true,
      reason: reason ?? '',
      actorId,
    }
  })
}
