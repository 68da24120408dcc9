import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { lookUpRows, never } from '../look-ups/look-up-rows.ts'

export interface Wanted {
  most: number
  /** When the batch began: rows attempted since are left for the next. */
  began: Date
  /** What failed is tried again although it is not time yet. */
  isImpatient: boolean
}

/** What a source is to be asked for, the oldest first. */
export interface Queue {
  /** The ids of what could be claimed at this moment. */
  first(wanted: Wanted): Promise<string[]>
  /** The same of what failed, what failed longest ago first. */
  failed(wanted: Pick<Wanted, 'most' | 'began'>): Promise<string[]>
}

/** A row may be committed that much later than its time, or by a clock that is behind. */
const LATE_MS = 2 * 60_000
const STRETCHES_MS = [50, 1_000, 30_000, 60 * 60_000]

/**
 * Reads a queue from its front, one stretch of time after the other until there is enough, each a range of the index `due`. The
 * official server stops after so many by itself; SecantusDB reads all of a range first, and a long queue in one takes it a minute.
 */
export function createQueue({ db, clock }: { db: Database; clock(): Date }, source: EnrichmentSource): Queue {
  /** Everything in the queue is due later. */
  let front = never

  return {
    async first(wanted) {
      const now = clock()
      const end = wanted.isImpatient ? null : now
      const read = { ids: [] as string[], oldest: null as Date | null }
      let from = front
      for (const to of [...stretchesAfter(front, now), end]) {
        await readBetween(from, to, wanted, read)
        if (read.ids.length === wanted.most) break
        from = to ?? from
      }
      // Where a row is older than it can be, it is found once there is nothing else.
      if (read.ids.length === 0 && front > never) await readBetween(never, end, wanted, read)
      front = new Date(Math.min((read.oldest ?? now).getTime(), now.getTime()) - LATE_MS)
      return read.ids
    },
    async failed({ most, began }) {
      const free = { dueAt: { $gt: never }, claimedUntil: { $lte: clock() }, attemptedAt: { $lt: began } }
      const rows = await lookUpRows
        .of(db)
        .find(
          { source, failedAt: { $gt: never }, ...free },
          { projection: { _id: 1 }, sort: { failedAt: 1 }, limit: most },
        )
        .toArray()
      return rows.map(({ _id }) => _id)
    },
  }

  async function readBetween(
    from: Date,
    to: Date | null,
    { most, began }: Wanted,
    read: { ids: string[]; oldest: Date | null },
  ): Promise<void> {
    const now = clock()
    const rows = lookUpRows
      .of(db)
      .find(
        { source, dueAt: { $gt: from, ...(to && { $lte: to }) } },
        { projection: { dueAt: 1, claimedUntil: 1, attemptedAt: 1 }, sort: { dueAt: 1, _id: 1 } },
      )
    for await (const { _id, dueAt, claimedUntil, attemptedAt } of rows) {
      if (!read.oldest || dueAt! < read.oldest) read.oldest = dueAt
      if (claimedUntil <= now && attemptedAt < began) read.ids.push(_id)
      if (read.ids.length === most) break
    }
  }
}

function stretchesAfter(front: Date, now: Date): Date[] {
  if (front === never) return []
  return STRETCHES_MS.map((stretch) => new Date(front.getTime() + LATE_MS + stretch)).filter((end) => end < now)
}
