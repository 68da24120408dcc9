import { defineCollection } from '@storyright/mongodb'

/** The names of the demo's loaded parts. */
export interface LoadRow {
  _id: string
  loadedAt: Date
}

export const loadRows = defineCollection<LoadRow>('demo_loads', {
  version: 1,
  schema: { bsonType: 'object', required: ['loadedAt'], properties: { loadedAt: { bsonType: 'date' } } },
})
