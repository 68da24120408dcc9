import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Db, MongoServerError } from 'mongodb'
import { LASTS_MS, leasesOf } from './lease-row.ts'
import { memoisePerDatabase } from './memoise-per-database.ts'

/** A lease that this process holds until it is lost or released. */
export interface HeldLease {
  /** Aborts when the lease is lost. */
  lost: AbortSignal
  /** Throws once the lease is lost. */
  assertHeld(): void
  release(): Promise<void>
}

const RELEASED_WITHIN_MS = 2_000
const DUPLICATE = 11_000

/**
 * Takes the lease of this name unless another process of the service has it. It is renewed with the others of the process and ends
 * by itself four seconds after its holder has died. MongoDB's clock alone decides when it ends; the holder counts from before it
 * asked, so it stops first.
 */
export async function takeLease(db: Db, name: string): Promise<HeldLease | undefined> {
  const holder = randomUUID()
  const had = await claim(db, name, holder)
  if (had === undefined) return undefined
  const renewing = renewingOf(db)
  const lost = new AbortController()
  let until = had
  let end: NodeJS.Timeout | undefined

  function prolong(longer: number): void {
    until = longer
    clearTimeout(end)
    end = setTimeout(lose, until - performance.now()).unref()
  }
  function leave(): void {
    renewing.remove(lease)
    clearTimeout(end)
  }
  function lose(): void {
    leave()
    lost.abort(new Error(`The lease ${name} was lost`))
  }
  const lease: Renewable = { name, holder, prolong, lose }
  prolong(had)
  renewing.add(lease)

  return {
    lost: lost.signal,
    assertHeld() {
      if (performance.now() >= until) lose()
      lost.signal.throwIfAborted()
    },
    async release() {
      leave()
      const given = leasesOf(db)
        .deleteOne({ _id: name, holder })
        .catch(() => undefined)
      await Promise.race([given, wait(RELEASED_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

/** Until when, by this process's clock, the lease is had; undefined when it is another's. */
async function claim(db: Db, name: string, holder: string): Promise<number | undefined> {
  const asked = performance.now()
  const now = await serverTime(db)
  const $set = { holder, until: new Date(now.getTime() + LASTS_MS) }
  try {
    await leasesOf(db).updateOne({ _id: name, until: { $lt: now } }, { $set }, { upsert: true })
    return asked + LASTS_MS
  } catch (error) {
    if (error instanceof MongoServerError && error.code === DUPLICATE) return undefined
    throw error
  }
}

/** MongoDB's own clock. */
export async function serverTime(db: Db): Promise<Date> {
  const { localTime } = await db.command({ hello: 1 })
  return localTime
}

/** A lease that this process has. */
interface Renewable {
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
const renewingOf = memoisePerDatabase((db) => {
  const held = new Set<Renewable>()
  let isGoing = false

  async function go(): Promise<void> {
    isGoing = true
    let spent = 0
    while (held.size > 0) {
      // A slow write leaves less time to wait: the lease runs from when the write was sent.
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

/** The lost ones. A lost lease never returns to the same holder, so those still held were renewed. */
async function withoutRow(db: Db, leases: readonly Renewable[]): Promise<Renewable[]> {
  const rows = await leasesOf(db)
    .find({ holder: { $in: leases.map(({ holder }) => holder) } })
    .toArray()
  const holders = new Set(rows.map(({ holder }) => holder))
  return leases.filter(({ holder }) => !holders.has(holder))
}
