import type { Deps } from '../deps.ts'
import { addMetricDeltas } from './add-metric-deltas.ts'
import { type EntityHistoryRow, entityHistoryRows } from './entity-history-rows.ts'
import { figureRows, watermarkRows } from './figure-rows.ts'
import { inOrder } from './history-event.ts'
import { taken } from './metric-delta.ts'
import { metricDeltasOf } from './metric-deltas.ts'
import { moveWatermark, readWatermark } from './rollup-watermark.ts'

export type RollDeps = Pick<Deps, 'db' | 'transaction' | 'clock' | 'logger'> & {
  /** Between two writes of one transaction; a test ends the process there. */
  checkpoint?: () => void
}

// To find a few costs as much as to find many.
export const LIVES_FOUND = 5_000
// Events of the same histories are handled meanwhile: one waits for the other, or retries.
const LIVES_AT_ONCE = 50

/**
 * Counts a batch of histories with a new step, or not yet counted in the generation being rebuilt. Returns how many
 * there were.
 */
export async function rollEntityHistory(deps: RollDeps): Promise<number> {
  const { db } = deps
  const { writes } = await readWatermark(db)
  const found = entityHistoryRows.of(db).find({ rolled: { $lt: writes } })
  const rows = await found.limit(LIVES_FOUND).project<Pick<EntityHistoryRow, '_id'>>({ _id: 1 }).toArray()
  const ids = rows.map(({ _id }) => _id)
  for (let first = 0; first < ids.length; first += LIVES_AT_ONCE)
    await countLives(deps, ids.slice(first, first + LIVES_AT_ONCE))
  return ids.length
}

/** Writes the difference to what each had added, and marks it as counted, in one transaction. */
const countLives = ({ db, transaction, logger, checkpoint = () => {} }: RollDeps, ids: string[]): Promise<void> =>
  transaction(async (tx) => {
    const before = await readWatermark(db, tx)
    const { writes } = before
    const found = await entityHistoryRows
      .of(db)
      .find({ _id: { $in: ids } }, { session: tx })
      .toArray()
    const rows = found.filter(({ rolled }) => rolled < writes)
    if (rows.length === 0) return
    await moveWatermark(db, tx, before)
    const lives = rows.map((row) => {
      const had = row.countedIn === writes ? row.counted : []
      const steps = inOrder(row.steps)
      return { _id: row._id, steps, had, counted: countedOf({ ...row, steps }, had, logger) }
    })
    await addMetricDeltas(
      db,
      tx,
      writes,
      lives.flatMap(({ had, counted }) => [...counted, ...taken(had)]),
    )
    checkpoint()
    const update = ({ _id, steps, counted }: (typeof lives)[number]) => ({
      updateOne: { filter: { _id }, update: { $set: { steps, counted, countedIn: writes, rolled: writes } } },
    })
    await entityHistoryRows.of(db).bulkWrite(lives.map(update), { session: tx, ordered: false })
  })

/** A life that cannot be counted keeps no other from being counted. */
function countedOf(
  life: EntityHistoryRow,
  had: EntityHistoryRow['counted'],
  logger: RollDeps['logger'],
): EntityHistoryRow['counted'] {
  try {
    return metricDeltasOf(life)
  } catch (error) {
    logger.error({ life: life._id, err: error }, 'What has become of it cannot be counted')
    return had
  }
}

/** Once the generation that is being made has counted every life, it is read and the one before is deleted. */
export async function finishGeneration({ db, transaction }: RollDeps): Promise<void> {
  await transaction(async (tx) => {
    const before = await readWatermark(db, tx)
    const { reads, writes } = before
    if (reads === writes) return
    const due = await entityHistoryRows
      .of(db)
      .findOne({ rolled: { $lt: writes } }, { session: tx, projection: { _id: 1 } })
    if (!due) await moveWatermark(db, tx, before, { reads: writes })
  })
  const { reads, cleared } = await readWatermark(db)
  if (cleared === reads) return
  await figureRows.of(db).deleteMany({ generation: { $gt: 0, $lt: reads } })
  await watermarkRows.of(db).updateOne({ _id: 'rolled', reads }, { $set: { cleared: reads } })
}
