import type { PublicListing } from '@storyright/contracts/events'
import type { ModelAnswer } from '@storyright/scoring'
import type { AnswerRow } from './answer-rows.ts'
import { scoresOf } from './validate-answer.ts'

/** What a kept answer says of a listing today. The rules may have changed since: then it may say nothing. */
export function answerOf(row: AnswerRow, listing: PublicListing): ModelAnswer | null {
  const { name, promptVersion, answeredAt, observations } = row
  const aiScores = scoresOf(observations, listing)
  return aiScores && { name, promptVersion, answeredAt: answeredAt.toISOString(), aiScores, observations }
}
