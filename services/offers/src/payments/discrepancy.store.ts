import type { DiscrepancyKind, Settlement } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Discrepancy as Row } from '../generated/client.ts'

/** A difference between our books and the provider's that only a person may settle. */
export type Discrepancy = Omit<Row, 'kind' | 'settlement'> & { kind: DiscrepancyKind; settlement: Settlement | null }

// Written only here and where one is settled.
export const asDiscrepancy = <Found extends Row>(row: Found) => row as Omit<Found, keyof Discrepancy> & Discrepancy

interface Report {
  /** Absent when the money belongs to no offer we know. */
  offerId: string | null
  /** The payment in question, where the offer does not imply it. */
  intentId?: string
  kind: DiscrepancyKind
  says: string
  /** It has just happened: that an earlier one was settled does not answer it. */
  isNew?: boolean
}

/** Reports a discrepancy to administrators, once. */
export async function reportDiscrepancy(
  tx: Tx,
  { offerId, intentId, kind, says, isNew = false }: Report,
  foundAt: Date,
): Promise<void> {
  // Of several payments of one offer each may differ.
  const about = intentId ? { intentId } : { offerId }
  const open = { ...about, kind, settledAt: null }
  // A settled discrepancy is not reported again while the provider's state is unchanged.
  const lookedInto = { ...about, kind, settledBy: { not: null } }
  const told = await tx.discrepancy.findFirst({ where: isNew ? open : { OR: [open, lookedInto] } })
  if (!told) await tx.discrepancy.create({ data: { offerId, intentId: intentId ?? null, kind, says, foundAt } })
}

type About = { kind: DiscrepancyKind } & ({ offerId: string } | { intentId: string })

/** Settles open discrepancies once the books agree again; settled ones stay as they are. */
export const settleAgreed = (tx: Tx, about: About, settledAt: Date) =>
  tx.discrepancy.updateMany({ where: { ...about, settledAt: null }, data: { settledAt } })
