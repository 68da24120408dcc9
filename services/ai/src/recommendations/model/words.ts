import { foldText, wordsOf } from '@storyright/contracts/vocabulary'

const SHORTEST = 3

/** Words of a text, as they are compared: folded, and in the singular where that is easy. Numbers mean nothing for taste. */
export const wordsIn = (text: string): string[] =>
  wordsOf(foldText(text))
    .filter((word) => word.length >= SHORTEST && !/^\d+$/.test(word))
    .map((word) => (/[^s]s$/.test(word) && word.length > SHORTEST ? word.slice(0, -1) : word))

/** A choice, such as a genre, apart from the word it is written with. */
export const genreWord = (genre: string) => `genre:${foldText(genre)}`
export const authorWord = (author: string) => `author:${foldText(author)}`
export const mediumWord = (medium: string) => `medium:${medium}`

/** Prices double from one to the next. */
export const priceWord = (price: number) => `price:${Math.round(Math.log2(Math.max(1, price)))}`
