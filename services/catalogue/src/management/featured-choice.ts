import type { Database, Tx } from '../database.ts'

/** The version of the choice of featured titles: the number of the audit entry that changed it last. */
export async function versionOfChoice(db: Pick<Database, 'auditEntry'> | Tx): Promise<number> {
  const last = await db.auditEntry.findFirst({
    where: { action: 'listing.featured' },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  return Number(last?.id ?? 0)
}

/** Lets one change of the choice wait for the other, until the transaction ends. */
export async function lockChoice(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('featured titles', 0))`
}
