import type { BackgroundWork } from '@storyright/service-kit'
import type { Database, Tx } from '../database.ts'
import { lockAgents } from './agent.ts'
import { refreshFreeRights } from './free-rights.store.ts'

interface Deps {
  db: Database
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
}

const AT_ONCE = 100
const EVERY_MS = 10_000
const SWEPT_EVERY_MS = 3_600_000

/**
 * Finds what is free of the listings of which that is unknown: after an update all of them, later those that a replica of the version
 * before has changed.
 */
export function deriveFreeRights({ db, transaction }: Deps): BackgroundWork {
  return {
    name: 'finding free rights',
    everyMs: EVERY_MS,
    async round({ signal }) {
      for (let after = -1n; !signal.aborted; ) {
        const unknown = await db.browseEntry.findMany({
          where: { freeRightsId: null, listingId: { gt: after } },
          orderBy: { listingId: 'asc' },
          select: { listingId: true, agentId: true },
          take: AT_ONCE,
        })
        const last = unknown.at(-1)
        if (!last) return
        after = last.listingId
        await transaction(async (tx) => {
          await lockAgents(tx, [...new Set(unknown.map(({ agentId }) => agentId))])
          const ids = unknown.map(({ listingId }) => listingId)
          await refreshFreeRights(tx, await tx.listing.findMany({ where: { id: { in: ids } } }))
        })
      }
    },
  }
}

/** Deletes what no entry names any more. What somebody is about to name stays for the next round. */
export function sweepFreeRights({ db }: Pick<Deps, 'db'>): BackgroundWork {
  return {
    name: 'sweeping free rights',
    everyMs: SWEPT_EVERY_MS,
    restsFirst: true,
    round: () => db.$executeRaw`
      DELETE FROM free_rights WHERE id IN (
        SELECT f.id FROM free_rights f
        WHERE NOT EXISTS (SELECT FROM browse_entries b WHERE b.free_rights_id = f.id)
        FOR UPDATE SKIP LOCKED
      )`,
  }
}
