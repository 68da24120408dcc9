import type { Background, Lease } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { analysisRows, rulesVersion } from './analysis-rows.ts'
import { type KeepingDeps, keepAnalysis } from './keep-analysis.ts'

const EVERY_MS = 60_000
const BATCH = 200

type RecomputingDeps = KeepingDeps & Pick<Deps, 'transaction' | 'logger'>

/** Makes the rows anew that older rules made, in one replica. One that fails is left for the next round; the others go on. */
export const recomputeAnalyses = (deps: RecomputingDeps, lease: Lease): Background => ({
  name: 'analyses by older rules',
  lease,
  works: [{ name: 'analysing anew', everyMs: EVERY_MS, round: ({ signal }) => recomputeAll(deps, signal) }],
})

async function recomputeAll({ transaction, logger, ...deps }: RecomputingDeps, signal: AbortSignal): Promise<void> {
  const older = { rulesVersion: { $lt: rulesVersion } }
  for (let last = ''; !signal.aborted; ) {
    const rows = await analysisRows
      .of(deps.db)
      .find({ ...older, _id: { $gt: last } }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray()
    for (const { _id } of rows) {
      if (signal.aborted) return
      const keep = transaction((tx) => keepAnalysis(deps)(tx, _id))
      await keep.catch((error) => logger.error({ err: error, listing: _id }, 'A listing could not be analysed anew'))
    }
    if (rows.length < BATCH) return
    last = rows.at(-1)!._id
  }
}
