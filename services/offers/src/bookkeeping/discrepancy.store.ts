import type { DiscrepancyKind, Settlement } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Discrepancy as Row } from '../generated/client.ts'

/** Where our books and the provider's differ in a way that only a person may settle. */
export type Discrepancy = Omit<Row, 'kind' | 'settlement'> & { kind: DiscrepancyKind; settlement: Settlement | null }

// Only this file and whoever settles one write them.
export const asDiscrepancy = <Found extends Row>(row: Found) => row as Omit<Found, keyof Discrepancy> & Discrepancy

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
  { offerId, intentId, kind, says }: Report,
  foundAt: Date,
): Promise<void> {
  const open = { ...(offerId ? { offerId } : { intentId: intentId! }), kind, settledAt: null }
  // What somebody has looked into is not told again, although the provider says the same as before.
  const about = intentId ? { intentId } : { offerId }
  const lookedInto = { ...about, kind, settledBy: { not: null } }
  const told = await tx.discrepancy.findFirst({ where: { OR: [open, lookedInto] } })
  if (!told) await tx.discrepancy.create({ data: { offerId, intentId: intentId ?? null, kind, says, foundAt } })
}

type About = { kind: DiscrepancyKind } & ({ offerId: string } | { intentId: string })

/** Books that agree again need nobody to look. What is settled stays as it is. */
export const settleAgreed = (tx: Tx, about: About, settledAt: Date) =>
  tx.discrepancy.updateMany({ where: { ...about, settledAt: null }, data: { settledAt } })
