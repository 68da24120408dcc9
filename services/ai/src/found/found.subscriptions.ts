import { isDeepStrictEqual } from 'node:util'
import { enrichmentSnapshot, listingEnriched } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Database, Tx } from '../database.ts'
import { foundRows } from './found-rows.ts'

interface Following {
  db: Database
  /** Called where it is something else than before, in the same transaction. */
  kept(tx: Tx, listingId: string): Promise<void>
}

/** Keeps what was found elsewhere, whether its listing is known yet or not. */
export const foundSubscriptions = ({ db, kept }: Following): Subscription<Tx>[] =>
  [listingEnriched, enrichmentSnapshot].map((event) =>
    on(event, async ({ data: found, entityversion: version }, tx: Tx) => {
      const rows = foundRows.of(db)
      const its = { _id: found.listingId }
      const before = await rows.findOne(its, { session: tx })
      if (!(await keepNewest(tx, rows, { ...its, version, found }))) return
      if (!isDeepStrictEqual(before?.found, found)) await kept(tx, found.listingId)
    }),
  )
