import type { Database, Tx } from '../database.ts'
import { offerRows } from '../offers/offer-rows.ts'
import { favouriteRows } from './favourite-rows.ts'

/** Everybody who has favourited a listing, except the optioning producer, who is notified otherwise. */
export async function favouritersOf(tx: Tx, db: Database, listingId: string): Promise<string[]> {
  const rows = await favouriteRows.of(db).find({ listingId, isFavourite: true }, { session: tx }).toArray()
  const ids = rows.map(({ userId }) => userId)
  const theirs = { 'offer.producerId': { $in: ids }, 'offer.listingId': listingId, 'offer.status': 'accepted' } as const
  const holders = await offerRows.of(db).find(theirs, { session: tx }).toArray()
  const running = holders.filter(({ offer }) => offer.optionEndedAt === null)
  const own = new Set(running.map(({ offer }) => offer.producerId))
  return ids.filter((id) => !own.has(id))
}
