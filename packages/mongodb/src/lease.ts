import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Db, MongoServerError } from 'mongodb'

/** A lease that this process holds until it is lost or released. */
export interface HeldLease {
  /** Aborts when the lease is lost. */
  lost: AbortSignal
  /** Throws once the lease is lost. */
  assertHeld(): void
  release(): Promise<void>
}

export interface LeaseRow {
  _id: string
  holder: string
  until: Date
}

const LASTS_MS = 4_000
const RENEWED_MS = 1_000
const RELEASED_WITHIN_MS = 2_000
const DUPLICATE = 11_000

/**
 * Takes the lease of this name unless another process of the service has it. It is renewed every second and ends by itself four
 * seconds after its holder has died. MongoDB's clock alone decides when it ends; the holder counts from before it asked, so it
 * stops first.
 */
export async function takeLease(db: Db, name: string): Promise<HeldLease | undefined> {
  const holder = randomUUID()
  let until = await claim(db, name, holder)
  if (until === undefined) return undefined
  const lost = new AbortController()
  const released = new AbortController()
  const lose = (cause?: unknown) => lost.abort(new Error(`The lease ${name} was lost`, { cause }))

  async function renew(): Promise<void> {
    const renewed = await prolong(db, name, holder)
    if (renewed === undefined) lose()
    else until = renewed
  }
  async function keep(): Promise<void> {
    for (;;) {
      await wait(RENEWED_MS, undefined, { signal: released.signal, ref: false })
      if (lost.signal.aborted) return
      if (performance.now() >= until!) return lose()
      // An outage shorter than the lease is survived.
      await Promise.race([renew(), wait(Math.max(0, until! - performance.now()), undefined, { ref: false })]).catch(
        () => undefined,
      )
      if (performance.now() >= until!) return lose()
    }
  }
  const keeping = keep().catch(() => undefined)

  return {
    lost: lost.signal,
    assertHeld() {
      if (performance.now() >= until!) lose()
      lost.signal.throwIfAborted()
    },
    async release() {
      released.abort()
      await keeping
      const given = leasesOf(db)
        .deleteOne({ _id: name, holder })
        .catch(() => undefined)
      await Promise.race([given, wait(RELEASED_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

/** Until when, by this process's clock, the lease is had; undefined when it is another's. */
async function claim(db: Db, name: string, holder: string): Promise<number | undefined> {
  const { asked, now, $set } = await term(db, holder)
  try {
    await leasesOf(db).updateOne({ _id: name, until: { $lt: now } }, { $set }, { upsert: true })
    return asked + LASTS_MS
  } catch (error) {
    if (error instanceof MongoServerError && error.code === DUPLICATE) return undefined
    throw error
  }
}

/** The same for a lease that was had. */
async function prolong(db: Db, name: string, holder: string): Promise<number | undefined> {
  const { asked, $set } = await term(db, holder)
  const { matchedCount } = await leasesOf(db).updateOne({ _id: name, holder }, { $set })
  return matchedCount === 1 ? asked + LASTS_MS : undefined
}

async function term(db: Db, holder: string) {
  const asked = performance.now()
  const now = await serverTime(db)
  return { asked, now, $set: { holder, until: new Date(now.getTime() + LASTS_MS) } }
}

const leasesOf = (db: Db) => db.collection<LeaseRow>('_leases')

/** MongoDB's own clock. */
export async function serverTime(db: Db): Promise<Date> {
  const { localTime } = await db.command({ hello: 1 })
  return localTime
}
