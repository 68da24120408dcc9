import { defineCollection } from '@storyright/mongodb'

/** What either side wrote in a thread. */
export interface MessageRow {
  _id: string
  threadId: string
  /** Which one of the thread it is, from 1: two of one moment are in order, too. */
  place: number
  authorId: string
  isFromSupport: boolean
  message: string
  createdAt: Date
}

export const messageRows = defineCollection<MessageRow>('support_messages', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['threadId', 'place', 'authorId', 'isFromSupport', 'message', 'createdAt'],
    properties: { place: { bsonType: 'number', minimum: 1 }, createdAt: { bsonType: 'date' } },
  },
  indexes: [
    { name: 'by_thread', key: { threadId: 1, place: 1 }, unique: true },
    { name: 'by_author', key: { authorId: 1, createdAt: -1 } },
  ],
})
