import { recommendationTimes } from '@storyright/contracts/vocabulary'

const { progressStart, progressStep, progressCap } = recommendationTimes

export interface Progress {
  progress: number
  stage: string
}
export const atStart: Progress = { progress: progressStart, stage: '' }

/** What the bar shows after another answer, or after none: it never goes back. */
export function following(shown: Progress, told: Progress | undefined): Progress {
  if (told) return { progress: Math.max(shown.progress, told.progress), stage: told.stage }
  return { ...shown, progress: Math.max(shown.progress, Math.min(progressCap, shown.progress + progressStep)) }
}
