import type { WrittenKind, WrittenStatus } from '@storyright/contracts/vocabulary'
import type { DemoText } from '@storyright/demo'
import type { Collection, OptionalUnlessRequiredId } from 'mongodb'
import { newText } from '../content/change-text.ts'
import type { Written } from '../content/written.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { likeRows } from '../likes/like-rows.ts'
import { likeId } from '../likes/liked-among.ts'
import { mentionedIn } from './mentioned-in.ts'

export type SeedDeps = Pick<Deps, 'db' | 'transaction' | 'outbox'>

/** What comments, discussions and replies of the demo have in common; one that waits has notified nobody. */
export function writtenRow({ id, authorId, at, text, likes }: DemoText, status: WrittenStatus = 'shown'): Written {
  return {
    ...newText,
    _id: id,
    version: status === 'shown' ? 1 : 0,
    authorId,
    content: text,
    createdAt: at,
    status,
    mentions: mentionedIn(text).filter((mentioned) => mentioned.id !== authorId),
    likeCount: likes.length,
  }
}

/** Those of these texts that an interrupted run has not written. */
export async function unwritten<Row extends Written, Text extends DemoText>(
  tx: Tx,
  rows: Collection<Row>,
  texts: readonly Text[],
): Promise<Text[]> {
  const known = rows as unknown as Collection<Written>
  const ids = texts.map(({ id }) => id)
  const written = await known.find({ _id: { $in: ids } }, { session: tx, projection: { _id: 1 } }).toArray()
  const there = new Set(written.map(({ _id }) => _id))
  return texts.filter(({ id }) => !there.has(id))
}

/** Inserts rows, of which there may be none. */
export async function insertAll<Row extends object>(
  tx: Tx,
  into: Collection<Row>,
  rows: readonly OptionalUnlessRequiredId<Row>[],
): Promise<void> {
  if (rows.length > 0) await into.insertMany(rows, { session: tx })
}

/** The pairs that the texts' likes are. */
export const insertLikes = (
  tx: Tx,
  db: Deps['db'],
  subject: WrittenKind,
  texts: readonly DemoText[],
): Promise<void> => {
  const pairs = texts.flatMap(({ id: subjectId, likes }) =>
    likes.map(({ personId, at }) => ({ _id: likeId(subjectId, personId), subject, subjectId, personId, at })),
  )
  return insertAll(tx, likeRows.of(db), pairs)
}
