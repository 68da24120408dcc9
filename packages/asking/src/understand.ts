import { type Currency, foldText, limits, type UnderstoodParam } from '@storyright/contracts/vocabulary'
import { alsoAskedFor, genreOf, mediumOf } from './genre-words.ts'

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
export interface Understanding {
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
type Piece = Omit<Understood, 'text'> & { word?: string }
interface Range {
  from: number
  to: number
}

const DEFAULT_POUNDS = { GBP: 1, USD: 0.79, EUR: 0.86 }
const currencyOf: Record<string, Currency> = { '£': 'GBP', $: 'USD', '€': 'EUR' }

/**
 * Takes a typed text apart into parameters of the list and words. What is quoted, negated or doubtful stays words, and so does the
 * title of a listing.
 */
export function understand(
  text: string,
  { isTitle = () => false, poundsPer = DEFAULT_POUNDS }: Options = {},
): Understanding {
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
const negations =
  /(?<![\p{L}\p{N}])(?:not|no|non(?![\s-]*fiction)|without|except|excluding|anything but|rather than|instead of|never|isn['’]t)(?:[\s-]+(?!but\b|under\b|over\b)[\p{L}\p{N}'’-]+){1,3}/giu
const unoptioned =
  /(?<![\p{L}\p{N}])(?:not (?:yet )?optioned|un-?optioned|still available|not (?:yet )?(?:sold|taken))(?![\p{L}\p{N}])/giu

function* matches(text: string, pattern: RegExp): Generator<Range> {
  for (const { index, 0: found } of text.matchAll(pattern)) yield { from: index, to: index + found.length }
}
const insideQuotes = (text: string, { from, to }: Range) =>
  [...matches(text, quotes)].some((quote) => from < quote.to && to > quote.from)

const sum = String.raw`([£$€])?\s?(\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?)\s?(k|m|thousand|million|grand|mn)?(?:\s?(pounds|gbp|usd|dollars|eur|euros))?`
const lead = String.raw`(?<![\p{L}\p{N}])(?:(?:priced|costing|asking|price|budget)(?: of)? )?`
const end = String.raw`(?![\p{L}\p{N}%])`
const between = new RegExp(String.raw`${lead}(?:between|from) ${sum} (?:and|to) ${sum}${end}`, 'giu')
const spread = new RegExp(String.raw`${lead}${sum}\s?[-–]\s?${sum}${end}`, 'giu')
const most = new RegExp(
  String.raw`${lead}(under|below|less than|cheaper than|up to|at most|max(?:imum)?|no more than|not (?:over|more than)|<)\s?${sum}${end}`,
  'giu',
)
const least = new RegExp(String.raw`${lead}(over|above|more than|at least|from|min(?:imum)?|>)\s?${sum}${end}`, 'giu')

interface Sum {
  pounds: number
  /** Whether it is money: it has a currency or a unit. */
  isMoney: boolean
}

function sumOf(
  [sign, digits, unit, name]: (string | undefined)[],
  poundsPer: Record<string, number>,
  like?: string,
): Sum {
  const factor = unit ?? like
  const number = Number(/^\d{1,3}([,.]\d{3})+$/.test(digits!) ? digits!.replace(/[,.]/g, '') : digits)
  const currency =
    currencyOf[sign ?? ''] ?? (/^(usd|dollars)$/i.test(name ?? '') ? 'USD' : /^eur/i.test(name ?? '') ? 'EUR' : 'GBP')
  const times = !factor ? 1 : /^m/i.test(factor) ? 1_000_000 : 1_000
  const pounds = Math.round(number * times * poundsPer[currency]!)
  return { pounds, isMoney: Boolean(sign || unit || name) }
}

const isPrice = ({ pounds }: Sum) => pounds > 0 && pounds <= limits.amount
/** "over 40" may be anything, and "under 2000" a year. */
const isClear = (sum: Sum) => isPrice(sum) && (sum.isMoney || sum.pounds >= 10_000)

function* pricesIn(text: string, poundsPer: Record<string, number>): Generator<Piece[]> {
  for (const pattern of [between, spread])
    for (const { index, 0: all, ...groups } of text.matchAll(pattern)) {
      const parts = Array.from({ length: 8 }, (_none, place) => groups[place + 1])
      const upper = sumOf(parts.slice(4), poundsPer)
      // "from 50 to 100k" means thousands in both.
      const lower = sumOf([parts[0] ?? parts[4], parts[1], parts[2] ?? parts[6], parts[3] ?? parts[7]], poundsPer)
      if (!isClear(upper) || !isPrice(lower) || lower.pounds >= upper.pounds) continue
      const range = { from: index, to: index + all.length }
      yield [
        { ...range, param: 'priceFrom', value: String(lower.pounds) },
        { ...range, param: 'priceBelow', value: String(upper.pounds + 1) },
      ]
    }
  for (const [pattern, param] of [
    [most, 'priceBelow'],
    [least, 'priceFrom'],
  ] as const)
    for (const { index, 0: all, ...groups } of text.matchAll(pattern)) {
      const sum = sumOf([groups[2], groups[3], groups[4], groups[5]], poundsPer)
      if (!isClear(sum)) continue
      const word = groups[1]!.toLowerCase()
      const isExclusive = /^(under|below|less than|cheaper than|<)$/.test(word)
      const isAbove = /^(over|above|more than|>)$/.test(word)
      const value = param === 'priceBelow' ? sum.pounds + (isExclusive ? 0 : 1) : sum.pounds + (isAbove ? 1 : 0)
      yield [{ from: index, to: index + all.length, param, value: String(value) }]
    }
}

const year = String.raw`(1[5-9]\d\d|20\d\d)`
const published = String.raw`(?<![\p{L}\p{N}])(?:first )?(?:published|released|written|out)`
const yearPatterns: readonly [RegExp, (years: number[]) => Partial<Record<'publishedFrom' | 'publishedTo', number>>][] =
  [
    [
      new RegExp(String.raw`${published} (?:between|from) ${year} (?:and|to) ${year}${end}`, 'giu'),
      ([a, b]) => ({ publishedFrom: a!, publishedTo: b! }),
    ],
    [new RegExp(String.raw`${published} (?:since|from) ${year}${end}`, 'giu'), ([a]) => ({ publishedFrom: a! })],
    [new RegExp(String.raw`${published} after ${year}${end}`, 'giu'), ([a]) => ({ publishedFrom: a! + 1 })],
    [
      new RegExp(String.raw`${published} (?:before)(?: the year)? ${year}${end}`, 'giu'),
      ([a]) => ({ publishedTo: a! - 1 }),
    ],
    [new RegExp(String.raw`${published} (?:until|up to|by) ${year}${end}`, 'giu'), ([a]) => ({ publishedTo: a! })],
    [
      new RegExp(
        String.raw`${published} in the ${year.replace(String.raw`\d\d|`, String.raw`\d0|`).replace(String.raw`20\d\d`, String.raw`20\d0`)}s${end}`,
        'giu',
      ),
      ([a]) => ({ publishedFrom: a!, publishedTo: a! + 9 }),
    ],
    [new RegExp(String.raw`${published} in ${year}${end}`, 'giu'), ([a]) => ({ publishedFrom: a!, publishedTo: a! })],
  ]

function* yearsIn(text: string): Generator<Piece[]> {
  for (const [pattern, rangeOf] of yearPatterns)
    for (const { index, 0: all, ...groups } of text.matchAll(pattern)) {
      const range = rangeOf([groups[1], groups[2]].filter(Boolean).map(Number))
      const { publishedFrom, publishedTo } = range
      if (publishedFrom !== undefined && publishedTo !== undefined && publishedFrom > publishedTo) continue
      yield Object.entries(range).map(([param, value]) => ({
        from: index,
        to: index + all.length,
        param: param as UnderstoodParam,
        value: String(value),
      }))
    }
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
function phrasesIn(text: string): Piece[] {
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

const opening = new Set([
  'a',
  'an',
  'the',
  'any',
  'some',
  'good',
  'new',
  'best',
  'find',
  'me',
  'show',
  'i',
  'want',
  'looking',
  'for',
  'is',
])
const following = new Set([
  ...[
    'about',
    'set',
    'with',
    'in',
    'on',
    'from',
    'by',
    'for',
    'under',
    'over',
    'below',
    'above',
    'where',
    'featuring',
    'that',
    'which',
  ],
  ...[
    'published',
    'priced',
    'around',
    'based',
    'starring',
    'whose',
    'who',
    'at',
    'between',
    'up',
    'not',
    'or',
    'rights',
  ],
  ...[
    'story',
    'stories',
    'series',
    'film',
    'films',
    'movie',
    'movies',
    'title',
    'titles',
    'show',
    'shows',
    'project',
    'projects',
    'ip',
    'genre',
  ],
])
const doubtfulBefore = new Set([
  'of',
  'and',
  'or',
  'my',
  'his',
  'her',
  'our',
  'your',
  'their',
  'to',
  'in',
  'into',
  'at',
  'on',
  'with',
  'about',
  'by',
])

/**
 * A word like "war" or "comedy" may as well be what a story is about. It asks for a genre or a medium where it stands for itself, next
 * to another such word, or at the head of what follows ("a thriller set in Leeds"); it is doubtful after "of" and before a noun.
 */
function isAsked(text: string, phrase: Piece, known: Range[]): boolean {
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
  const words = wordsIn(trimmed)
  return words.every(({ word }) => following.has(word) || opening.has(word) || word === 'and')
    ? ''
    : withoutEdges(trimmed)
}

/** Without "a" and "about" at the beginning and "with" at the end, where their nouns have gone. */
function withoutEdges(text: string): string {
  const leading =
    /^(?:(?:a|an|the|any|some|find me|show me|about|set in|with|that|which|is|are|for|by|in|on)(?![\p{L}\p{N}])[\s,]*)+/iu
  const trailing = /(?:[\s,]+(?:a|an|the|with|and|or|for|in|by|that|is|are))+$/iu
  return text.replace(trailing, '').replace(leading, '') || text
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
