import type { Tx } from './database.ts'
import type { Prisma } from './generated/client.ts'
import type { Member } from './members/member.ts'

export type AuditAction = 'membership.granted' | 'membership.grant-ended' | 'membership.ended'

interface NewEntry {
  action: AuditAction
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
export const auditedState = ({ state, paidUntil, grantedUntil, premiumUntil }: Member) => ({
  state,
  paidUntil: paidUntil?.toISOString() ?? null,
  grantedUntil: grantedUntil?.toISOString() ?? null,
  premiumUntil: premiumUntil?.toISOString() ?? null,
})
