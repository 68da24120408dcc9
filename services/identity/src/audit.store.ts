import type { Tx } from './database.ts'
import type { Prisma } from './generated/client.ts'

interface NewEntry {
  /** `null` for the command line. */
  actorId: string | null
  action: string
  personId: string
  before?: Prisma.InputJsonObject
  after?: Prisma.InputJsonObject
  /** The reviewer's notes, which were mailed to the person. */
  notes?: string | null
}

/** Records an administrator's action in the same transaction. The table is append-only. */
export async function addAuditEntry(tx: Tx, entry: NewEntry, at: Date): Promise<void> {
  await tx.auditEntry.create({ data: { ...entry, at } })
}
