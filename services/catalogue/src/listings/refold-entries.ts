import type { BackgroundWork } from '@storyright/service-kit'
import type { Database, Tx } from '../database.ts'
import { FOLDING } from './entry.ts'
import type { ListingStore } from './listing.store.ts'

interface Deps {
  db: Database
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  store: Pick<ListingStore, 'refold'>
}

const AT_ONCE = 100
const EVERY_MS = 60_000

/** Makes the entries anew that were folded in an older way: after an update all of them, each in a transaction of its own. */
export function refoldEntries(deps: Deps): BackgroundWork {
  return {
    name: 'folding entries',
    everyMs: EVERY_MS,
    async round({ signal }) {
      let after = -1n
      for (;;) {
        const ids = await deps.db.browseEntry.findMany({
          where: { folding: { lt: FOLDING }, listingId: { gt: after } },
          orderBy: { listingId: 'asc' },
          select: { listingId: true },
          take: AT_ONCE,
        })
        for (const { listingId } of ids) {
          if (signal.aborted) return
          await deps.transaction((tx) => deps.store.refold(tx, listingId))
        }
        const last = ids.at(-1)
        if (!last) return
        after = last.listingId
      }
    },
  }
}
