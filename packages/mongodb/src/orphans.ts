import { randomUUID } from 'node:crypto'
import type { Binary, Db } from 'mongodb'
import { type HeldLease, type LeaseRow, serverTime, takeLease } from './lease.ts'
import type { Tx } from './transactions.ts'

interface SessionRow {
  _id: Binary
  /** The lease of the process that uses it. */
  process: string
}

const SWEEP_EVERY_MS = 500

/**
 * A process that dies in a transaction leaves it open for a minute, and whoever wants to write the same has to wait. So each
 * process registers the few sessions that it uses, and others end those of the dead. That one is ended by mistake does no harm:
 * its transaction is done again.
 */
export function createOrphanage(db: Db) {
  const sessions = db.collection<SessionRow>('_sessions')
  const leases = db.collection<LeaseRow>('_leases')
  let own: Promise<{ name: string; lease: HeldLease; known: Set<string> }> | undefined
  let swept = Number.NEGATIVE_INFINITY

  async function enter() {
    const name = `process-${randomUUID()}`
    return { name, lease: (await takeLease(db, name))!, known: new Set<string>() }
  }

  return {
    /** Before a transaction. */
    async register({ id }: Tx): Promise<void> {
      own ??= enter()
      const { name, lease, known } = await own.catch((error) => {
        own = undefined
        throw error
      })
      if (lease.lost.aborted) own = undefined // counts as dead for a while; the next transaction enters again
      const session = id!.id
      const hex = session.toString('hex')
      if (known.has(hex)) return
      await sessions.updateOne({ _id: session }, { $set: { process: name } }, { upsert: true })
      known.add(hex)
    },

    /** After a conflict. */
    async sweep(): Promise<void> {
      if (performance.now() - swept < SWEEP_EVERY_MS) return
      swept = performance.now()
      // In this order: whoever has registered a session had its lease before.
      const registered = await sessions.find().toArray()
      const living = await leases.find({ _id: /^process-/, until: { $gte: await serverTime(db) } }).toArray()
      const alive = new Set(living.map(({ _id }) => _id))
      const orphans = registered.filter(({ process }) => !alive.has(process))
      if (orphans.length === 0) return
      const ids = orphans.map(({ _id }) => _id)
      await db.command({ killSessions: ids.map((id) => ({ id })) })
      await sessions.deleteMany({ _id: { $in: ids } })
      await leases.deleteMany({ _id: { $in: orphans.map(({ process }) => process) } })
    },
  }
}
