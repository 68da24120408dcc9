import type { StandardAnalysis } from '@storyright/contracts/http'
import type { ComparableFilm } from '../analysis-input.ts'
import type { Figures } from '../figures.ts'
import { percent } from './amounts.ts'
import { type Block, fromFilms, notKnown } from './basis.ts'

/** How many films are shown with a listing. */
export const filmsShown = 5

/** The nearest films, as they are shown. */
export function filmsBlock(
  films: readonly ComparableFilm[],
): Block<StandardAnalysis['forecasting']['comparableFilms']> {
  const shown = films.slice(0, filmsShown)
  return {
    figures: shown.map(({ title, year, relevance, similarity, actualGross }) => ({
      title,
      year,
      relevance,
      similarity,
      actualGross,
    })),
    basis: { '': basisOfFilms(shown) },
  }
}

/** A film whose gross is known for the United States only is marked as one. */
export function basisOfFilms(shown: readonly ComparableFilm[]) {
  if (shown.length === 0) return notKnown('no film in our data set is near enough')
  const domestic = shown.filter(({ isGrossDomestic }) => isGrossDomestic).map(({ title }) => title)
  const note = domestic.length ? ` Only the gross in the United States is known of ${domestic.join(', ')}.` : ''
  return fromFilms(`${shown.length} of the films in our data set, in US dollars of their time.${note}`)
}

/** What the films most like it returned, and what that would be at the expected budget. */
export function returnsBlock({
  returned,
  budget,
}: Pick<Figures, 'returned' | 'budget'>): Block<StandardAnalysis['forecasting']['filmReturns']> {
  if (!returned) return { figures: null, basis: { '': notKnown('too few films in our data set are like it') } }
  const { films, low, middle, high, test } = returned
  const atBudget = (multiple: number) => Math.round(multiple * budget.value)
  return {
    figures: {
      films,
      low: { multiple: low, gross: atBudget(low) },
      middle: { multiple: middle, gross: atBudget(middle) },
      high: { multiple: high, gross: atBudget(high) },
    },
    basis: {
      '': fromFilms(
        `Gross ÷ budget of the ${films} films most like it, and the same at the expected budget. Tested on ${test.films} films from ${test.since} on, of which such a range held ${percent(Math.round(test.coverage * 100) / 100)}; the rank correlation of its middle with what they returned is ${test.correlation.toFixed(2)}.`,
      ),
    },
  }
}
