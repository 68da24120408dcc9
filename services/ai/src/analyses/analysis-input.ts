import { comparedWith } from '@storyright/adaptations'
import type { PublicListing } from '@storyright/contracts/events'
import { usualRates } from '@storyright/contracts/vocabulary'
import type { AnalysisInput } from '@storyright/scoring'

const FILMS = 5

interface Given extends Omit<AnalysisInput, 'films' | 'returned' | 'rate'>, Partial<Pick<AnalysisInput, 'rate'>> {
  /** The listing's vector, where it has one. */
  meaning?: Int8Array | null
}

/** All that an analysis is made of; the films follow from the listing, and only the enhanced analysis needs a rate. */
export function inputOf({ meaning = null, ...given }: Given): AnalysisInput {
  return {
    rate: usualRates,
    ...given,
    ...filmsLike(given.listing, meaning),
  }
}

function filmsLike(
  { medium, genre, subgenre, tags, contentRating, author, logline }: PublicListing,
  meaning: Int8Array | null,
): Pick<AnalysisInput, 'films' | 'returned'> {
  const genres = [genre, subgenre].filter((name) => name !== null)
  const features = { medium, genres, tags, contentRating, author, text: logline ?? '', meaning }
  const { nearest, returned } = comparedWith(features)
  return { films: nearest.slice(0, FILMS), returned }
}
