import type { Tx } from '../database.ts'
import type { Favourite } from '../generated/client.ts'

type FavouriteRow = Pick<Favourite, 'userId' | 'listingId' | 'at' | 'version'>
const columns = `user_id AS "userId", listing_id AS "listingId", at, version`

/** Marks a favourite; returns `null` when it is one already, also when two requests come at once. */
export async function markFavourite(tx: Tx, userId: string, listingId: bigint): Promise<FavouriteRow | null> {
  const rows = await tx.$queryRawUnsafe<FavouriteRow[]>(
    `INSERT INTO favourites AS f (user_id, listing_id, at) VALUES ($1::uuid, $2::bigint, now())
     ON CONFLICT (user_id, listing_id) DO UPDATE SET is_removed = false, at = now(), version = f.version + 1
       WHERE f.is_removed
     RETURNING ${columns}`,
    userId,
    listingId,
  )
  return rows[0] ?? null
}

/** Takes the mark away; returns `null` when there is none. */
export async function unmarkFavourite(tx: Tx, userId: string, listingId: bigint): Promise<FavouriteRow | null> {
  const rows = await tx.$queryRawUnsafe<FavouriteRow[]>(
    `UPDATE favourites SET is_removed = true, at = now(), version = version + 1
     WHERE user_id = $1::uuid AND listing_id = $2::bigint AND NOT is_removed
     RETURNING ${columns}`,
    userId,
    listingId,
  )
  return rows[0] ?? null
}
