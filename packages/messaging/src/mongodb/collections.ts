import { defineCollection, signalRows } from '@storyright/mongodb'
import type { Timestamp } from 'mongodb'
import type { OutboxMessage } from '../store.ts'

export interface OutboxRow extends Omit<OutboxMessage, 'id' | 'round'> {
  _id: string
  round: number
  sent: boolean
  sentAt?: Date
  /** MongoDB's logical time when it was written, and the place among those that one process wrote at that time. */
  position: Timestamp
  place: number
}

export interface InboxRow {
  /** The consumer and the event. */
  _id: string
  handledAt: Date
}

export const outbox = defineCollection<OutboxRow>('messaging_outbox', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['kind', 'subject', 'payload', 'round', 'sent', 'position', 'place'],
    properties: {
      _id: { bsonType: 'string' },
      kind: { enum: ['event', 'control'] },
      subject: { bsonType: 'string' },
      payload: { bsonType: 'string' },
      round: { bsonType: 'number' },
      sent: { bsonType: 'bool' },
      sentAt: { bsonType: 'date' },
      position: { bsonType: 'timestamp' },
      place: { bsonType: 'number' },
    },
    additionalProperties: false,
  },
  indexes: [
    { name: 'unsent', key: { kind: 1, position: 1, place: 1 }, partialFilterExpression: { sent: false } },
    { name: 'sent', key: { sentAt: 1 }, partialFilterExpression: { sent: true } },
  ],
})

export const inbox = defineCollection<InboxRow>('messaging_inbox', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['handledAt'],
    properties: { _id: { bsonType: 'string' }, handledAt: { bsonType: 'date' } },
    additionalProperties: false,
  },
  indexes: [{ name: 'handled', key: { handledAt: 1 } }],
})

/** Collections that every service with a MongoDB declares beside its own. */
export const messagingCollections = [outbox, inbox, signalRows]
