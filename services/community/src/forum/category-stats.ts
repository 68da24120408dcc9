import type { ForumCategory } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { type Sums, tallyRows } from './category-counter-rows.ts'
import { changesOf } from './counter-delta.ts'
import { postRows } from './post-rows.ts'

/** So many pending changes are added; there are more only when very many discussions have just come. */
const MOST_UNTALLIED = 500

/** The sums of a category, or of all, including pending contributions. */
export async function categoryStatsOf(db: Database, category?: ForumCategory): Promise<Sums> {
  const [tallies, untallied] = await Promise.all([
    tallyRows.of(db).find().toArray(),
    postRows
      .of(db)
      .find({ isTallied: false }, { projection: { words: 0, history: 0, content: 0 } })
      .limit(MOST_UNTALLIED)
      .toArray(),
  ])
  const kept = new Map<ForumCategory, Sums>(tallies.map((row) => [row._id, row]))
  const all = [...kept, ...changesOf(untallied)].filter(([its]) => !category || its === category)
  const sum = (name: keyof Sums) => all.reduce((sum, [, sums]) => sum + sums[name], 0)
  return { discussions: sum('discussions'), replies: sum('replies'), views: sum('views') }
}
