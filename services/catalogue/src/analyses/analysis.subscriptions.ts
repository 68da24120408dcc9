import { analysisSnapshot, listingAnalysed } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { type AnalysisDeps, followAnalysis } from './follow-analysis.ts'

export const analysisSubscriptions = (deps: AnalysisDeps): Subscription<Tx>[] =>
  [listingAnalysed, analysisSnapshot].map((event) => on(event, (input, tx) => followAnalysis(deps, input, tx)))
