import { foldText } from '@storyright/contracts/vocabulary'
import { withNumerals } from './numerals.ts'

/** The words of a text in their order, as titles are compared: "&" is "and", "Mr." is "mr", "Gulliver’s" is "gullivers". */
export function plainWords(text: string): string[] {
  const folded = foldText(text)
    .replace(/[&+]/g, ' and ')
    .replace(/(?<![\p{L}\p{N}])([ld])'(?=\p{L})/gu, '$1 ')
    .replace(/(?<=\p{L})'(?=\p{L})|(?<=s)'/gu, '')
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** As `plainWords`, with numbers written in one way. */
export const titleWords = (text: string): string[] => withNumerals(plainWords(text))

const articles = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'l', 'der', 'die', 'das', 'el', 'il', 'los', 'las'])

export const isArticle = (word: string) => articles.has(word)

export const withoutArticle = (words: readonly string[]): readonly string[] =>
  words.length > 1 && isArticle(words[0]!) ? words.slice(1) : words

const fillers = new Set(['of', 'and', 'in', 'on', 'to', 'for', 'at', 'by', 'with', 'from', 'or', 'is', 'it', 's', 'i'])

/** The words that carry a title. */
export const contentWords = (words: readonly string[]): string[] =>
  words.filter((word) => !articles.has(word) && !fillers.has(word))
