import type { StandardAnalysis } from '@storyright/contracts/http'
import { type BasisKind, day } from '@storyright/contracts/vocabulary'

/** What every analysis says of itself. */
export type Stated = Pick<StandardAnalysis, 'source' | 'model' | 'analysedAt' | 'provenance'>

export const basisLabels: Record<BasisKind, string> = {
  listing: 'From this listing',
  market: 'Benchmark',
  model: 'Model',
  films: 'Films',
  derived: 'Calculated',
  default: 'No data (typical value)',
}

/** Beside a figure; of the model also whose answer it was, and when. */
export const basisWords = (from: BasisKind, model: Stated['model']) =>
  from === 'model' && model ? `${basisLabels.model}, ${model.name}, ${day(model.answeredAt)}` : basisLabels[from]

/** In a sentence, whether a model stands behind the scores. */
export const sourceWords = ({ source, model }: Pick<Stated, 'source' | 'model'>) =>
  source === 'model' && model
    ? `AI reading of this listing, ${day(model.answeredAt)} (${model.name}). Scores come from our benchmarks.`
    : 'No AI reading of this listing: every score comes from our benchmarks and the listing’s own data.'
