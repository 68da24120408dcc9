import type { AiScores } from '@storyright/contracts/http'

/** Stands here until `packages/scoring` declares it. */
export interface ModelAnswer {
  name: string
  promptVersion: string
  answeredAt: string
  aiScores: AiScores
  observations: readonly { kind: string; quote: string }[]
}
