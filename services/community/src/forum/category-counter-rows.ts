import type { ForumCategory } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** Sums over the discussions of a category that are there for everybody. */
export interface Sums {
  discussions: number
  replies: number
  views: number
}

/** The sums of one category. */
export interface TallyRow extends Sums {
  _id: ForumCategory
}

/** What one discussion adds, and where. */
export interface Tallied {
  category: ForumCategory
  replies: number
  views: number
}

export const tallyRows = defineCollection<TallyRow>('tallies', {
  version: 1,
  schema: { bsonType: 'object', required: ['discussions', 'replies', 'views'] },
})
