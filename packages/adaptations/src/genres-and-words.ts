import { genres } from '@storyright/contracts/vocabulary'
import { genreTable, wordsOf } from '@storyright/scoring'

/** Genres that films and the listing form know beside those that score. "Fiction" is no help for a film. */
const otherGenres = new Set([...genres.map(wordsOf).filter((genre) => genre !== 'fiction'), 'western', 'musical'])

/** The genres that a genre or a tag names, each by one name: "True Crime Thriller" is crime and thriller. */
export function genresIn(text: string): string[] {
  const words = wordsOf(text)
  const known = genreTable.filter((genre) => genre.words.some((word) => ` ${words} `.includes(` ${word} `)))
  if (known.length > 0) return known.map((genre) => genre.words[0]!)
  return otherGenres.has(words) ? [words] : []
}

const written = new Map(genres.map((genre) => [wordsOf(genre), genre.toLowerCase()]))

/** A genre of `genresIn` as people write it: "children's", "sci-fi". */
export const genreName = (genre: string) => written.get(genre) ?? genre

const singular = (word: string) => {
  if (word.length < 4 || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=ch|sh|x|ss)es$|s$/, '')
}

/** A theme as it is compared: small letters, no plural. */
export const phraseOf = (text: string) => wordsOf(text).split(' ').map(singular).join(' ')

const longest = 3

/** Every run of up to three words, as themes are compared: the themes that a text may name. */
export function phrasesIn(texts: readonly string[]): Set<string> {
  const phrases = new Set<string>()
  for (const text of texts) {
    const words = phraseOf(text).split(' ')
    for (let start = 0; start < words.length; start++)
      for (let length = 1; length <= longest; length++) phrases.add(words.slice(start, start + length).join(' '))
  }
  return phrases
}
