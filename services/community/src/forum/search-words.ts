import { beginningOf, foldText } from '@storyright/contracts/vocabulary'
import { stemmer } from 'stemmer'

const LONGEST_WORD = 60
/** Of one discussion: a text of nothing but different words is found by its first ones. */
const MOST_WORDS = 1_000
/** Of one search. */
const MOST_SEARCHED = 12
const MOST_MATCHED = 20

/** A word as people type or paste it, with apostrophes of every kind, soft hyphens, joiners, commas of thousands. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}'’‘´′＇]|(?<=\d)[,.](?=\d{3}(?!\d)))*/gu

/** A word as it is compared. */
const keyOf = (written: string): string => beginningOf(foldText(written).replace(/'s$|'/g, ''), LONGEST_WORD)

const keysIn = (text: string): string[] => (text.match(word) ?? []).map(keyOf).filter(Boolean)

interface SearchedText {
  title: string
  content: string
  tags: string[]
}

/**
 * What a search for a discussion compares, as PostgreSQL reads a `tsvector`: its words and their stems with their places, those of the
 * title above those of the tags and the text. And the words and stems alone.
 */
export function searchDocument({ title, content, tags }: SearchedText): { vector: string; words: string[] } {
  const places = new Map<string, string[]>()
  const words = new Set<string>()
  let place = 0
  const add = (lexeme: string, weight: string) => {
    const its = places.get(lexeme)
    if (its) its.push(`${place}${weight}`)
    else places.set(lexeme, [`${place}${weight}`])
  }
  for (const [text, weight] of [
    [title, 'A'],
    [tags.join(' '), 'B'],
    [content, ''],
  ] as const)
    for (const key of keysIn(text)) {
      if (words.size === MOST_WORDS && !words.has(key)) continue
      words.add(key)
      place++
      for (const lexeme of new Set([key, stemmer(key)])) add(lexeme, weight)
    }
  const vector = [...places].map(([lexeme, its]) => `${quoted(lexeme)}:${its.slice(0, MOST_PLACES).join()}`).join(' ')
  return { vector, words: [...places.keys()] }
}

/** What PostgreSQL keeps of one word. */
const MOST_PLACES = 255

const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, String.raw`\$&`)}'`

/** A word that is searched for, and what it may be, mistyped. */
interface Term {
  word: string
  stem: string
  meant: string[]
}

/** A search for all of some words; the last may go on. */
export interface Search {
  terms: Term[]
}

/** What somebody searches for; `null` where there is no word in it. */
export function searchOf(text: string): Search | null {
  const keys = [...new Set(keysIn(text))]
  const terms = keys.slice(0, MOST_SEARCHED).map((key): Term => ({ word: key, stem: stemmer(key), meant: [] }))
  return terms.length > 0 ? { terms } : null
}

/** The same search where a word may be one of others. */
export const searchMeaning = ({ terms }: Search, meant: (word: string) => readonly string[]): Search => ({
  terms: terms.map((term) => ({
    ...term,
    meant: [...new Set(meant(term.word).flatMap((word) => [word, stemmer(word)]))],
  })),
})

/** As PostgreSQL reads a `tsquery`. */
export const searchQuery = ({ terms }: Search): string =>
  terms
    .map(({ word, stem, meant }, place) => {
      const mayGoOn = place === terms.length - 1
      const own = mayGoOn ? [`${quoted(word)}:*`] : []
      const stems = [stem, ...meant].filter((one) => !mayGoOn || !one.startsWith(word))
      return `(${[...own, ...stems.map(quoted)].join(' | ')})`
    })
    .join(' & ')

/** The words of a text, as they stand in it, that a search matched. */
export function matchedIn(text: string, { terms }: Search): string[] {
  const wanted = new Set(terms.flatMap(({ stem, meant }) => [stem, ...meant]))
  const beginning = terms.at(-1)!.word
  const matched = new Set<string>()
  for (const [written] of text.matchAll(word)) {
    const key = keyOf(written)
    if (key && (wanted.has(stemmer(key)) || key.startsWith(beginning))) matched.add(written)
    if (matched.size === MOST_MATCHED) break
  }
  return [...matched]
}
