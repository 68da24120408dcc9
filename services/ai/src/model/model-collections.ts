import { answerRows } from './answers/answer-rows.ts'
import { questionRows } from './questions/question-rows.ts'

/** What the model's part of the service keeps. */
export const modelCollections = [answerRows, questionRows] as const
