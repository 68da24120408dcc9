import type { NotificationPreferences } from '@storyright/contracts/http'
import { notificationKind, notificationKinds, type Viewer } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import { isMailedAlways, preferenceOf } from './preference.ts'
import { preferenceRows } from './preference-rows.ts'

export interface ReadPreferences {
  version: number
  preferences: NotificationPreferences
}

/** How somebody is told, by each kind that can concern them. */
export async function readPreferences(db: Database, viewer: Viewer, tx?: Tx): Promise<ReadPreferences> {
  const row = await preferenceRows.of(db).findOne({ _id: viewer.id }, tx && { session: tx })
  const kinds = notificationKinds
    .filter((kind) => notificationKind(kind).concerns(viewer))
    .map((kind) => ({ kind, ...preferenceOf(row, kind), mailAlways: isMailedAlways(kind) }))
  return { version: row?.version ?? 0, preferences: { kinds } }
}
