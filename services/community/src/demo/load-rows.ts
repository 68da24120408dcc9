import { defineCollection } from '@storyright/mongodb'

/** What of the demo has been loaded: the name of it. */
export interface LoadRow {
  _id: string
  loadedAt: Date
}

export const loadRows = defineCollection<LoadRow>('demo_loads', {
  version: 1,
  schema: { bsonType: 'object', required: ['loadedAt'], properties: { loadedAt: { bsonType: 'date' } } },
})
