import type { WrittenKind, WrittenStatus } from '@storyright/contracts/vocabulary'
import type { DemoText } from '@storyright/demo'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { likeRows } from '../likes/like-rows.ts'
import { likeId } from '../likes/liked-among.ts'
import { newText } from '../written/change-text.ts'
import type { Written } from '../written/written.ts'
import { mentionedIn } from './mentioned-in.ts'

export type SeedDeps = Pick<Deps, 'db' | 'transaction' | 'outbox'>

/** What comments, discussions and replies of the demo have in common; nobody was told of one that waits. */
export const writtenRow = ({ id, authorId, at, text, likes }: DemoText, status: WrittenStatus = 'shown'): Written => ({
  ...newText,
  _id: id,
  version: status === 'shown' ? 1 : 0,
  authorId,
  content: text,
  createdAt: at,
  status,
  mentions: mentionedIn(text).filter((mentioned) => mentioned.id !== authorId),
  likeCount: likes.length,
})

/** The pairs that those counts count. */
export async function insertLikes(
  tx: Tx,
  db: Deps['db'],
  subject: WrittenKind,
  texts: readonly DemoText[],
): Promise<void> {
  const pairs = texts.flatMap(({ id: subjectId, likes }) =>
    likes.map(({ personId, at }) => ({ _id: likeId(subjectId, personId), subject, subjectId, personId, at })),
  )
  if (pairs.length > 0) await likeRows.of(db).insertMany(pairs, { session: tx })
}
