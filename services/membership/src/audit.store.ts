import type { MembershipAuditAction } from '@storyright/contracts/http'
import type { Tx } from './database.ts'
import type { Prisma } from './generated/client.ts'
import type { Member } from './members/member.ts'
import { timeOf } from './times.ts'

interface NewEntry {
  action: MembershipAuditAction
  personId: string
  actorId: string
  before: Prisma.InputJsonObject
  after: Prisma.InputJsonObject
}

/** Records an administrator's action in the same transaction. The table is append-only. */
export async function addAuditEntry(tx: Tx, entry: NewEntry, at: Date): Promise<void> {
  await tx.auditEntry.create({ data: { ...entry, at } })
}

/** What an audit entry records about a member. */
export function auditedState({ state, paidUntil, grantedUntil, premiumUntil }: Member) {
  return {
    state,
    paidUntil: timeOf(paidUntil),
    grantedUntil: timeOf(grantedUntil),
    premiumUntil: timeOf(premiumUntil),
  }
}
