import type { Writer } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { blockedBy } from '../people/readers.ts'
import { findWriters } from '../people/writer.ts'
import type { Written } from './written.ts'

/** What every view of a text has in common. */
export interface TextView {
  common(row: Written): {
    id: string
    content: string
    author: Writer
    createdAt: string
    editedAt: string | null
    status: Written['status']
    isBlocked: boolean
    userHasLiked: boolean
    likeCount: number
  }
  writer(id: string): Writer
}

/** How a viewer sees these texts. */
export async function textViewOf(db: Tx, viewer: Viewer, rows: readonly Written[]): Promise<TextView> {
  const authorIds = rows.map(({ authorId }) => authorId)
  const mentioned = rows.flatMap(({ mentions }) => mentions.map(({ id }) => id))
  const [writer, liked, blocked] = await Promise.all([
    findWriters(db, [...authorIds, ...mentioned]),
    likedAmong(
      db,
      viewer,
      rows.map(({ id }) => id),
    ),
    blockedBy(db, viewer.id, authorIds),
  ])
  return {
    writer,
    common: ({ id, content, authorId, createdAt, editedAt, status, isDeleted, likeCount }) => ({
      id,
      content: isDeleted ? '' : content,
      author: writer(authorId),
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      status,
      isBlocked: blocked.has(authorId),
      userHasLiked: liked.has(id),
      likeCount,
    }),
  }
}

/** Of these texts, those that somebody likes. */
async function likedAmong(db: Tx, { id: personId }: Viewer, ids: string[]): Promise<Set<string>> {
  const rows = await db.like.findMany({ where: { personId, subjectId: { in: ids } }, select: { subjectId: true } })
  return new Set(rows.map(({ subjectId }) => subjectId))
}
