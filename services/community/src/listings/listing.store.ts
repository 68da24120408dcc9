import { currentListing, type PublicListing } from '@storyright/contracts/events'
import { keepNewest } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

interface VersionedListing {
  version: number
  listing: PublicListing
  isDeleted?: boolean
}

/** Keeps a listing unless this version or a newer one is known. */
export const keepListing = (tx: Tx, { version, listing, isDeleted = false }: VersionedListing): Promise<boolean> =>
  keepNewest(tx, 'listings', { id: listing.id, version, isDeleted, agentId: listing.agentId, listing })

/** Those of these listings that are known and not deleted, by id. */
export async function findListings(db: Tx, ids: readonly string[]): Promise<Map<string, PublicListing>> {
  if (ids.length === 0) return new Map()
  const rows = await db.listing.findMany({ where: { id: { in: [...ids] }, isDeleted: false } })
  return new Map(rows.map(({ id, listing }) => [id, listing as unknown as PublicListing]))
}

/** The version of a listing that is known; 0 of one that is not. */
export async function listingVersionOf(db: Tx, id: string): Promise<number> {
  return (await db.listing.findUnique({ where: { id }, select: { version: true } }))?.version ?? 0
}

/** Asks catalogue for a listing whose first event has not come yet, and keeps it as the event would. Returns whether it is there. */
export async function askCatalogue(
  { db, transaction, catalogue }: Pick<Deps, 'db' | 'transaction' | 'catalogue'>,
  id: string,
): Promise<boolean> {
  const known = await db.listing.findUnique({ where: { id }, select: { isDeleted: true } })
  if (known) return !known.isDeleted // an event may have come since somebody looked
  const { method, path, reply } = currentListing
  const found = await catalogue.ask({ method, path: path.replace(':id', id), reply, idempotent: true })
  if (found) await transaction((tx) => keepListing(tx, found))
  return found !== null
}
