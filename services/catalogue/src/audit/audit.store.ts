import type { Tx } from '../database.ts'
import type { Prisma } from '../generated/client.ts'

interface Deed {
  actorId: string
  action: 'listing.replaced' | 'listing.deleted' | 'listing.featured' | 'document.verified' | 'document.rejected'
  listingId: bigint
  before: Prisma.InputJsonObject
  after: Prisma.InputJsonObject
}

/** Notes what an administrator did, in the transaction that does it. */
export async function noteDeed(tx: Tx, deed: Deed, at: Date): Promise<void> {
  await tx.auditEntry.create({ data: { ...deed, at } })
}
