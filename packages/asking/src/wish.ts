import { genres, type Medium } from '@storyright/contracts/vocabulary'
import { pricesIn } from './figures.ts'
import { isAsked, phrasesIn } from './phrases.ts'
import { matches, negations, usualPounds } from './understand.ts'

/** What somebody says that they are looking for. What is empty or `null` asks for nothing. */
export interface Wish {
  genres: ReadonlySet<string>
  mediums: ReadonlySet<string>
  /** In pounds, itself not included. */
  priceBelow: number | null
  notGenres: ReadonlySet<string>
  notMediums: ReadonlySet<string>
}

const nameOf = new Map<string, string>(genres.map((genre) => [genre.toLowerCase(), genre]))
const isPlainGenre = (word: string) => nameOf.has(word) || nameOf.has(word.replace(/s$/, ''))

/** What the trade says for several genres. A search takes these for words. */
const alsoNamed: readonly { by: RegExp; genres: readonly (typeof genres)[number][] }[] = [
  {
    by: /\b(?:true stor(?:y|ies)|real[ -]life stor(?:y|ies)|life rights|life stories)\b/gi,
    genres: ['Memoir', 'Biography', 'Documentary', 'True Crime', 'Non-Fiction'],
  },
  { by: /\byoung(?:er)? (?:audiences?|viewers|readers)\b/gi, genres: ["Children's", 'Young Adult'] },
  { by: /\bliterary (?:adaptations?|novels?|stories)\b/gi, genres: ['Fiction'] },
]

/**
 * All genres and mediums that a text about one's own taste names, a highest price, and what it says it does not want. Nobody names
 * a genre there for another reason; other words count where a search would take them for a genre or a medium.
 */
export function wishIn(text: string): Wish {
  const wish = {
    genres: new Set<string>(),
    mediums: new Set<string>(),
    notGenres: new Set<string>(),
    notMediums: new Set<string>(),
  }
  const unwanted = [...matches(text, negations)]
  const phrases = phrasesIn(text)
  for (const phrase of phrases) {
    const isUnwanted = unwanted.some(({ from, to }) => phrase.from < to && phrase.to > from)
    if (!isUnwanted && !isPlainGenre(phrase.word!) && !isAsked(text, phrase, phrases)) continue
    if (phrase.param === 'genre') (isUnwanted ? wish.notGenres : wish.genres).add(nameOf.get(phrase.value)!)
    else (isUnwanted ? wish.notMediums : wish.mediums).add(phrase.value as Medium)
  }
  for (const { by, genres } of alsoNamed)
    for (const range of matches(text, by)) {
      const isUnwanted = unwanted.some(({ from, to }) => range.from < to && range.to > from)
      for (const genre of genres) (isUnwanted ? wish.notGenres : wish.genres).add(genre)
    }
  const prices = [...pricesIn(text, usualPounds)].flat()
  const below = prices.find(({ param }) => param === 'priceBelow')
  return { ...wish, priceBelow: below ? Number(below.value) : null }
}
