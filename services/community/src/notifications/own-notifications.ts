import { paging } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { dueMailRows } from './due-mail-rows.ts'
import { viewNotifications } from './notification.view.ts'
import { notificationRows } from './notification-rows.ts'
import { preferenceRows } from './preference-rows.ts'
import { unsubscribeRows } from './unsubscribe-rows.ts'

const limit = paging.listMaximum

/** Somebody's notifications, preferences and due mails, and the mails whose links can still switch others off. */
export async function ownNotifications(db: Database, personId: string) {
  const [rows, preferences, dueMails, mailLinks] = await Promise.all([
    notificationRows
      .of(db)
      .find({ personId }, { sort: { at: -1 }, limit })
      .toArray(),
    preferenceRows.of(db).findOne({ _id: personId }),
    dueMailRows
      .of(db)
      .find({ personId }, { limit, projection: { _id: 0, personId: 0 } })
      .toArray(),
    unsubscribeRows
      .of(db)
      .find({ personId }, { sort: { at: -1 }, limit, projection: { _id: 0, personId: 0 } })
      .toArray(),
  ])
  return { told: await viewNotifications(db, rows), preferences: preferences?.kinds ?? {}, dueMails, mailLinks }
}
