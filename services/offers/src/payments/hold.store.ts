import type { Tx } from '../database.ts'
import type { Hold } from '../offers/offer.store.ts'

export type HoldChange = Parameters<Tx['hold']['update']>[0]['data']

export async function setHold(tx: Tx, { offerId, number }: Hold, data: HoldChange): Promise<void> {
  await tx.hold.update({ where: { offerId_number: { offerId, number } }, data })
}
