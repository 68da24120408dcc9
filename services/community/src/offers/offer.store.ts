import { currentOffer, type PublicOffer } from '@storyright/contracts/events'
import { keepNewest } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

/** An offer with the version of the event that it is from. */
export interface VersionedOffer {
  version: number
  offer: PublicOffer
}

/** Keeps an offer unless this version or a newer one is known. */
export const keepOffer = (tx: Tx, { version, offer }: VersionedOffer): Promise<boolean> =>
  keepNewest(tx, 'offers', { id: offer.id, version, producerId: offer.producerId, offer })

/** An offer, if it is known. */
export async function findOffer(db: Tx, id: string): Promise<VersionedOffer | null> {
  const row = await db.offer.findUnique({ where: { id } })
  return row && { version: row.version, offer: row.offer as unknown as PublicOffer }
}

/** An offer, if it is known, that does not change until the transaction ends. */
export async function lockOffer(tx: Tx, id: string): Promise<PublicOffer | null> {
  const [row] = await tx.$queryRaw<{ offer: PublicOffer }[]>`SELECT offer FROM offers WHERE id = ${id} FOR SHARE`
  return row?.offer ?? null
}

/** Makes an offer known whose events are still on their way. */
export async function askForOffer(
  { db, transaction, offers }: Pick<Deps, 'db' | 'transaction' | 'offers'>,
  id: string,
): Promise<void> {
  if (await findOffer(db, id)) return
  const { method, path, reply } = currentOffer
  const found = await offers.ask({ method, path: path.replace(':id', id), reply, idempotent: true })
  if (found) await transaction((tx) => keepOffer(tx, found))
}

/** Everybody who has favourited a listing, except whose option on it runs, who is notified otherwise. */
export async function favouritersOf(tx: Tx, listingId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT f.user_id AS id FROM favourites f
    WHERE f.listing_id = ${listingId} AND f.is_favourite AND NOT EXISTS (
      SELECT FROM offers o WHERE o.producer_id = f.user_id AND o.offer->>'listingId' = ${listingId}
        AND o.offer->>'status' = 'accepted' AND o.offer->>'optionEndedAt' IS NULL)
    ORDER BY f.user_id`
  return rows.map(({ id }) => id)
}
