import type { StandardAnalysis } from '@storyright/contracts/http'
import { type BasisKind, day } from '@storyright/contracts/vocabulary'

/** What every analysis says of itself. */
export type Stated = Pick<StandardAnalysis, 'source' | 'model' | 'analysedAt' | 'provenance'>

export const basisLabels: Record<BasisKind, string> = {
  listing: 'From this listing',
  market: 'Market table',
  model: 'Model',
  films: 'Films',
  derived: 'Worked out',
  default: 'Default',
}

/** Beside a figure; of the model also whose answer it was, and when. */
export const basisWords = (from: BasisKind, model: Stated['model']) =>
  from === 'model' && model ? `${basisLabels.model}, ${model.name}, ${day(model.answeredAt)}` : basisLabels[from]

/** In a sentence, whether a model stands behind the scores. */
export const sourceWords = ({ source, model }: Pick<Stated, 'source' | 'model'>) =>
  source === 'model' && model
    ? `The model ${model.name} read the details of this listing on ${day(model.answeredAt)}; our tables turned what it observed into scores.`
    : 'No model’s answer stands behind this analysis: every score comes from the market tables and the listing’s own data.'
