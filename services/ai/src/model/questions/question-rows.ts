import { defineCollection } from '@storyright/mongodb'

/** The question about a listing that may be analysed, written with the listing's row. */
export interface QuestionRow {
  /** The listing's id. */
  _id: string
  /** Of the content as it is now. */
  key: string
  /** When to ask; `null` once there is an answer, or too many of no use. */
  dueAt: Date | null
  /** How often asking has failed. */
  tries: number
  /** How often there was an answer that could not be used; rows from before it was counted have none. */
  unusable?: number
  /** The end of the present claim. */
  claimedUntil: Date
  /** The listing's agent, whose share of the hour it takes; rows of earlier versions have none. */
  agentId?: string
  /** Who is. */
  claim: string | null
}

export const questionRows = defineCollection<QuestionRow>('questions', {
  version: 2,
  schema: {
    bsonType: 'object',
    required: ['key', 'dueAt', 'tries', 'claimedUntil', 'claim'],
    properties: {
      _id: { bsonType: 'string' },
      key: { bsonType: 'string' },
      dueAt: { bsonType: ['date', 'null'] },
      tries: { bsonType: 'number' },
      unusable: { bsonType: 'number' },
      claimedUntil: { bsonType: 'date' },
      claim: { bsonType: ['string', 'null'] },
      agentId: { bsonType: 'string' },
    },
    additionalProperties: false,
  },
  indexes: [
    { name: 'due', key: { dueAt: 1 } },
    { name: 'by_content', key: { key: 1 } },
  ],
})

export const never = new Date(0)
