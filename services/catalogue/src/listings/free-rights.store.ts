import type { Tx } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import { freeRightsOf } from './free-rights.ts'
import { rightsOf } from './listing-rights.ts'
import { takingsOfEach } from './settle-status.ts'

/** Keeps what is free of these listings; the answer is the key of each. The listings are locked. */
export async function addFreeRights(tx: Tx, listings: Listing[]): Promise<Map<bigint, string>> {
  const takings = await takingsOfEach(
    tx,
    listings.map(({ id }) => id),
  )
  const rights = listings.map((listing) => freeRightsOf(rightsOf(listing), takings.get(listing.id) ?? []))
  const different = JSON.stringify([...new Map(rights.map((one) => [one.key, one])).values()])
  await tx.$executeRaw`
    INSERT INTO free_rights (key, boxes)
    SELECT key, boxes FROM jsonb_to_recordset(${different}::jsonb) AS needed (key text, boxes jsonb)
    WHERE NOT EXISTS (SELECT FROM free_rights f WHERE f.key = needed.key)
    ORDER BY key -- in one order always, so that two writers cannot lock each other out
    ON CONFLICT (key) DO NOTHING`
  return new Map(listings.map(({ id }, place) => [id, rights[place]!.key]))
}

/** Brings the entries of these listings in line with what is free of them. The listings are locked. */
export async function refreshFreeRights(tx: Tx, listings: Listing[]): Promise<void> {
  if (listings.length === 0) return
  const keys = await addFreeRights(tx, listings)
  const entries = JSON.stringify([...keys].map(([id, key]) => ({ listing_id: String(id), key })))
  await tx.$executeRaw`
    UPDATE browse_entries b SET free_rights_id = kept.id
    FROM jsonb_to_recordset(${entries}::jsonb) AS entry (listing_id bigint, key text)
    CROSS JOIN LATERAL (SELECT f.id FROM free_rights f WHERE f.key = entry.key FOR KEY SHARE) AS kept
    WHERE b.listing_id = entry.listing_id AND b.free_rights_id IS DISTINCT FROM kept.id`
}
