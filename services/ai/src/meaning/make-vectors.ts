import { setTimeout as rest } from 'node:timers/promises'
import { type Embedder, meaningText } from '@storyright/meaning'
import { listingRows } from '@storyright/read-models'
import type { Background, Lease } from '@storyright/service-kit'
import { Binary } from 'mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { followAllMeanings } from './follow-meanings.ts'
import { type MeaningRow, meaningRows, never } from './meaning-rows.ts'

const EVERY_MS = 5_000
const AT_ONCE = 20
const MINUTE_MS = 60_000
const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS

interface MakingDeps extends Pick<Deps, 'db' | 'clock' | 'transaction' | 'logger'> {
  /** `null` while there is no model on this machine. */
  embedder(): Embedder | null
  /** What else depends on vectors that have just been made, in the same transaction. */
  made(tx: Tx, listingIds: readonly string[]): Promise<void>
}

/** Makes the vectors that are due, in one replica, and leaves as much time to others as it takes. */
export function makeVectors(deps: MakingDeps, lease: Lease): Background {
  return {
    name: 'vectors',
    lease,
    works: (signal) => {
      let isFollowed = false
      return [
        {
          name: 'making vectors',
          everyMs: EVERY_MS,
          async round() {
            if (!isFollowed) await followAllMeanings(deps, signal)
            isFollowed = true
            const embedder = deps.embedder()
            if (!embedder) return
            await embedder.embed('Whether the model can be used at all') // or else each listing would count a failure
            while (!signal.aborted && (await makeSome(deps, embedder, signal)) === AT_ONCE);
          },
        },
      ]
    },
  }
}

/** The ones that have been due longest; answers how many were looked at. */
async function makeSome(deps: MakingDeps, embedder: Embedder, signal: AbortSignal): Promise<number> {
  const { db, clock, logger } = deps
  const due = await meaningRows
    .of(db)
    .find({ dueAt: { $gt: never, $lte: clock() } })
    .sort({ dueAt: 1 })
    .limit(AT_ONCE)
    .toArray()
  const listings = await listingRows
    .of(db)
    .find({ _id: { $in: due.map(({ _id }) => _id) } })
    .toArray()
  const texts = new Map(listings.map(({ _id, listing }) => [_id, meaningText(listing)]))
  const made: (Pick<MeaningRow, '_id' | 'key'> & { vector: Binary })[] = []
  for (const row of due) {
    if (signal.aborted) return 0
    const began = performance.now()
    try {
      const vector = await embedder.embed(texts.get(row._id) ?? '')
      made.push({ _id: row._id, key: row.key, vector: new Binary(Buffer.from(vector.buffer)) })
    } catch (error) {
      logger.warn({ err: error, listing: row._id }, 'A listing’s vector could not be made and is tried again')
      await postpone(deps, row)
    }
    await rest(performance.now() - began, undefined, { signal }).catch(() => undefined)
  }
  await keep(deps, made)
  return due.length
}

/** Only of texts that are still the listing's: who has changed it or taken consent back meanwhile has written another key. */
async function keep(
  { db, clock, transaction, made: publishMade }: MakingDeps,
  made: readonly (Pick<MeaningRow, '_id' | 'key'> & { vector: Binary })[],
): Promise<void> {
  if (made.length === 0) return
  await transaction(async (tx) => {
    const rows = meaningRows.of(db)
    const ids = made.map(({ _id }) => _id)
    const current = await rows.find({ _id: { $in: ids } }, { session: tx, projection: { key: 1 } }).toArray()
    const keys = new Map(current.map(({ _id, key }) => [_id, key]))
    const right = made.filter(({ _id, key }) => key !== null && keys.get(_id) === key)
    if (right.length === 0) return
    await rows.bulkWrite(
      right.map(({ _id, key, vector }) => {
        const update = { $set: { vector, vectorKey: key, dueAt: null, tries: 0, at: clock() } }
        return { updateOne: { filter: { _id, key }, update } }
      }),
      { session: tx },
    )
    await publishMade(
      tx,
      right.map(({ _id }) => _id),
    )
  })
}

async function postpone({ db, clock }: MakingDeps, { _id, key, tries }: MeaningRow): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** tries)
  const update = { $set: { dueAt: new Date(clock().getTime() + pause) }, $inc: { tries: 1 } }
  await meaningRows.of(db).updateOne({ _id, key }, update)
}
