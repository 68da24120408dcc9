import { defineCollection } from '@storyright/mongodb'
import type { Binary } from 'mongodb'

/** A listing's vector, one for each listing; what has no consent or is deleted keeps a row without any, for replicas to see. */
export interface MeaningRow {
  /** The listing's id. */
  _id: string
  /** Of the text that the vector is to be made of, and by which model; `null` where there is to be none. */
  key: string | null
  /** What it was made of last; an older text's vector serves until the next is made. */
  vectorKey: string | null
  vector: Binary | null
  /** When to make it; `null` once it is made. */
  dueAt: Date | null
  /** How often making it has failed. */
  tries: number
  /** When its vector changed last. */
  at: Date
}

export const never = new Date(0)

export const meaningRows = defineCollection<MeaningRow>('meanings', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['key', 'vectorKey', 'vector', 'dueAt', 'tries', 'at'],
    properties: {
      _id: { bsonType: 'string' },
      key: { bsonType: ['string', 'null'] },
      vectorKey: { bsonType: ['string', 'null'] },
      vector: { bsonType: ['binData', 'null'] },
      dueAt: { bsonType: ['date', 'null'] },
      tries: { bsonType: 'number' },
      at: { bsonType: 'date' },
    },
    additionalProperties: false,
  },
  indexes: [
    { name: 'due', key: { dueAt: 1 } },
    { name: 'changed', key: { at: 1 } },
  ],
})

export const vectorIn = ({ vector }: Pick<MeaningRow, 'vector'>): Int8Array | null =>
  vector && new Int8Array(vector.buffer)
