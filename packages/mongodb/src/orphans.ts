import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binary, ClientSession, Db } from 'mongodb'
import { type HeldLease, serverTime, takeLease } from './lease.ts'
import { leasesOf } from './lease-row.ts'

interface SessionRow {
  _id: Binary
  /** The lease of the process that uses it. */
  process: string
}

const SWEPT_AT_MOST_EVERY_MS = 500
const SWEPT_ANYWAY_EVERY_MS = 5_000

/**
 * A process that dies in a transaction leaves it open for a minute, and whoever wants to write the same has to wait. So each
 * process registers the few sessions that it uses, and others end those of the dead: at a conflict, and every few seconds, since
 * a write outside a transaction meets them too. That one is ended by mistake does no harm: its transaction is done again.
 */
export function createOrphanage(db: Db) {
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
  }

  return { enter, register, sweep }
}
