import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

/** Tells administrators, once, of what only a person may settle; what a person has noted is not told again. */
export async function reportDiscrepancy(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { offerId, kind, says, intentId = null }: { offerId: string; kind: string; says: string; intentId?: string | null },
): Promise<void> {
  const isKnown = { OR: [{ settledAt: null }, { settlement: 'noted' }] }
  const known = await tx.discrepancy.findFirst({ where: { offerId, kind, ...isKnown } })
  if (!known) await tx.discrepancy.create({ data: { offerId, intentId, kind, says, foundAt: clock() } })
}

/** Books that agree again need nobody to look. */
export const settleDiscrepancy = (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { offerId, kind }: { offerId: string; kind: string },
) => tx.discrepancy.updateMany({ where: { offerId, kind, settledAt: null }, data: { settledAt: clock() } })
