import type { PublicListing } from '@storyright/contracts/events'
import { wordsOf } from '../tables/genres.ts'
import { genreScore, lengthBonus, mediumScore, mediumWithLength } from '../tables/scores.ts'

/** What rules look at: a listing with the scores of the tables. */
export interface Facts {
  listing: PublicListing
  genre: number
  medium: number
  lengthBonus: number
  mediumWithLength: number
  carriesSeries: boolean
  /** Whether genre or tags contain one of these, as whole words. */
  has(words: readonly string[]): boolean
}

/** Genres whose stories are made into series and things; ours. */
export const seriesGenres = [
  'fantasy',
  'sci fi',
  'science fiction',
  'young adult',
  'crime',
  'mystery',
  'detective',
  'adventure',
  'children s',
] as const

export function factsOf(listing: PublicListing): Facts {
  const texts = [listing.genre ?? '', ...listing.tags].map((text) => ` ${wordsOf(text)} `)
  const has = (words: readonly string[]) => words.some((word) => texts.some((text) => text.includes(` ${word} `)))
  const medium = mediumScore(listing.medium)
  const bonus = lengthBonus(listing.medium, listing.pageCount)
  return {
    listing,
    genre: genreScore(listing.genre, listing.tags),
    medium,
    lengthBonus: bonus,
    mediumWithLength: mediumWithLength(medium, bonus),
    carriesSeries: has(seriesGenres),
    has,
  }
}
