import type { DemoLookedUp } from '@storyright/demo'
import { currentListingOf, listingRows } from '@storyright/read-models'
import { faults } from '../sources/http/source-fault.ts'
import { keepLookedUp } from './keep-looked-up.ts'
import type { Asked, Looked, SeedDeps } from './looked.ts'

/** So many are asked about at once, and kept in one transaction. */
const AT_ONCE = 30
const LIMIT_MS = 60_000

/**
 * Looks listings of the demo up as batches would, without their pauses. Whatever is known of a listing already stays: a later start
 * finds all of them, an interrupted one goes on. Answers how many were added.
 */
export async function seedLookedUp(
  deps: SeedDeps,
  demo: () => DemoLookedUp[],
  onProgress: (loaded: number, total: number) => void = () => {},
): Promise<number> {
  if (deps.played.length === 0) return 0
  const all = demo()
  const these = { _id: { $in: all.map(({ listingId }) => listingId) } }
  const known = await listingRows
    .of(deps.db)
    .find(these, { projection: { _id: 1 } })
    .toArray()
  const there = new Set(known.map(({ _id }) => _id))
  const missing = all.filter(({ listingId }) => !there.has(listingId))
  let added = 0
  let keeping: Promise<number> = Promise.resolve(0)
  try {
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      onProgress(there.size + from, all.length)
      // One batch is asked about while the one before is kept.
      const batch = await Promise.all(missing.slice(from, from + AT_ONCE).map((input) => lookedAt(deps, input)))
      added += await keeping
      keeping = keepLookedUp(
        deps,
        batch.filter((looked) => looked !== null),
      )
      keeping.catch(() => undefined) // awaited after the next batch was asked about
    }
  } finally {
    await keeping.catch(() => undefined)
  }
  return added + (await keeping)
}

/** As catalogue has the listing by now; nothing where it is somebody else's or no longer there. */
async function lookedAt(
  { catalogue, sources, played }: SeedDeps,
  { listingId, title, author, at, failed, shown }: DemoLookedUp,
): Promise<Looked | null> {
  const told = await currentListingOf(catalogue, listingId)
  if (told?.listing.title !== title || told.listing.author !== author) return null
  const asked = played.map(async (source): Promise<Asked> => {
    const its = { source, at: at[source] }
    if (failed.includes(source)) return { ...its, failure: faults.slow(source, undefined).message }
    const { found } = await sources[source].fetch(told.listing, AbortSignal.timeout(LIMIT_MS))
    return { ...its, found }
  })
  return { row: { _id: listingId, isDeleted: false, ...told }, asked: await Promise.all(asked), shown }
}
