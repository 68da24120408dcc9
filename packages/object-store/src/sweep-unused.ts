import type { KeptObject, ObjectStore } from './object-store.ts'

interface Sweep {
  /** Newer files stay: they may be about to be used. */
  keptBefore: Date
  /** Which of these names are used. */
  usedAmong(names: string[]): Promise<Set<string>>
}

const BATCH = 500

/** Removes unused files that are old enough; returns how many. */
export async function sweepUnused(store: ObjectStore, { keptBefore, usedAmong }: Sweep): Promise<number> {
  let removed = 0
  for await (const names of batchesOf(store.list(), ({ keptAt }) => keptAt < keptBefore)) {
    const used = await usedAmong(names)
    const unused = names.filter((name) => !used.has(name))
    for (const name of unused) await store.remove(name)
    removed += unused.length
  }
  return removed
}

async function* batchesOf(objects: AsyncIterable<KeptObject>, isWanted: (object: KeptObject) => boolean) {
  let batch: string[] = []
  for await (const object of objects) {
    if (!isWanted(object)) continue
    batch.push(object.name)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
