import type { DemoComment, DemoDiscussion } from '@storyright/demo'
import { loadRows } from './load-rows.ts'
import type { SeedDeps } from './rows.ts'
import { seedComments } from './seed-comments.ts'
import { seedDiscussions } from './seed-discussions.ts'
import { seedVisits } from './seed-reading.ts'

const NAME = 'year of talk'
/** A commit waits for the disk, and a batch is not to be a great one. */
const DISCUSSIONS_AT_ONCE = 10
const COMMENTS_AT_ONCE = 50

/** What the demo's people have said. */
export interface DemoTalk {
  discussions: DemoDiscussion[]
  comments: DemoComment[]
}

/** Hears how many of its things are written. */
export type OnProgress = (what: string, loaded: number, total: number) => void

/**
 * Writes what the demo's people have said, once. Each discussion is there as a whole or not at all, so that an
 * interrupted run is gone on with. Answers how many texts were added.
 */
export async function seedDemoTalk(
  deps: SeedDeps,
  talk: () => DemoTalk,
  now: Date,
  onProgress: OnProgress = () => {},
): Promise<number> {
  const { db, transaction } = deps
  if (await loadRows.of(db).findOne({ _id: NAME })) return 0
  const { discussions, comments } = talk()
  let added = 0
  for (const [place, batch] of inBatches(discussions, DISCUSSIONS_AT_ONCE).entries()) {
    onProgress('discussions', place * DISCUSSIONS_AT_ONCE, discussions.length)
    added += await seedDiscussions(deps, batch, now)
  }
  for (const [place, batch] of inBatches(comments, COMMENTS_AT_ONCE).entries()) {
    onProgress('comments', place * COMMENTS_AT_ONCE, comments.length)
    added += await seedComments(deps, batch)
  }
  await transaction(async (tx) => {
    await seedVisits(tx, db, discussions, now)
    await loadRows.of(db).insertOne({ _id: NAME, loadedAt: now }, { session: tx })
  })
  return added
}

const inBatches = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) => items.slice(place * size, (place + 1) * size))
