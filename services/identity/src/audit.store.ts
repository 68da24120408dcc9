import type { Tx } from './database.ts'
import type { Prisma } from './generated/client.ts'

interface NewEntry {
  /** `null` for who works on the command line. */
  actorId: string | null
  action: string
  personId: string
  before?: Prisma.InputJsonObject
  after?: Prisma.InputJsonObject
  /** What the person was told besides. */
  notes?: string | null
}

/** Notes what an administrator did, in the transaction that does it. The table refuses changes. */
export async function addAuditEntry(tx: Tx, entry: NewEntry, at: Date): Promise<void> {
  await tx.auditEntry.create({ data: { ...entry, at } })
}
