import type { ModelAnswer } from '@storyright/scoring'
import type { AnalysisRow } from './analysis-rows.ts'
import type { ScoredRow } from './scored-rows.ts'

/** Whether some of what an analysis was made of has become too old to be used: then it is made without it each time, until its row is. */
export const isStale = ({ staleAt }: AnalysisRow, now: Date): boolean => Boolean(staleAt && staleAt <= now)

/** Whether an analysis of these is the one that the row speaks of: any of them may have changed after the row was read. */
export const isMadeOf = (row: AnalysisRow, { version, foundVersion }: ScoredRow, answer: ModelAnswer | null): boolean =>
  version === row.listingVersion && foundVersion === row.foundVersion && row.isAnswered === (answer !== null)
