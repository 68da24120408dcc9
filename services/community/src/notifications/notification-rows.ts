import { type NotificationKind, notificationLimits } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** A notification; several of one group before it is read are one. */
export interface NotificationRow {
  _id: string
  personId: string
  kind: NotificationKind
  /** What further ones are gathered by while it is unread. */
  group: string
  count: number
  /** The title of one, and of several: `{count}` is the number, `{name}` the actor. */
  title: string
  titleOfMany: string
  detail: string | null
  link: string
  /** The actor, the newest of several. */
  byId: string | null
  /** The text that it is about. */
  textId: string | null
  /** When the newest came. */
  at: Date
  isUnread: boolean
  readAt: Date | null
  /** It is not shown on the site, only mailed. */
  isHidden: boolean
  /** Since when it is hidden. */
  hiddenAt?: Date
}

const DAY_SECONDS = 86_400
const forgotten = { expireAfterSeconds: notificationLimits.keptDays * DAY_SECONDS }

export const notificationRows = defineCollection<NotificationRow>('notifications', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['personId', 'kind', 'group', 'count', 'title', 'link', 'at', 'isUnread', 'isHidden'],
    properties: { count: { bsonType: 'number', minimum: 1 }, at: { bsonType: 'date' }, isUnread: { bsonType: 'bool' } },
  },
  indexes: [
    { name: 'by_person', key: { personId: 1, isHidden: 1, at: -1, _id: -1 } },
    { name: 'unread', key: { personId: 1, isUnread: 1, isHidden: 1, at: -1 } },
    {
      name: 'one_open_group',
      key: { personId: 1, group: 1 },
      unique: true,
      partialFilterExpression: { isUnread: true },
    },
    { name: 'by_text', key: { textId: 1 }, partialFilterExpression: { textId: { $type: 'string' } } },
    { name: 'forgotten_read', key: { readAt: 1 }, ...forgotten },
    { name: 'forgotten_hidden', key: { hiddenAt: 1 }, ...forgotten },
  ],
})
