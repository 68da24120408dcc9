import type { AiScores } from '@storyright/contracts/http'
import type { ObservationName } from './observations/observations.ts'

/** The fields that a quote may come from, as a reader knows them. Names and labels are not among them: they show nothing of the work. */
export const quotedFields = {
  logline: 'logline',
  synopsis: 'synopsis',
  description: 'description',
  themes: 'themes',
  keywords: 'keywords',
  subgenre: 'subgenre',
  targetAudience: 'target audience',
} as const
export type QuotedField = keyof typeof quotedFields

/** One observation of the model, the words of the listing that it rests on, and the field that they come from. */
export interface Observed {
  observation: ObservationName
  quote: string
  field: QuotedField
}

/** A model's answer that held: what it observed, and the scores that the table makes of it. */
export interface ModelAnswer {
  /** The model's own name. */
  name: string
  promptVersion: string
  answeredAt: string
  aiScores: AiScores
  observations: readonly Observed[]
}
