import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from 'mongodb'
import { LASTS_MS, leasesOf } from './lease-row.ts'
import { perDatabase } from './per-database.ts'

/** A lease that this process has. */
export interface Renewable {
  name: string
  holder: string
  /** It lasts until then, by this process's clock. */
  prolong(until: number): void
  /** It is another's. */
  lose(): void
}

const RENEWED_MS = 1_500

/**
 * Renews the leases that this process has in a database, all by one write: each write has to reach the disk, and wakes whoever
 * watches any collection.
 */
export const renewingOf = perDatabase((db) => {
  const held = new Set<Renewable>()
  let isGoing = false

  async function go(): Promise<void> {
    isGoing = true
    let spent = 0
    while (held.size > 0) {
      // A write that took long leaves less time to wait: what it renewed has been running out since it was asked for.
      await wait(Math.max(0, RENEWED_MS - spent), undefined, { ref: false })
      const asked = performance.now()
      // An outage shorter than the lease is survived.
      const renewed = renew(db, held).catch(() => undefined)
      await Promise.race([renewed, wait(LASTS_MS, undefined, { ref: false })])
      spent = performance.now() - asked
    }
    isGoing = false
  }

  return {
    add(lease: Renewable): void {
      held.add(lease)
      if (!isGoing) void go()
    },
    remove: (lease: Renewable): boolean => held.delete(lease),
  }
})

async function renew(db: Db, held: ReadonlySet<Renewable>): Promise<void> {
  const leases = [...held]
  if (leases.length === 0) return
  const asked = performance.now()
  const own = { _id: { $in: leases.map(({ name }) => name) }, holder: { $in: leases.map(({ holder }) => holder) } }
  const until = { $add: ['$$NOW', LASTS_MS] }
  const { matchedCount } = await leasesOf(db).updateMany(own, [{ $set: { until } }])
  const lost = matchedCount === leases.length ? [] : await withoutRow(db, leases)
  for (const lease of leases)
    if (!held.has(lease))
      continue // released meanwhile
    else if (lost.includes(lease)) lease.lose()
    else lease.prolong(asked + LASTS_MS)
}

/** Which of them are no longer had. Nobody is given a lease back as the same holder, so those that are had were renewed. */
async function withoutRow(db: Db, leases: readonly Renewable[]): Promise<Renewable[]> {
  const rows = await leasesOf(db)
    .find({ holder: { $in: leases.map(({ holder }) => holder) } })
    .toArray()
  const holders = new Set(rows.map(({ holder }) => holder))
  return leases.filter(({ holder }) => !holders.has(holder))
}
