import type { StandardAnalysis } from '@storyright/contracts/http'
import type { Figures } from '../figures.ts'
import { type Block, byDefault, fromListing, fromMarket } from '../provenance/basis.ts'
import { filmsBlock, returnsBlock } from '../provenance/films.ts'
import { moneyBasis } from '../provenance/money-basis.ts'
import { isStated } from '../reading/numbers-in-text.ts'

/** Nobody can know of an unmade film in which season it will open; ours. */
export const seasonalFactors = 50
/** What is known of the author's and the team's record, from 50 where nothing is; ours. */
export const talentTrack = {
  start: 50,
  adds: { previousAdaptations: 15, awards: 15, salesFigures: 10, attachedTalent: 10 },
}

export function forecastingOf(figures: Figures): Block<StandardAnalysis['forecasting']> {
  const { confidence, scenarios, facts } = figures
  const films = filmsBlock(figures.films)
  const talent = talentTrackOf(figures)
  return {
    figures: {
      confidenceLevel: confidence.level,
      accuracyFactors: {
        dataQuality: confidence.dataQuality,
        marketVolatility: confidence.marketVolatility,
        genreStability: confidence.genreStability,
        talentTrack: talent.figures,
        seasonalFactors,
      },
      scenarios,
      comparableFilms: films.figures,
      filmReturns: returnsBlock(figures).figures,
    },
    basis: {
      'accuracyFactors.dataQuality': fromListing('How much of what we look for the listing tells.'),
      'accuracyFactors.marketVolatility': fromMarket(`Market table, genre score ${facts.genre}.`),
      'accuracyFactors.genreStability': fromMarket(`Market table, genre score ${facts.genre}.`),
      'accuracyFactors.talentTrack': talent.basis['']!,
      'accuracyFactors.seasonalFactors': byDefault(`${seasonalFactors}: no release date is known.`),
      scenarios: moneyBasis.scenarios,
      comparableFilms: films.basis['']!,
      filmReturns: returnsBlock(figures).basis['']!,
    },
  }
}

function talentTrackOf({ listing }: Figures): Block<number> {
  const { start, adds } = talentTrack
  const stated = (Object.keys(adds) as (keyof typeof adds)[]).filter((field) => isStated(listing[field]))
  const score = stated.reduce((sum, field) => sum + adds[field], start)
  const basis = stated.length
    ? fromListing(`What the agent entered under ${stated.map((field) => recordNames[field]).join(', ')}.`)
    : byDefault(`${start}: the agent named no record.`)
  return { figures: score, basis: { '': basis } }
}

export const recordNames = {
  previousAdaptations: 'previous adaptations',
  awards: 'awards',
  salesFigures: 'sales figures',
  attachedTalent: 'attached talent',
}
