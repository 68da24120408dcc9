import type { AiScores } from '@storyright/contracts/http'
import type { ObservationName } from './observations/observations.ts'

/** One observation of the model, and the words of the listing that it rests on. */
export interface Observed {
  observation: ObservationName
  quote: string
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
