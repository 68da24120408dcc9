import type { StandardAnalysis } from '@storyright/contracts/http'
import type { ComparableFilm } from '../analysis-input.ts'
import { type Block, fromFilms, notKnown } from './basis.ts'

/** How many films stand beside a listing. */
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

/** A film whose gross is known for the United States only is said to be one. */
export function basisOfFilms(shown: readonly ComparableFilm[]) {
  if (shown.length === 0) return notKnown('no film in our data set is near enough')
  const domestic = shown.filter(({ isGrossDomestic }) => isGrossDomestic).map(({ title }) => title)
  const note = domestic.length ? ` Only the gross in the United States is known of ${domestic.join(', ')}.` : ''
  return fromFilms(`${shown.length} of the films in our data set, in US dollars of their time.${note}`)
}
