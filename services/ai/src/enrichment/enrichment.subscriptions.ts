import { isDeepStrictEqual } from 'node:util'
import { enrichmentSnapshot, listingEnriched } from '@storyright/contracts/events'
import { onAll, type Subscription } from '@storyright/messaging'
import { keepNewestOf } from '@storyright/messaging/mongodb'
import type { Database, Tx } from '../database.ts'
import { enrichmentRows } from './enrichment-rows.ts'

interface FoundSubscriptionsInput {
  db: Database
  /** Called for listings whose enrichment has changed, in the same transaction. */
  kept(tx: Tx, listingIds: readonly string[]): Promise<void>
}

/** Stores enrichment, whether or not its listing is known yet. */
export const foundSubscriptions = ({ db, kept }: FoundSubscriptionsInput): Subscription<Tx>[] =>
  onAll([listingEnriched, enrichmentSnapshot], async (events, tx: Tx) => {
    const rows = enrichmentRows.of(db)
    const received = events.map(({ data: found, entityversion: version }) => ({ _id: found.listingId, version, found }))
    const these = { _id: { $in: received.map(({ _id }) => _id) } }
    const before = new Map((await rows.find(these, { session: tx }).toArray()).map(({ _id, found }) => [_id, found]))
    const newer = await keepNewestOf(tx, rows, received)
    const other = newer.filter(({ _id, found }) => !isDeepStrictEqual(before.get(_id), found))
    if (other.length > 0)
      await kept(
        tx,
        other.map(({ _id }) => _id),
      )
  })
