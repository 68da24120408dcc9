import { setTimeout as wait } from 'node:timers/promises'
import { type ClientSession, type MongoClient, MongoError, MongoServerSelectionError } from 'mongodb'
import { createOrphanage } from './orphans.ts'

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

  // Each attempt in a session of its own, which has heard nothing of the one before.
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
    await orphanage.sweep().catch(() => undefined) // whatever is wrong with it, the next attempt tells
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
