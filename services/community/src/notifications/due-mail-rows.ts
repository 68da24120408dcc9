import type { NotificationKind } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** A notification that is to be mailed. */
export interface DueMailRow {
  /** The notification's id: what comes to it before it is mailed is mailed with it. */
  _id: string
  personId: string
  kind: NotificationKind
  /** Its group, where that is mailed seldom. */
  group?: string
  /** How much came since it was mailed last. */
  count: number
  /** Gathered with other kinds; otherwise with its own. */
  isDaily: boolean
  dueAt: Date
}

export const dueMailRows = defineCollection<DueMailRow>('due_mails', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['personId', 'kind', 'count', 'isDaily', 'dueAt'],
    properties: {
      count: { bsonType: 'number', minimum: 1 },
      isDaily: { bsonType: 'bool' },
      dueAt: { bsonType: 'date' },
    },
  },
  indexes: [
    { name: 'by_time', key: { dueAt: 1, personId: 1 } },
    { name: 'by_person', key: { personId: 1, kind: 1 } },
  ],
})
