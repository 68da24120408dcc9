import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Db, MongoServerError } from 'mongodb'
import { LASTS_MS, leasesOf } from './lease-row.ts'
import { type Renewable, renewingOf } from './renewing.ts'

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
