import { createEmbedder, type Embedder, isModelThere, type Near, VectorIndex } from '@storyright/meaning'
import { type Background, programNamed } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { meaningRows, never, vectorIn } from './meaning-rows.ts'

const LOOKS_EVERY_MS = 2_000
/** Replicas' clocks differ, and writes may become visible out of order: each look reaches back this far. */
const OVERLAP_MS = 60_000
const MOST_NEAR = 100

export type NearListings = ReturnType<typeof createNearListings>

interface NearListingsDeps extends Pick<Deps, 'db'> {
  /** Where the model lies, or will once it has been fetched. */
  folder: string | undefined
}

/** The vectors of all listings in this process's memory, and the model that embeds the query. */
export function createNearListings({ db, folder }: NearListingsDeps) {
  const index = new VectorIndex()
  const known = new Map<string, number>()
  let newest = never
  let embedder: Embedder | null = null

  function findEmbedder(): Embedder | null {
    if (!embedder && folder && isModelThere(folder))
      embedder = createEmbedder({ program: programNamed('embed', new URL('../embed.ts', import.meta.url)), folder })
    return embedder
  }

  async function follow(): Promise<void> {
    const since = new Date(Math.max(0, newest.getTime() - OVERLAP_MS))
    const changed = meaningRows.of(db).find({ at: { $gt: since } }, { projection: { vector: 1, at: 1 } })
    for await (const row of changed) {
      const at = row.at.getTime()
      if (at > newest.getTime()) newest = row.at
      if (known.get(row._id) === at) continue
      known.set(row._id, at)
      const vector = vectorIn(row)
      if (vector) index.set(row._id, vector)
      else index.delete(row._id)
    }
    const isNew = embedder === null
    if (isNew) await findEmbedder()?.embed('Loads the model before somebody waits for it')
  }

  return {
    embedder: findEmbedder,
    /** The nearest first; `null` where there is no model, or nothing to compare with. */
    async find(text: string): Promise<Near[] | null> {
      const reader = findEmbedder()
      if (!reader || index.size === 0) return null
      return index.nearest(await reader.embed(text, { isUrgent: true }), MOST_NEAR)
    },
    following: {
      name: 'vectors of listings',
      works: [{ name: 'following vectors', everyMs: LOOKS_EVERY_MS, round: follow }],
    } satisfies Background,
    close: () => embedder?.close(),
  }
}
