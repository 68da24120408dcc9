import type { NewEvent } from '@storyright/contracts/events'
import type { WrittenKind } from '@storyright/contracts/vocabulary'
import { commentAgain } from '../comments/comment.events.ts'
import { type CommentRow, commentRows } from '../comments/comment-rows.ts'
import { competitionRows } from '../competitions/competition-rows.ts'
import { entryRows } from '../competitions/entry-rows.ts'
import { competitionSnapshots } from '../competitions/snapshots.ts'
import type { Written } from '../content/written.ts'
import { textsOf } from '../counters/texts.ts'
import type { Database } from '../database.ts'
import { postAgain } from '../forum/post.events.ts'
import { type PostRow, postRows } from '../forum/post-rows.ts'
import { replyAgain } from '../forum/reply.events.ts'
import { type ReplyRow, replyRows } from '../forum/reply-rows.ts'
import { threadAgain } from '../support/support.events.ts'
import { type ThreadRow, threadRows } from '../support/thread-rows.ts'

const BATCH = 200

export const versioned = [commentRows, postRows, replyRows, threadRows, competitionRows, entryRows].map(
  ({ name: rows }) => ({
    rows,
    field: 'version',
  }),
)

/** Everything that was published, once more; of a deleted text its deletion. */
export async function* snapshots(db: Database): AsyncGenerator<NewEvent> {
  for await (const row of publishedTexts<CommentRow>(db, 'comment')) yield commentAgain(row)
  for await (const row of publishedTexts<PostRow>(db, 'post')) yield postAgain(row)
  for await (const row of publishedTexts<ReplyRow>(db, 'reply')) {
    const post = await postRows.of(db).findOne({ _id: row.postId }, { projection: { title: 1 } })
    yield replyAgain(row, post ?? { title: '' })
  }
  for await (const row of threads(db)) yield threadAgain(row)
  yield* competitionSnapshots(db)
}

async function* threads(db: Database): AsyncGenerator<ThreadRow> {
  for (let after = ''; ; ) {
    const rows = await threadRows
      .of(db)
      .find({ _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray()
    if (rows.length === 0) return
    yield* rows
    after = rows.at(-1)!._id
  }
}

async function* publishedTexts<Row extends Written>(db: Database, kind: WrittenKind): AsyncGenerator<Row> {
  let after = ''
  for (;;) {
    const rows = await textsOf(db, kind)
      .find({ _id: { $gt: after }, version: { $gt: 0 } }, { projection: { history: 0, words: 0 } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray()
    if (rows.length === 0) return
    yield* rows as Row[]
    after = rows.at(-1)!._id
  }
}
