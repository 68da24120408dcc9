import type { DiscrepancyKind } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

interface Report {
  /** Nothing when the money belongs to no offer that we know. */
  offerId: string | null
  /** Which payment it is about, where the offer does not say it. */
  intentId?: string
  kind: DiscrepancyKind
  says: string
}

/** Tells administrators, once, of what only a person may settle. */
export async function reportDiscrepancy(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { offerId, intentId, kind, says }: Report,
): Promise<void> {
  const open = { ...(offerId ? { offerId } : { intentId: intentId! }), kind, settledAt: null }
  // What somebody has looked into is not told again, although the provider says the same as before.
  const about = intentId ? { intentId } : { offerId }
  const lookedInto = { ...about, kind, settledBy: { not: null } }
  const told = await tx.discrepancy.findFirst({ where: { OR: [open, lookedInto] } })
  if (!told)
    await tx.discrepancy.create({ data: { offerId, intentId: intentId ?? null, kind, says, foundAt: clock() } })
}

/** Books that agree again need nobody to look. */
export const settleDiscrepancy = (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  about: { kind: DiscrepancyKind } & ({ offerId: string } | { intentId: string }),
) => tx.discrepancy.updateMany({ where: { ...about, settledAt: null }, data: { settledAt: clock() } })
