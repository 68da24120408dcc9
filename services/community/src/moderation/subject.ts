import { addressOfText, type WrittenKind } from '@storyright/contracts/vocabulary'
import type { CommentRow } from '../comments/comment-rows.ts'
import type { Written } from '../content/written.ts'
import { textsOf } from '../counters/texts.ts'
import type { Database, Tx } from '../database.ts'
import { type PostRow, postRows } from '../forum/post-rows.ts'
import type { ReplyRow } from '../forum/reply-rows.ts'

/** A text as moderators look at it. */
export interface Subject {
  kind: WrittenKind
  row: Written
  /** The text's discussion, or itself. */
  post: PostRow | null
  link: string
  /** Its text; of a deleted one the last text, for a discussion with its title. */
  text: string
}

export interface Named {
  subject: WrittenKind
  subjectId: string
}

/** These texts, deleted ones too. */
export async function findSubjects(db: Database, named: readonly Named[], tx?: Tx): Promise<Map<string, Subject>> {
  const session = tx && { session: tx }
  const found: [WrittenKind, Written][] = []
  for (const [kind, all] of Map.groupBy(named, ({ subject }) => subject)) {
    const ids = all.map(({ subjectId }) => subjectId)
    const rows = await textsOf(db, kind)
      .find({ _id: { $in: ids } }, session)
      .toArray()
    found.push(...rows.map((row): [WrittenKind, Written] => [kind, row]))
  }
  const postIds = found.flatMap(([kind, row]) => (kind === 'reply' ? (row as ReplyRow).postId : []))
  const posts = await postRows
    .of(db)
    .find({ _id: { $in: postIds } }, { ...session, projection: { words: 0, history: 0 } })
    .toArray()
  const byId = new Map(posts.map((post) => [post._id, post as PostRow]))
  return new Map(found.map(([kind, row]) => [row._id, subjectOf(kind, row, (id) => byId.get(id) ?? null)]))
}

/** One of them. */
export async function findSubject(db: Database, named: Named, tx?: Tx): Promise<Subject | null> {
  const found = await findSubjects(db, [named], tx)
  return found.get(named.subjectId) ?? null
}

function subjectOf(kind: WrittenKind, row: Written, postOf: (id: string) => PostRow | null): Subject {
  const text = row.isDeleted ? (row.history.at(-1)?.text ?? '') : row.content
  const its = { kind, row, text }
  if (kind === 'comment')
    return { ...its, post: null, link: addressOfText.comment((row as CommentRow).listingId, row._id) }
  if (kind === 'post') return discussionOf(row as PostRow, text)
  const { postId } = row as ReplyRow
  return { ...its, post: postOf(postId), link: addressOfText.reply(postId, row._id) }
}

/** A discussion as a whole. */
export function discussionOf(post: PostRow, text = post.content): Subject {
  return {
    kind: 'post',
    row: post,
    post,
    link: addressOfText.post(post._id),
    text,
  }
}
