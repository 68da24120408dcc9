import type { PublicListing } from '@storyright/contracts/events'
import { authorWord, genreWord, mediumWord, priceWord, wordsIn } from './words.ts'

/** What recommendations read of a listing. */
export type ItemListing = Pick<
  PublicListing,
  | 'id'
  | 'status'
  | 'title'
  | 'author'
  | 'description'
  | 'logline'
  | 'medium'
  | 'genre'
  | 'subgenre'
  | 'themes'
  | 'keywords'
  | 'suggestedOfferMax'
  | 'viabilityScore'
>

const weights = { choice: 3, author: 2.5, subject: 2.5, title: 2, text: 1 } as const

/** What a listing is about, by word, and how much each word weighs before it is known how common the word is. */
export function wordsOfItem(listing: ItemListing): Map<string, number> {
  const { title, author, description, logline, medium, genre, subgenre, themes, keywords, suggestedOfferMax } = listing
  const words = new Map<string, number>()
  const put = (word: string, weight: number) => words.set(word, Math.max(weight, words.get(word) ?? 0))
  for (const word of wordsIn(`${logline ?? ''} ${description}`)) put(word, weights.text)
  for (const word of wordsIn(title)) put(word, weights.title)
  for (const word of wordsIn([genre, subgenre, ...themes, ...keywords].join(' '))) put(word, weights.subject)
  if (author) put(authorWord(author), weights.author)
  if (genre) put(genreWord(genre), weights.choice)
  put(mediumWord(medium), weights.choice)
  if (suggestedOfferMax) put(priceWord(suggestedOfferMax), weights.text)
  return words
}
