import { genres, type Medium, mediumLabels } from '@storyright/contracts/vocabulary'
import { cosineOf } from '@storyright/meaning/vector'
import { genreTable, wordsOf } from '@storyright/scoring'
import { audienceOf, type Likeness, nearMeaning } from './similarity.ts'

/** What is compared: a listing and a film go through the same code. */
export interface FilmFeatures {
  medium: Medium
  genres: readonly string[]
  /** Themes and keywords; genres among them count as genres. */
  tags: readonly string[]
  contentRating: string | null
  author?: string | null
  /** A logline: the themes that it names count as tags. */
  text?: string
  /** Films of earlier years only, as somebody could have compared in that year. */
  year?: number
  /** The vector of what is compared, where there is one. */
  meaning?: Int8Array | null
}

/** Features as they are compared. */
export type Traits = ReturnType<typeof traitsOf>

export function traitsOf({ medium, genres, tags, contentRating, author, meaning = null }: FilmFeatures) {
  const themes = tags.filter((tag) => genresIn(tag).length === 0)
  return {
    medium,
    genres: [...new Set([...genres, ...tags].flatMap(genresIn))],
    /** By the form in which they are compared, as they were written. */
    themes: [...new Map(themes.map((tag) => [phraseOf(tag), tag]))],
    authors: author?.split(/,| and /).map(wordsOf) ?? [],
    rating: contentRating,
    audience: audienceOf(contentRating),
    meaning,
  }
}

/** The listing's traits as an index, in which a film's few traits are looked up. */
export type Asked = ReturnType<typeof askedOf>

export function askedOf(features: FilmFeatures) {
  const { medium, genres, authors, audience, meaning } = traitsOf(features)
  return {
    medium,
    audience,
    meaning,
    genres: new Set(genres),
    phrases: phrasesIn([...features.tags, features.text ?? '']),
    authors: new Set(authors),
  }
}

const isShared = {
  genre: (asked: Asked) => (genre: string) => asked.genres.has(genre),
  theme:
    (asked: Asked) =>
    ([phrase]: [phrase: string, written: string]) =>
      asked.phrases.has(phrase),
}

export function likenessOf(asked: Asked, film: Traits): Likeness {
  return {
    isSameMedium: asked.medium === film.medium,
    sharedGenres: film.genres.filter(isShared.genre(asked)).length,
    genres: asked.genres.size + film.genres.length,
    sharedThemes: film.themes.filter(isShared.theme(asked)).length,
    audienceSteps: asked.audience === null || film.audience === null ? null : Math.abs(asked.audience - film.audience),
    isSameAuthor: film.authors.some((author) => asked.authors.has(author)),
    nearness: asked.meaning && film.meaning && cosineOf(asked.meaning, film.meaning),
  }
}

const namedThemes = 3

/** "same medium (book), shares thriller and crime, also about heist, by the same author, same audience (R)" */
export function whyComparable(asked: Asked, film: Traits): string {
  const { isSameMedium, audienceSteps, isSameAuthor, nearness } = likenessOf(asked, film)
  const genres = film.genres.filter(isShared.genre(asked)).map(genreName)
  const themes = film.themes.filter(isShared.theme(asked)).map(([, written]) => written)
  const reasons = [
    isSameMedium && `same medium (${mediumLabels[film.medium].toLowerCase()})`,
    genres.length > 0 && `shares ${list(genres)}`,
    themes.length > 0 && `also about ${list(themes.slice(0, namedThemes))}`,
    isSameAuthor && 'by the same author',
    audienceSteps === 0 && `same audience (${film.rating})`,
    nearness && nearness >= nearMeaning && 'near in meaning',
  ]
  return reasons.filter(Boolean).join(', ')
}

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

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
const genreName = (genre: string) => written.get(genre) ?? genre

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
