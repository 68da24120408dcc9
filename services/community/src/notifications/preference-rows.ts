import type { MailChoice, NotificationKind } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** Somebody's preference for one kind. */
export interface Preference {
  mail: MailChoice
  inApp: boolean
}

/** What somebody has chosen; for the rest the defaults of the table of kinds hold. */
export interface PreferenceRow {
  /** The person's id. */
  _id: string
  /** Grows with every change, also by the link of a mail; absent before the first. */
  version?: number
  kinds: Partial<Record<NotificationKind, Partial<Preference>>>
}

export const preferenceRows = defineCollection<PreferenceRow>('notification_preferences', {
  version: 1,
  schema: { bsonType: 'object', required: ['kinds'], properties: { kinds: { bsonType: 'object' } } },
})
