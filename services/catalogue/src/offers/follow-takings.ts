import type { Envelope, ListingTakings } from '@storyright/contracts/events'
import { keepNewest } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { settleStatus } from '../listings/settle-status.ts'

/** Records what is taken of a listing, whose status follows. */
export async function followTakings(
  store: Pick<ListingStore, 'changeStatus' | 'sell' | 'lock'>,
  { data: { id, takings }, entityversion: version, time }: Envelope<ListingTakings>,
  tx: Tx,
): Promise<void> {
  const listing = await store.lock(tx, BigInt(id))
  const row = { id, version, takings }
  if (!(await keepNewest(tx, 'listing_takings', row)) || !listing) return
  await settleStatus(store, tx, listing, new Date(time))
}
