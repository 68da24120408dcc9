import { type Currency, foldText, limits, usualRates } from '@storyright/contracts/vocabulary'
import { pricesIn, yearsIn } from './figures.ts'
import { alsoAskedFor } from './genre-words.ts'
import { isAsked, isFiller, type Piece, phrasesIn, type Range, type Understood } from './phrases.ts'

export interface UnderstoodSearch {
  /** What is searched for as words. */
  rest: string
  understood: Understood[]
}
interface Options {
  /** Whether a folded text is the title of a listing: titles are searched for as they are. */
  isTitle?: (folded: string) => boolean
  /** What one unit of a currency is worth in pounds. */
  poundsPer?: Record<Currency, number>
}
/** By the usual rates, for whoever has no configured ones. */
export const usualPounds = { GBP: 1, USD: usualRates.poundsPerUsd, EUR: usualRates.poundsPerEur }

/**
 * Takes a typed text apart into parameters of the list and words. What is quoted, negated or doubtful stays words, and so does the
 * title of a listing.
 */
export function understand(
  text: string,
  { isTitle = () => false, poundsPer = usualPounds }: Options = {},
): UnderstoodSearch {
  const plain = text.slice(0, limits.search)
  const asWords = { rest: tidy(plain), understood: [] }
  if (isTitle(foldText(plain))) return asWords

  const pieces: Piece[] = []
  const isFree = ({ from, to }: Range) => pieces.every((piece) => to <= piece.from || from >= piece.to)
  const take = (found: Piece[]) => {
    if (
      found.length > 0 &&
      found.every(isFree) &&
      found.every(({ param }) => !pieces.some((one) => one.param === param))
    )
      pieces.push(...found)
  }
  const untouched = [...matches(plain, quotes), ...matches(plain, negations)]
  const isTouched = (range: Range) => untouched.some(({ from, to }) => range.from < to && range.to > from)

  for (const range of matches(plain, unoptioned))
    if (!insideQuotes(plain, range)) take([{ ...range, param: 'status', value: 'available' }])
  for (const found of pricesIn(plain, poundsPer)) if (!found.some(isTouched)) take(found)
  for (const found of yearsIn(plain)) if (!found.some(isTouched)) take(found)
  const phrases = phrasesIn(plain).filter((phrase) => !isTouched(phrase) && isFree(phrase))
  for (const phrase of phrases) if (isAsked(plain, phrase, [...pieces, ...phrases])) take([phrase])

  pieces.sort((one, other) => one.from - other.from)
  return {
    rest: restOf(plain, pieces),
    understood: pieces.map(({ param, value, from, to }) => ({ param, value, text: plain.slice(from, to), from, to })),
  }
}

const quotes = /"[^"]*"?|“[^”]*”?|«[^»]*»?|(?<![\p{L}\p{N}])'[^']+'(?![\p{L}\p{N}])/gu
/** The words that follow a "not", up to the next comma or "but". */
export const negations =
  /(?<![\p{L}\p{N}])(?:not|no|non(?![\s-]*fiction)|without|except|excluding|anything but|rather than|instead of|never|isn['’]t)(?:[\s-]+(?!but\b|under\b|over\b)[\p{L}\p{N}'’-]+){1,3}/giu
const unoptioned =
  /(?<![\p{L}\p{N}])(?:not (?:yet )?optioned|un-?optioned|still available|not (?:yet )?(?:sold|taken))(?![\p{L}\p{N}])/giu

export function* matches(text: string, pattern: RegExp): Generator<Range> {
  for (const { index, 0: found } of text.matchAll(pattern)) yield { from: index, to: index + found.length }
}
const insideQuotes = (text: string, { from, to }: Range) =>
  [...matches(text, quotes)].some((quote) => from < quote.to && to > quote.from)

/** The text without what was understood, and with what else that asks for. */
function restOf(text: string, pieces: Piece[]): string {
  let rest = ''
  let place = 0
  for (const { from, to, word } of pieces) {
    if (from >= place) rest += `${text.slice(place, from)} ${word ? (alsoAskedFor[word] ?? '') : ''} `
    place = Math.max(place, to)
  }
  rest += text.slice(place)
  if (pieces.length === 0) return tidy(rest)
  const trimmed = tidy(rest).replace(/^[,;\s]+|[,;\s]+$/g, '')
  return isFiller(trimmed) ? '' : withoutEdges(trimmed)
}

/** Without "a" and "about" at the beginning and "with" at the end, where their nouns have gone. */
function withoutEdges(text: string): string {
  const leading =
    /^(?:(?:a|an|the|any|some|find me|show me|about|set in|with|that|which|is|are|for|by|in|on)(?![\p{L}\p{N}])[\s,]*)+/iu
  const trailing = /(?:[\s,]+(?:a|an|the|with|and|or|for|in|by|that|is|are))+$/iu
  return text.replace(trailing, '').replace(leading, '') || text
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
