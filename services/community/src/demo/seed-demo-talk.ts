import type { DemoComment, DemoDiscussion } from '@storyright/demo'
import { loadRows } from './load-rows.ts'
import { seedComments } from './seed-comments.ts'
import { seedDiscussion } from './seed-discussion.ts'
import { seedVisits } from './seed-reading.ts'
import type { SeedDeps } from './written-rows.ts'

const NAME = 'year of talk'

/** What the demo's people have said. */
export interface DemoTalk {
  discussions: DemoDiscussion[]
  /** By listing. */
  comments: DemoComment[][]
}

/**
 * Writes what the demo's people have said, once. Each discussion, and the comments on each listing, are there as a whole or not at
 * all, so that an interrupted run is gone on with. Answers how many texts were added.
 */
export async function seedDemoTalk(deps: SeedDeps, talk: () => DemoTalk, now: Date): Promise<number> {
  const { db, transaction } = deps
  if (await loadRows.of(db).findOne({ _id: NAME })) return 0
  const { discussions, comments } = talk()
  let added = 0
  for (const discussion of discussions) added += await seedDiscussion(deps)(discussion, now)
  for (const onListing of comments) added += await seedComments(deps)(onListing)
  await transaction(async (tx) => {
    await seedVisits(tx, db, discussions, now)
    await loadRows.of(db).insertOne({ _id: NAME, loadedAt: now }, { session: tx })
  })
  return added
}
