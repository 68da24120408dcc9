import type { Background, Lease } from '@storyright/service-kit'
import type { Filter } from 'mongodb'
import type { Deps } from '../deps.ts'
import { forgetStale } from '../enrichment/forget-stale.ts'
import { type AnalysisRow, analysisRows, never, rulesVersion } from './analysis-rows.ts'
import { type KeepingDeps, keepAnalyses } from './keep-analyses.ts'

const EVERY_MS = 60_000
const BATCH = 200

type RecomputingDeps = KeepingDeps & Pick<Deps, 'transaction' | 'logger'>

/**
 * Recomputes, in one replica, rows of older rules or outdated data. One that fails is left for the
 * next round; the others go on.
 */
export function recomputeAnalyses(deps: RecomputingDeps, lease: Lease): Background {
  return {
    name: 'analyses by older rules',
    lease,
    works: [
      {
        name: 'analysing anew',
        everyMs: EVERY_MS,
        async round({ signal }) {
          await recomputeAll(deps, { rulesVersion: { $lt: rulesVersion } }, signal)
          await recomputeAll(deps, { staleAt: { $gt: never, $lte: deps.clock() } }, signal)
        },
      },
    ],
  }
}

async function recomputeAll(
  { transaction, logger, ...deps }: RecomputingDeps,
  which: Filter<AnalysisRow>,
  signal: AbortSignal,
): Promise<void> {
  for (let last = ''; !signal.aborted; ) {
    const rows = await analysisRows
      .of(deps.db)
      .find({ ...which, _id: { $gt: last } }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray()
    for (const { _id } of rows) {
      if (signal.aborted) return
      const keep = transaction(async (tx) => {
        await forgetStale(tx, deps, _id)
        await keepAnalyses(deps, tx, [_id])
      })
      await keep.catch((error) => logger.error({ err: error, listing: _id }, 'A listing could not be analysed anew'))
    }
    if (rows.length < BATCH) return
    last = rows.at(-1)!._id
  }
}
