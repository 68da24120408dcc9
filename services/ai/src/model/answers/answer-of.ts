import type { PublicListing } from '@storyright/contracts/events'
import type { ModelAnswer } from '@storyright/scoring'
import type { AnswerRow } from './answer-rows.ts'
import { scoresOf } from './validate-answer.ts'

/** What a stored answer yields by today's rules; they may have changed since, so it may be nothing. */
export function answerOf(row: AnswerRow, listing: PublicListing): ModelAnswer | null {
  const { name, promptVersion, answeredAt, observations } = row
  const aiScores = scoresOf(observations, listing)
  return aiScores && { name, promptVersion, answeredAt: answeredAt.toISOString(), aiScores, observations }
}
