import type { Readable } from 'node:stream'
import { Refusal } from '@storyright/contracts/vocabulary'
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

/** Where stored files are read, and which one an address leads to. */
export interface StoredAddresses {
  of(name: string, ending: string, publicUrl: string): string
  /** The name of the file that an address leads to, on whichever host; `null` for other addresses. */
  nameIn(address: string | null): string | null
  /** The name of the file behind the last part of its address; `null` when there cannot be one. */
  nameBehind(part: string): string | null
}

const uuid = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'

/** The addresses of files at a path like `/api/uploads/images/:name`; their names end like this. */
export function storedAddresses(path: string, ending: RegExp): StoredAddresses {
  const own = new RegExp(path.replace(':name', uuid) + ending.source)
  const nameIn = (address: string | null) => address?.match(own)?.[1] ?? null
  return {
    of: (name, end, publicUrl) => new URL(path.replace(':name', `${name}.${end}`), publicUrl).href,
    nameIn,
    nameBehind: (part) => nameIn(path.replace(':name', part)),
  }
}

/**
 * Keeps content and has its name recorded. When the record is refused nothing is kept; after any other failure it may stand
 * all the same, so the content stays until it is swept.
 */
export async function keepRecorded(
  store: Pick<ObjectStore, 'put' | 'remove'>,
  content: Readable,
  record: (name: string) => Promise<unknown>,
): Promise<string> {
  const name = await store.put(content)
  try {
    await record(name)
  } catch (error) {
    if (error instanceof Refusal) await store.remove(name)
    throw error
  }
  return name
}
