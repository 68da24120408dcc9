import { defineCollection } from '@storyright/mongodb'

/** What moderators did about somebody. Nobody in it has done nothing wrong. */
export interface StandingRow {
  /** The person's id. */
  _id: string
  mutedUntil: Date | null
  warned: number
  removed: number
}

export const standingRows = defineCollection<StandingRow>('standing', {
  version: 1,
  schema: { bsonType: 'object', required: ['warned', 'removed'] },
})
