import type { ForumCategory } from '@storyright/contracts/vocabulary'
import type { Background, Lease } from '@storyright/service-kit'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type Sums, tallyRows } from '../forum/category-counter-rows.ts'
import { addsOf, changesOf } from '../forum/counter-delta.ts'
import { postRows } from '../forum/post-rows.ts'
import { learnWords } from '../forum/search-terms.ts'
import { countsBell } from '../likes/mark-for-recount.ts'
import { recountMarked } from './recount.ts'

/** Signals start it at once; this is for lost signals. */
const EVERY_MS = 1_000

/** Repairs stored counts from the pairs, and sums from the discussions, in one replica at a time. */
export function counterJobs(
  deps: Pick<Deps, 'db' | 'transaction' | 'logger'>,
  leaseOf: (name: string, rungBy: string) => Lease,
  known = new Set<string>(),
): Background {
  return {
    name: 'counting',
    lease: leaseOf('counting', countsBell),
    works: [
      { name: 'recount', everyMs: EVERY_MS, isCalled: true, round: ({ signal }) => recountMarked(deps, signal) },
      { name: 'tally', everyMs: EVERY_MS, round: ({ signal }) => tallyPosts(deps, signal, known) },
    ],
  }
}

type TallyDeps = Pick<Deps, 'db' | 'transaction'>

const AT_ONCE = 50

/** Tallies every discussion that adds something else by now, and learns its words. What cannot be tallied holds up nothing else. */
async function tallyPosts(
  deps: TallyDeps & Pick<Deps, 'logger'>,
  signal: AbortSignal,
  known: Set<string>,
): Promise<void> {
  const failed: string[] = []
  while (!signal.aborted) {
    const unfailed = failed.length > 0 ? { _id: { $nin: failed } } : {}
    const rows = await untalliedRows(deps, unfailed)
    if (rows.length === 0) break
    await learnWords(
      deps.db,
      rows.flatMap(({ words }) => words),
      known,
    )
    const ids = rows.map(({ _id }) => _id)
    try {
      await tallyThese(deps, ids)
    } catch {
      for (const id of ids) await tallyThese(deps, [id]).catch(note(id))
    }
  }
  if (failed.length > 0) throw new Error(`${failed.length} discussions could not be tallied`)

  function note(id: string) {
    return (error: unknown) => {
      failed.push(id)
      deps.logger.error({ postId: id, err: error }, 'A discussion could not be tallied')
    }
  }
}

const untalliedRows = ({ db }: Pick<Deps, 'db'>, unfailed: object) =>
  postRows
    .of(db)
    .find({ isTallied: false, ...unfailed }, { projection: { words: 1 } })
    .limit(AT_ONCE)
    .toArray()

/**
 * Adds what these add now less what they had added, and stores it with them: a concurrent write of one of them conflicts, so
 * that each change is in the sums once.
 */
const tallyThese = ({ db, transaction }: TallyDeps, ids: string[]): Promise<void> =>
  transaction(async (tx) => {
    const rows = await postRows
      .of(db)
      .find({ _id: { $in: ids } }, { session: tx, projection: { words: 0, history: 0, content: 0 } })
      .toArray()
    for (const [category, change] of changesOf(rows)) await add(tx, db, category, change)
    for (const row of rows) {
      const now = { tallied: addsOf(row), isTallied: true }
      await postRows.of(db).updateOne({ _id: row._id }, { $set: now }, { session: tx })
    }
  })

async function add(tx: Tx, db: Deps['db'], category: ForumCategory, change: Sums): Promise<void> {
  if (Object.values(change).every((by) => by === 0)) return
  await tallyRows.of(db).updateOne({ _id: category }, { $inc: { ...change } }, { session: tx, upsert: true })
}
