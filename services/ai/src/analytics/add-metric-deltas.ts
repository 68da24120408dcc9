import type { Database, Tx } from '../database.ts'
import { figureId, figureRows } from './figure-rows.ts'
import { monthOf, type Share, summed } from './metric-delta.ts'

/** Adds shares to their series: one write for each month of a series. */
export async function addMetricDeltas(
  db: Database,
  tx: Tx,
  generation: number,
  shares: Iterable<Share>,
): Promise<void> {
  const months = new Map<string, { share: Share; month: string; days: Record<string, number>; total: number }>()
  for (const share of summed(shares)) {
    const month = monthOf(share.day)
    const _id = figureId({ generation, month, ...share })
    const row = months.get(_id) ?? { share, month, days: {}, total: 0 }
    months.set(_id, row)
    row.days[`days.${share.day.slice(8)}`] = share.count
    row.total += share.count
  }
  if (months.size === 0) return
  const writes = [...months].map(
    ([
      _id,
      {
        share: { series, of },
        month,
        days,
        total,
      },
    ]) => ({
      updateOne: {
        filter: { _id },
        update: { $inc: { ...days, total }, $setOnInsert: { generation, series, of, month } },
        upsert: true,
      },
    }),
  )
  await figureRows.of(db).bulkWrite(writes, { session: tx, ordered: false })
}
