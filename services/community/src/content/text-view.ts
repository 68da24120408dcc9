import type { PublicUser } from '@storyright/contracts/events'
import type { Writer } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { writersAmong } from '../people/writer.ts'
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

/** How a viewer sees these texts, with the names of others besides. Asked at once: there is no list without it. */
export async function textViewOf(
  db: Tx,
  { id: viewerId }: Viewer,
  rows: readonly Written[],
  others: readonly string[] = [],
): Promise<TextView> {
  const [textIds, authorIds] = [rows.map(({ id }) => id), rows.map(({ authorId }) => authorId)]
  const mentioned = rows.flatMap(({ mentions }) => mentions.map(({ id }) => id))
  const peopleIds = [...new Set([...authorIds, ...mentioned, ...others])]
  const [found] = await db.$queryRaw<[{ people: PublicUser[] | null; liked: string[]; blocked: string[] }]>`
    SELECT (SELECT jsonb_agg(person) FROM people WHERE id = ANY(${peopleIds}::text[])) AS people,
      array(SELECT subject_id FROM likes WHERE person_id = ${viewerId} AND subject_id = ANY(${textIds}::text[])) AS liked,
      array(SELECT blocked_id FROM blocks WHERE person_id = ${viewerId} AND blocked_id = ANY(${authorIds}::text[])) AS blocked`
  const writer = writersAmong(found.people ?? [])
  const [liked, blocked] = [new Set(found.liked), new Set(found.blocked)]
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
