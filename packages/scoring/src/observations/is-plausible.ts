import type { AiScores } from '@storyright/contracts/http'
import { type DimensionScores, dimensionNames } from '../dimensions/dimensions.ts'
import { aiScore } from '../tables/scores.ts'

/**
 * How far an answer may be from the rules. With the second limit no text of a listing can move its viability score by more
 * than 5, whatever the model answers: two answers are at most 10 apart in the AI score, and an answer is at most 15 from
 * the 75 that counts without one, since the rules' own AI score stays within 10 of it.
 */
export const farthest = { dimension: 15, aiScore: 5 } as const

/** Whether an answer may count: every dimension near the rules' score, and all of them together. */
export const isPlausible = (scores: AiScores, rules: DimensionScores): boolean =>
  dimensionNames.every((name) => Math.abs((scores[name] ?? rules[name]) - rules[name]) <= farthest.dimension) &&
  Math.abs(aiScore(scores) - aiScore(rules)) <= farthest.aiScore
