import type { NewEvent } from '@storyright/contracts/events'
import type { CommentRow } from '../comments/comment.store.ts'
import { commentAgain } from '../comments/comment.view.ts'
import { competitionAgain, entryAgain } from '../competitions/competition.events.ts'
import type { EntryRow } from '../competitions/entry.store.ts'
import type { Database } from '../database.ts'
import { postAgain, replyAgain } from '../forum/forum.events.ts'
import { postOf, replyOf } from '../forum/forum.store.ts'
import { threadAgain } from '../support/support.events.ts'
import type { ThreadRow } from '../support/thread.store.ts'

const BATCH = 200

export const versioned = ['comments', 'posts', 'replies', 'support_threads', 'competitions', 'competition_entries'].map(
  (rows) => ({ rows, field: 'version' }),
)

/** Everything that was published, once more; of a deleted text its deletion. */
export async function* snapshots(db: Database): AsyncGenerator<NewEvent> {
  const published = { version: { gt: 0 } }
  for await (const row of inBatches((page) => db.comment.findMany({ where: published, ...page })))
    yield commentAgain(row as unknown as CommentRow)
  for await (const row of inBatches((page) => db.post.findMany({ where: published, ...page })))
    yield postAgain(postOf(row))
  const withTitle = { post: { select: { title: true } } }
  for await (const { post, ...row } of inBatches((page) =>
    db.reply.findMany({ where: published, include: withTitle, ...page }),
  ))
    yield replyAgain(replyOf(row), post)
  for await (const row of inBatches((page) => db.supportThread.findMany(page)))
    yield threadAgain(row as unknown as ThreadRow)
  for await (const competition of inBatches((page) => db.competition.findMany(page))) {
    yield competitionAgain(competition)
    const where = { competitionId: competition.id }
    // Those that were taken back as well.
    for await (const entry of inBatches((page) => db.competitionEntry.findMany({ where, ...page })))
      yield entryAgain(entry as unknown as EntryRow, competition)
  }
}

interface Page {
  take: number
  orderBy: { id: 'asc' }
  cursor?: { id: string }
  skip?: number
}

/** The rows of a table by their ids, without holding all of them. */
async function* inBatches<Row extends { id: string }>(read: (page: Page) => PromiseLike<Row[]>): AsyncGenerator<Row> {
  for (let after: string | undefined; ; ) {
    const rows = await read({ take: BATCH, orderBy: { id: 'asc' }, ...(after && { cursor: { id: after }, skip: 1 }) })
    yield* rows
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}
