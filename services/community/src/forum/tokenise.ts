import { beginningOf, foldText } from '@storyright/contracts/vocabulary'
import { stemmer } from 'stemmer'
import { prefixFilter } from '../prefix-filter.ts'

const LONGEST_WORD = 60
/** Of one discussion: a text of nothing but different words is found by its first ones. */
const MOST_WORDS = 2_000
/** Of one search. */
const MOST_SEARCHED = 12
const MOST_MATCHED = 20

/** A word as people type or paste it, with apostrophes of every kind, soft hyphens, joiners, commas of thousands. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}'’‘´′＇]|(?<=\d)[,.](?=\d{3}(?!\d)))*/gu

/** A word as it is compared. */
const keyOf = (written: string): string => beginningOf(foldText(written).replace(/'s$|'/g, ''), LONGEST_WORD)

const keysIn = (text: string): string[] => (text.match(word) ?? []).map(keyOf).filter(Boolean)

/** What a search for a discussion compares: its words, and their stems, each once. */
export function wordsOfPost({ title, content, tags }: { title: string; content: string; tags: string[] }): string[] {
  const words = new Set<string>()
  for (const key of keysIn(`${title} ${tags.join(' ')} ${content}`)) {
    words.add(key)
    words.add(stemmer(key))
    if (words.size >= MOST_WORDS) break
  }
  return [...words]
}

/** A search for all of some words; the last may go on. */
export interface Search {
  stems: string[]
  last: { stem: string; beginning: string }
}

/** What somebody searches for; `null` where there is no word in it. */
export function searchOf(text: string): Search | null {
  const keys = [...new Set(keysIn(text))].slice(0, MOST_SEARCHED)
  const last = keys.pop()
  if (last === undefined) return null
  return { stems: keys.map(stemmer), last: { stem: stemmer(last), beginning: last } }
}

interface WordCondition {
  /** For MongoDB. */
  condition: { words: string } | { $or: object[] }
  /** The word, where it is a whole one. */
  word?: [string]
  /** The same, of words that were read. */
  test(words: readonly string[]): boolean
}

/** As conditions over the words of discussions; among equally rare ones the first. */
export const conditionsOf = ({ stems, last: { stem, beginning } }: Search): WordCondition[] => [
  ...stems.map(
    (stem): WordCondition => ({
      condition: { words: stem },
      word: [stem],
      test: (all) => all.includes(stem),
    }),
  ),
  {
    condition: { $or: [{ words: stem }, { words: prefixFilter(beginning) }] },
    test: (all) => all.some((one) => one === stem || one.startsWith(beginning)),
  },
]

/** Whether a discussion has all words of a search. */
export const hasAll = (words: readonly string[], search: Search): boolean =>
  conditionsOf(search).every(({ test }) => test(words))

/** The words of a text, as they stand in it, that a search matched. */
export function matchedIn(text: string, { stems, last }: Search): string[] {
  const wanted = new Set([...stems, last.stem])
  const matched = new Set<string>()
  for (const [written] of text.matchAll(word)) {
    const key = keyOf(written)
    if (key && (wanted.has(stemmer(key)) || key.startsWith(last.beginning))) matched.add(written)
    if (matched.size === MOST_MATCHED) break
  }
  return [...matched]
}
