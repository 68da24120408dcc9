import type { StandardAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab, Scenario } from '../blocks/block.ts'
import { capital } from '../blocks/in-words.ts'

type Scenarios = Record<string, { gross: number; probability: number }>

/** From the least to the most, each with its place in the analysis. */
export const scenarioFigures = (scenarios: Scenarios, path: string): Scenario[] =>
  Object.entries(scenarios)
    .map(([name, scenario]) => ({ label: capital(name), path: `${path}.${name}`, ...scenario }))
    .toSorted((one, other) => one.gross - other.gross)

const at = 'forecasting.accuracyFactors'

export const forecasting = ({ forecasting: forecast, financial }: StandardAnalysis): AnalysisTab => {
  const { dataQuality, marketVolatility, genreStability, talentTrack, seasonalFactors } = forecast.accuracyFactors
  return {
    value: 'forecasting',
    label: 'Forecasting',
    blocks: [
      {
        kind: 'scenarios',
        title: 'Revenue Scenarios',
        lead: 'Three gross figures on one scale. A thicker bar is a likelier one; the dashed line is where the film breaks even.',
        figures: scenarioFigures(forecast.scenarios, 'forecasting.scenarios'),
        currency: 'GBP',
        breakEven: financial.breakEvenGross,
      },
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
        lead: 'Grosses are worldwide, as far as they are known, in US dollars of their time.',
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
