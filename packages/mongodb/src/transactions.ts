import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Binary,
  type ClientSession,
  type Db,
  type MongoClient,
  MongoError,
  MongoServerSelectionError,
} from 'mongodb'
import { type HeldLease, serverTime, takeLease } from './lease.ts'
import { leasesOf } from './lease-row.ts'

/** A transaction: what takes part in it is given `{ session: tx }`. */
export type Tx = ClientSession

const LIMIT_MS = 15_000
const FIRST_REST_MS = 5
const LONGEST_REST_MS = 500
const OUT_OF_TIME = 50
const options = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const

/**
 * Runs `work` in a transaction and commits it. After a conflict with another transaction all of it is done again, so it has no
 * effect outside the database. The driver's own `withTransaction` does the same for up to two minutes, longer than anybody waits.
 */
export function inTransaction<Result>(client: MongoClient, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const orphanage = orphanageOf(client)
  const deadline = performance.now() + LIMIT_MS
  const mayRepeat = (error: unknown, label: string) =>
    error instanceof MongoError &&
    error.hasErrorLabel(label) &&
    !(error instanceof MongoServerSelectionError) &&
    performance.now() < deadline

  async function commit(tx: Tx): Promise<void> {
    for (;;)
      try {
        return await tx.commitTransaction()
      } catch (error) {
        // Whether it was committed is unknown; to ask once more does no harm.
        const isSlow = (error as MongoError).code === OUT_OF_TIME
        if (isSlow || !mayRepeat(error, 'UnknownTransactionCommitResult')) throw error
      }
  }

  // Each attempt in a session of its own, without state of the one before.
  const attempt = () =>
    client.withSession(async (tx) => {
      await orphanage.register(tx)
      tx.startTransaction(options)
      try {
        const result = await work(tx)
        await commit(tx)
        return result
      } catch (error) {
        if (tx.inTransaction()) await tx.abortTransaction()
        throw error
      }
    })

  return repeat(attempt, async (error) => {
    if (!mayRepeat(error, 'TransientTransactionError')) return false
    await orphanage.sweep().catch(() => undefined) // the next attempt reports whatever is wrong
    return true
  })
}

/** From now on this process ends the transactions that dead ones have left open. */
export async function endOrphans(client: MongoClient): Promise<void> {
  await orphanageOf(client).enter()
}

const orphanages = new WeakMap<MongoClient, ReturnType<typeof createOrphanage>>()

function orphanageOf(client: MongoClient) {
  const known = orphanages.get(client) ?? createOrphanage(client.db())
  orphanages.set(client, known)
  return known
}

async function repeat<Result>(
  attempt: () => Promise<Result>,
  mayRepeat: (error: unknown) => Promise<boolean>,
): Promise<Result> {
  for (let longest = FIRST_REST_MS; ; longest = Math.min(longest * 1.5, LONGEST_REST_MS))
    try {
      return await attempt()
    } catch (error) {
      if (!(await mayRepeat(error))) throw error
      await wait(Math.random() * longest)
    }
}

interface SessionRow {
  _id: Binary
  /** The lease of the process that uses it. */
  process: string
}

const SWEPT_AT_MOST_EVERY_MS = 500
const SWEPT_ANYWAY_EVERY_MS = 5_000

/**
 * A process that dies in a transaction leaves it open for a minute, and other writers of the same rows have to wait. So each
 * process registers the few sessions that it uses, and others end those of the dead: at a conflict, and every few seconds, since
 * a write outside a transaction meets them too. That one is ended by mistake does no harm: its transaction is done again.
 */
function createOrphanage(db: Db) {
  const sessions = db.collection<SessionRow>('_sessions')
  const leases = leasesOf(db)
  let own: Promise<{ name: string; lease: HeldLease; known: Set<string> }> | undefined
  let swept = Number.NEGATIVE_INFINITY

  /** Counts as living, and sees to the dead, until the lease is lost. */
  function enter() {
    own ??= (async () => {
      const name = `process-${randomUUID()}`
      const lease = (await takeLease(db, name))!
      void sweepAgainAndAgain(lease.lost).catch(() => undefined)
      return { name, lease, known: new Set<string>() }
    })().catch((error) => {
      own = undefined
      throw error
    })
    return own
  }

  async function sweepAgainAndAgain(lost: AbortSignal): Promise<void> {
    for (;;) {
      await wait(SWEPT_ANYWAY_EVERY_MS, undefined, { signal: lost, ref: false })
      await sweep().catch(() => undefined)
    }
  }

  /** Before a transaction. */
  async function register({ id }: ClientSession): Promise<void> {
    const { name, lease, known } = await enter()
    if (lease.lost.aborted) own = undefined // counts as dead for a while; the next transaction enters again
    const session = id!.id
    const hex = session.toString('hex')
    if (known.has(hex)) return
    await sessions.updateOne({ _id: session }, { $set: { process: name } }, { upsert: true })
    known.add(hex)
  }

  async function sweep(): Promise<void> {
    if (performance.now() - swept < SWEPT_AT_MOST_EVERY_MS) return
    swept = performance.now()
    // In this order: a lease exists before its session is registered.
    const registered = await sessions.find().toArray()
    const living = await leases.find({ _id: /^process-/, until: { $gte: await serverTime(db) } }).toArray()
    const alive = new Set(living.map(({ _id }) => _id))
    const orphans = registered.filter(({ process }) => !alive.has(process))
    if (orphans.length === 0) return
    const ids = orphans.map(({ _id }) => _id)
    await db.command({ killSessions: ids.map((id) => ({ id })) })
    await sessions.deleteMany({ _id: { $in: ids } })
    await leases.deleteMany({ _id: { $in: orphans.map(({ process }) => process) } })
  }

  return { enter, register, sweep }
}
