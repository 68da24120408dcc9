import { createHash } from 'node:crypto'
import type { Tx } from '../database.ts'

/** Freezes the terms of an accepted offer. */
export async function writeAgreement(tx: Tx, { offerId, at }: { offerId: string; at: Date }): Promise<void> {
  const offer = await tx.offer.findUniqueOrThrow({ where: { id: offerId }, include: { listing: true } })
  const terms = { title: offer.listing.title, author: offer.listing.author, fee: offer.offerPrice }
  const textHash = createHash('sha256').update(JSON.stringify(terms)).digest('hex')
  await tx.agreement.create({ data: { offerId, terms, textHash, writtenAt: at } })
}
