import type { StandardAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab, Block, Scenario } from '../blocks/block.ts'
import { capital, count, multiple } from '../blocks/in-words.ts'
import type { Amounts } from '../currency/currency.ts'

type Scenarios = Record<string, { gross: number; probability: number }>

/** From the least to the most, each with its place in the analysis. */
export const scenarioFigures = (scenarios: Scenarios, path: string, amounts: Amounts): Scenario[] =>
  Object.entries(scenarios)
    .map(([name, scenario]) => ({
      label: capital(name),
      path: `${path}.${name}`,
      ...scenario,
      gross: amounts.of(scenario.gross),
    }))
    .toSorted((one, other) => one.gross - other.gross)

const at = 'forecasting.accuracyFactors'

export const forecasting = ({ forecasting: forecast, financial }: StandardAnalysis, amounts: Amounts): AnalysisTab => {
  const { dataQuality, marketVolatility, genreStability, talentTrack, seasonalFactors } = forecast.accuracyFactors
  return {
    value: 'forecasting',
    label: 'Forecasting',
    blocks: [
      {
        kind: 'scenarios',
        title: 'Revenue Scenarios',
        lead: 'Three gross figures on one scale. Thicker bars are more likely. The dashed line is break-even. How likely each is follows our tables and is not calibrated.',
        figures: scenarioFigures(forecast.scenarios, 'forecasting.scenarios', amounts),
        currency: amounts.currency,
        breakEven: amounts.of(financial.breakEvenGross),
      },
      ...(forecast.filmReturns ? [returned(forecast.filmReturns, amounts)] : []),
      {
        kind: 'scores',
        title: `Confidence Level ${Math.round(forecast.confidenceLevel)}%`,
        lead: 'How far the figures above can be relied on. It falls when the listing says little.',
        figures: [
          { label: 'Confidence Level', path: 'forecasting.confidenceLevel', value: forecast.confidenceLevel },
          { label: 'Data Quality', path: `${at}.dataQuality`, value: dataQuality },
          {
            label: 'Market Volatility',
            path: `${at}.marketVolatility`,
            value: 100 - marketVolatility,
            note: 'Calmer is higher',
          },
          { label: 'Genre Stability', path: `${at}.genreStability`, value: genreStability },
          { label: 'Talent Track', path: `${at}.talentTrack`, value: talentTrack },
          { label: 'Seasonal Factors', path: `${at}.seasonalFactors`, value: seasonalFactors },
        ],
      },
      {
        kind: 'films',
        title: 'Comparable Films',
        lead: 'Worldwide grosses where known, in US dollars of the time.',
        figures: [{ label: 'Comparable Films', path: 'forecasting.comparableFilms' }],
        films: forecast.comparableFilms.map(({ relevance, actualGross, ...film }) => ({
          ...film,
          why: relevance,
          gross: actualGross,
        })),
      },
    ],
  }
}

type FilmReturns = NonNullable<StandardAnalysis['forecasting']['filmReturns']>

/** The calibrated range beside the scenarios of the tables. */
function returned({ films, low, middle, high }: FilmReturns, amounts: Amounts): Block {
  const path = 'forecasting.filmReturns'
  return {
    kind: 'facts',
    title: 'What films like this returned',
    lead: `Worldwide gross ÷ budget of the ${films} films in our data set that are most like it (n = ${films}). The range is calibrated: it was tested on films that had no part in it.`,
    figures: [
      {
        label: 'Eight in ten',
        path: `${path}.low`,
        value: `${multiple(low.multiple)} to ${multiple(high.multiple)} the budget`,
      },
      { label: 'Half of them more than', path: `${path}.middle`, value: `${multiple(middle.multiple)} the budget` },
      {
        label: 'At the expected budget',
        path: `${path}.high`,
        value: `${amounts.text(low.gross)} to ${amounts.text(high.gross)}`,
      },
      { label: 'Films', path: `${path}.films`, value: count(films) },
    ],
  }
}
