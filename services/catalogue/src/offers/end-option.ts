import type { Tx } from '../database.ts'
import { running } from '../listings/accepted-offer.ts'
import { statusAfter } from '../listings/listing-status.ts'
import { withdrawListings } from '../listings/withdraw-listings.ts'
import type { OptionDeps, OptionStep } from './place-under-option.ts'

/** The rights are free again, unless sold or under another option. A closed account's listing is withdrawn. */
export async function endOption(store: OptionDeps, tx: Tx, { listing, isExclusive, at }: OptionStep): Promise<void> {
  const next = isExclusive ? statusAfter('optionEnded', listing) : null
  const others = { listingId: listing.id, isExclusive: true, ...running }
  if (next && (await tx.acceptedOffer.count({ where: others })) === 0) await store.changeStatus(tx, listing, next, at)
  const { agentId } = listing
  const agent = await tx.person.findUnique({ where: { id: agentId }, select: { status: true } })
  if (agent?.status === 'closed') await withdrawListings(store, tx, { agentId, at })
}
