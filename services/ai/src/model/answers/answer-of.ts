import type { PublicListing } from '@storyright/contracts/events'
import { defineCollection } from '@storyright/mongodb'
import type { ModelAnswer, Observed } from '@storyright/scoring'
import { scoresOf } from './validate-answer.ts'

/** What a model observed in a content; its scores follow from the table whenever it is read. */
export interface AnswerRow {
  /** Of the content, the prompt's version and the model: `keyOf`. */
  _id: string
  /** Whose content it was when it was asked. */
  listingId: string
  name: string
  promptVersion: string
  answeredAt: Date
  observations: readonly Observed[]
}

export const answerRows = defineCollection<AnswerRow>('answers', {
  version: 2,
  schema: {
    bsonType: 'object',
    required: ['listingId', 'name', 'promptVersion', 'answeredAt', 'observations'],
    properties: {
      _id: { bsonType: 'string' },
      listingId: { bsonType: 'string' },
      name: { bsonType: 'string' },
      promptVersion: { bsonType: 'string' },
      answeredAt: { bsonType: 'date' },
      observations: {
        bsonType: 'array',
        items: {
          bsonType: 'object',
          required: ['observation', 'quote'],
          properties: {
            observation: { bsonType: 'string' },
            quote: { bsonType: 'string' },
            // Answers to prompts before `observe.v2`, which are unused, lack it.
            field: { bsonType: 'string' },
          },
        },
      },
    },
  },
  indexes: [{ name: 'by_listing', key: { listingId: 1 } }],
})

/** What a stored answer yields by today's rules; they may have changed since, so it may be nothing. */
export function answerOf(row: AnswerRow, listing: PublicListing): ModelAnswer | null {
  const { name, promptVersion, answeredAt, observations } = row
  const aiScores = scoresOf(observations, listing)
  return aiScores && { name, promptVersion, answeredAt: answeredAt.toISOString(), aiScores, observations }
}
