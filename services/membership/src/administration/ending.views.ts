import type { AdministeredMembership, MembershipAuditAction } from '@storyright/contracts/http'
import { type EndedByAdministrator, paging } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'

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
