import { nearestFilms } from '@storyright/adaptations'
import type { PublicListing } from '@storyright/contracts/events'
import type { AnalysisInput } from '@storyright/scoring'

const FILMS = 5

/** All that an analysis is made of; the films follow from the listing. */
export const inputOf = (given: Omit<AnalysisInput, 'films'>): AnalysisInput => ({
  ...given,
  films: filmsLike(given.listing),
})

const filmsLike = ({ medium, genre, subgenre, tags, contentRating, author, logline }: PublicListing) =>
  nearestFilms(
    {
      medium,
      genres: [genre, subgenre].filter((name) => name !== null),
      tags,
      contentRating,
      author,
      text: logline ?? '',
    },
    FILMS,
  )
