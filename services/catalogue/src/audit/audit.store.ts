import type { ListingAuditAction } from '@storyright/contracts/http'
import type { Tx } from '../database.ts'
import type { Prisma } from '../generated/client.ts'

interface Deed {
  actorId: string
  action: ListingAuditAction
  listingId: bigint
  before: Prisma.InputJsonObject
  after: Prisma.InputJsonObject
}

/** Notes what an administrator did, in the transaction that does it. */
export async function noteDeed(tx: Tx, deed: Deed, at: Date): Promise<void> {
  await tx.auditEntry.create({ data: { ...deed, at } })
}
