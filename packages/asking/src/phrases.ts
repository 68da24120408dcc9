import { foldText, type UnderstoodParam } from '@storyright/contracts/vocabulary'
import { genreOf, mediumOf } from './genre-words.ts'

/** A part of a typed text, and the parameter of the list that it stands for. */
export interface Understood {
  param: UnderstoodParam
  value: string
  /** The words, as they were typed. */
  text: string
  /** Where they stand in the text, the end not included. */
  from: number
  to: number
}
export type Piece = Omit<Understood, 'text'> & { word?: string }
export interface Range {
  from: number
  to: number
}

const LONGEST_PHRASE = 4
interface Word extends Range {
  word: string
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)].map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
    word: foldText(word),
  }))
}

/** The words of genres and mediums, the longest phrase first wherever several begin. */
export function phrasesIn(text: string): Piece[] {
  const words = wordsIn(text)
  const found: Piece[] = []
  for (let place = 0; place < words.length; place++)
    for (let length = Math.min(LONGEST_PHRASE, words.length - place); length > 0; length--) {
      const among = words.slice(place, place + length)
      const isTogether = among.slice(1).every(({ from }, next) => /^[\s-]+$/.test(text.slice(among[next]!.to, from)))
      const phrase = among.map(({ word }) => word).join(' ')
      const [genre, medium] = [genreOf.get(phrase), mediumOf.get(phrase)]
      if (!isTogether || (genre === undefined && medium === undefined)) continue
      const range = { from: among[0]!.from, to: among.at(-1)!.to, word: phrase }
      found.push(
        genre === undefined
          ? { ...range, param: 'medium', value: medium! }
          : { ...range, param: 'genre', value: genre },
      )
      place += length - 1
      break
    }
  return found
}

/** What may stand before a word that asks for a genre without making it a part of a story. */
const opening = wordSet('a an the any some good new best find me show i want looking for is')
/** What goes on after such a word. */
const following = wordSet(
  'about set with in on from by for under over below above where featuring that which published priced around based starring whose who at ' +
    'between up not or rights story stories series film films movie movies title titles show shows project projects ip genre',
)
const doubtfulBefore = wordSet('of and or my his her our your their to in into at on with about by')

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Whether nothing is left but words that ask for nothing by themselves. */
export const isFiller = (text: string): boolean =>
  wordsIn(text).every(({ word }) => following.has(word) || opening.has(word) || word === 'and')

/**
 * A word like "war" or "comedy" may as well be what a story is about. It asks for a genre or a medium where it stands for itself, next
 * to another such word, or at the head of what follows ("a thriller set in Leeds"); it is doubtful after "of" and before a noun.
 */
export function isAsked(text: string, phrase: Piece, known: Range[]): boolean {
  const before = known.find(({ to }) => to <= phrase.from && /^[\s,-]*$/.test(text.slice(to, phrase.from)))
  const after = known.find(({ from }) => from >= phrase.to && /^[\s,-]*$/.test(text.slice(phrase.to, from)))
  const words = wordsIn(text)
  const earlier = words.filter(({ to }) => to <= phrase.from)
  const next = after ? undefined : words.find(({ from }) => from >= phrase.to)
  const last = earlier.at(-1)
  if (!before && last && doubtfulBefore.has(last.word)) return false
  const isSeparated = next !== undefined && /[,;:.–—]/.test(text.slice(phrase.to, next.from))
  const endsWell = next === undefined || isSeparated || following.has(next.word)
  const isNamed = !before && last?.word === 'the' // "the drama", "the war": one of a story
  return endsWell && !(isNamed && !opening.has(earlier.at(-2)?.word ?? 'the'))
}
