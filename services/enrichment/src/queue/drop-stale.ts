import type { Background } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { count } from '../look-ups/count-rows.ts'
import { type LookUpRow, lookUpRows, never, nothingFound } from '../look-ups/look-up-rows.ts'
import { publishEnriched } from '../published/publish-enriched.ts'

type DropStaleDeps = Pick<Deps, 'db' | 'transaction' | 'clock' | 'outbox' | 'logger'>

const AT_ONCE = 200
const EVERY_MS = 60_000

/** Drops outdated results, and queues them to be fetched again. */
export function dropStale(deps: DropStaleDeps, lease: NonNullable<Background['lease']>): Background {
  return {
    name: 'dropping what is too old',
    lease,
    works: [{ name: 'dropping what is too old', everyMs: EVERY_MS, round: ({ signal }) => dropAll(deps, signal) }],
  }
}

async function dropAll({ logger, ...deps }: DropStaleDeps, signal: AbortSignal): Promise<void> {
  const failed: string[] = []
  while (!signal.aborted) {
    const stale = { staleAt: { $gt: never, $lte: deps.clock() }, _id: { $nin: failed } }
    const rows = await lookUpRows.of(deps.db).find(stale).limit(AT_ONCE).project<{ _id: string }>({ _id: 1 }).toArray()
    if (rows.length === 0) return
    for (const { _id } of rows) {
      if (signal.aborted) return
      await dropOne(deps, _id).catch((error: unknown) => {
        logger.warn({ err: error, row: _id }, 'What is too old is dropped later')
        failed.push(_id)
      })
    }
  }
}

const dropOne = (deps: Omit<DropStaleDeps, 'logger'>, _id: string): Promise<void> =>
  deps.transaction(async (tx) => {
    const { db, clock } = deps
    const row = await lookUpRows.of(db).findOne({ _id, staleAt: { $lte: clock() } }, { session: tx })
    if (!row) return
    const state = row.state === 'refused' ? 'refused' : 'waiting' // what somebody has refused is not asked for again
    const { chosen: _stays, match: _its, ...dropped } = nothingFound
    const kept: Partial<LookUpRow> = { ...dropped, state, ...(state === 'waiting' && { dueAt: clock() }) }
    await lookUpRows.of(db).updateOne({ _id }, { $set: kept }, { session: tx })
    await count(tx, db, { source: row.source, from: row.state, to: state })
    await publishEnriched(deps, tx, row.listingId)
  })
