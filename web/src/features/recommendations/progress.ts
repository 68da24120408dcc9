import { recommendationTimes } from '@storyright/contracts/vocabulary'

const { progressStart, progressStep, progressCap } = recommendationTimes

export interface Progress {
  progress: number
  stage: string
}
export const atStart: Progress = { progress: progressStart, stage: '' }

/** What the bar shows after another answer, or after none: it never goes back. */
export function following(shown: Progress, progress: Progress | undefined): Progress {
  if (progress) return { progress: Math.max(shown.progress, progress.progress), stage: progress.stage }
  return { ...shown, progress: Math.max(shown.progress, Math.min(progressCap, shown.progress + progressStep)) }
}
