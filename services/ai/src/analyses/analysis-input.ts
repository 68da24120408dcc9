import { comparedWith } from '@storyright/adaptations'
import type { PublicListing } from '@storyright/contracts/events'
import { usualRates } from '@storyright/contracts/vocabulary'
import type { AnalysisInput } from '@storyright/scoring'

const FILMS = 5

type Given = Omit<AnalysisInput, 'films' | 'returned' | 'rate'> & Partial<Pick<AnalysisInput, 'rate'>>

/** All that an analysis is made of; the films follow from the listing, and only the enhanced analysis needs a rate. */
export const inputOf = (given: Given): AnalysisInput => ({
  rate: usualRates,
  ...given,
  ...filmsLike(given.listing),
})

function filmsLike({
  medium,
  genre,
  subgenre,
  tags,
  contentRating,
  author,
  logline,
}: PublicListing): Pick<AnalysisInput, 'films' | 'returned'> {
  const genres = [genre, subgenre].filter((name) => name !== null)
  const { nearest, returned } = comparedWith({ medium, genres, tags, contentRating, author, text: logline ?? '' })
  return { films: nearest.slice(0, FILMS), returned }
}
