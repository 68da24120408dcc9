import type { NotificationPreferences } from '@storyright/contracts/http'
import { notificationKind, notificationKinds, type Viewer } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { isMailedAlways, preferenceOf } from './preference.ts'
import { preferenceRows } from './preference-rows.ts'

/** How somebody is told, by each kind that can concern them. */
export async function readPreferences(db: Database, viewer: Viewer): Promise<NotificationPreferences> {
  const row = await preferenceRows.of(db).findOne({ _id: viewer.id })
  const kinds = notificationKinds
    .filter((kind) => notificationKind(kind).concerns(viewer))
    .map((kind) => ({ kind, ...preferenceOf(row, kind), mailAlways: isMailedAlways(kind) }))
  return { kinds }
}
