import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

/** Tells administrators, once, of what only a person may settle. */
export async function reportDiscrepancy(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { offerId, kind, says }: { offerId: string; kind: string; says: string },
): Promise<void> {
  const open = await tx.discrepancy.findFirst({ where: { offerId, kind, settledAt: null } })
  if (!open) await tx.discrepancy.create({ data: { offerId, kind, says, foundAt: clock() } })
}

/** Books that agree again need nobody to look. */
export const settleDiscrepancy = (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { offerId, kind }: { offerId: string; kind: string },
) => tx.discrepancy.updateMany({ where: { offerId, kind, settledAt: null }, data: { settledAt: clock() } })
