import { defineCollection } from '@storyright/mongodb'

/** How far somebody has read a discussion. */
export interface ReadRow {
  /** `<personId>_<postId>` */
  _id: string
  personId: string
  postId: string
  /** Of the newest reply that was read, or of the opening. */
  readUntil: Date
  /** The newest day (UTC) on which the person's opening it counted as a view. */
  viewedOn?: string
}

export const readRows = defineCollection<ReadRow>('reads', {
  version: 1,
  schema: { bsonType: 'object', required: ['personId', 'postId', 'readUntil'] },
  indexes: [{ name: 'by_person', key: { personId: 1 } }],
})

/** When somebody was in the forum: now, and the time before, since when everything is new. */
export interface VisitRow {
  /** The person's id. */
  _id: string
  lastAt: Date
  previousAt: Date
}

export const visitRows = defineCollection<VisitRow>('visits', {
  version: 1,
  schema: { bsonType: 'object', required: ['lastAt', 'previousAt'] },
})
