import type { Deps } from '../deps.ts'
import { addShares } from './add-metric-deltas.ts'
import { type LifeRow, lifeRows } from './entity-history-rows.ts'
import { figureRows, rolledRows } from './figure-rows.ts'
import { inOrder } from './history-event.ts'
import { taken } from './metric-delta.ts'
import { sharesOf } from './metric-deltas.ts'
import { moveOn, rolledSoFar } from './rollup-watermark.ts'

export type RollDeps = Pick<Deps, 'db' | 'transaction' | 'clock' | 'logger'> & {
  /** Between two writes of one transaction; a test ends the process there. */
  checkpoint?: () => void
}

// To find a few costs as much as to find many.
export const LIVES_FOUND = 5_000
// The events of these lives are handled meanwhile: either waits for the other, or is done again.
const LIVES_AT_ONCE = 50

/**
 * Counts some of the lives that have a new step, or that the generation which is being made has not counted. Answers how many
 * there were.
 */
export async function rollLives(deps: RollDeps): Promise<number> {
  const { db } = deps
  const { writes } = await rolledSoFar(db)
  const found = lifeRows.of(db).find({ rolled: { $lt: writes } })
  const rows = await found.limit(LIVES_FOUND).project<Pick<LifeRow, '_id'>>({ _id: 1 }).toArray()
  const ids = rows.map(({ _id }) => _id)
  for (let first = 0; first < ids.length; first += LIVES_AT_ONCE)
    await countLives(deps, ids.slice(first, first + LIVES_AT_ONCE))
  return ids.length
}

/** What each adds now, less what it had added, and that it is counted, in one transaction. */
const countLives = ({ db, transaction, logger, checkpoint = () => {} }: RollDeps, ids: string[]): Promise<void> =>
  transaction(async (tx) => {
    const before = await rolledSoFar(db, tx)
    const { writes } = before
    const found = await lifeRows
      .of(db)
      .find({ _id: { $in: ids } }, { session: tx })
      .toArray()
    const rows = found.filter(({ rolled }) => rolled < writes)
    if (rows.length === 0) return
    await moveOn(db, tx, before)
    const lives = rows.map((row) => {
      const had = row.countedIn === writes ? row.counted : []
      const steps = inOrder(row.steps)
      return { _id: row._id, steps, had, counted: countedOf({ ...row, steps }, had, logger) }
    })
    await addShares(
      db,
      tx,
      writes,
      lives.flatMap(({ had, counted }) => [...counted, ...taken(had)]),
    )
    checkpoint()
    const update = ({ _id, steps, counted }: (typeof lives)[number]) => ({
      updateOne: { filter: { _id }, update: { $set: { steps, counted, countedIn: writes, rolled: writes } } },
    })
    await lifeRows.of(db).bulkWrite(lives.map(update), { session: tx, ordered: false })
  })

/** A life that cannot be counted keeps no other from being counted. */
function countedOf(life: LifeRow, had: LifeRow['counted'], logger: RollDeps['logger']): LifeRow['counted'] {
  try {
    return sharesOf(life)
  } catch (error) {
    logger.error({ life: life._id, err: error }, 'What has become of it cannot be counted')
    return had
  }
}

/** Once the generation that is being made has counted every life, it is read and the one before is deleted. */
export async function finishGeneration({ db, transaction }: RollDeps): Promise<void> {
  await transaction(async (tx) => {
    const before = await rolledSoFar(db, tx)
    const { reads, writes } = before
    if (reads === writes) return
    const due = await lifeRows.of(db).findOne({ rolled: { $lt: writes } }, { session: tx, projection: { _id: 1 } })
    if (!due) await moveOn(db, tx, before, { reads: writes })
  })
  const { reads, cleared } = await rolledSoFar(db)
  if (cleared === reads) return
  await figureRows.of(db).deleteMany({ generation: { $gt: 0, $lt: reads } })
  await rolledRows.of(db).updateOne({ _id: 'rolled', reads }, { $set: { cleared: reads } })
}
