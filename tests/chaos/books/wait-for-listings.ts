import { setTimeout as pause } from 'node:timers/promises'
import { withDatabase } from '@storyright/postgres'
import type { Database } from '../../../services/offers/src/database.ts'
import { withClient } from '../../load/running/with-client.ts'

/** Waits until the offers service has consumed the event of every demo listing. */
export async function waitForListings(postgresUrl: string, offers: Database): Promise<void> {
  const listings = await withClient(withDatabase(postgresUrl, 'catalogue'), async (client) => {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM listings')
    return rows[0]!.count
  })
  while ((await offers.listing.count()) < listings) await pause(200)
}
