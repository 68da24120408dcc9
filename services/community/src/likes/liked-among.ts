import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { likeRows } from './like-rows.ts'

export const likeId = (subjectId: string, personId: string): string => `${subjectId}_${personId}`

/** Of these texts, those that somebody likes. */
export async function likedAmong(db: Database, { id: personId }: Viewer, ids: string[]): Promise<Set<string>> {
  const rows = await likeRows
    .of(db)
    .find({ _id: { $in: ids.map((id) => likeId(id, personId)) } }, { projection: { subjectId: 1 } })
    .toArray()
  return new Set(rows.map(({ subjectId }) => subjectId))
}
