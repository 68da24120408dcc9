import { type Currency, limits, type UnderstoodParam } from '@storyright/contracts/vocabulary'
import type { Piece } from './phrases.ts'

const currencyOf: Record<string, Currency> = { '£': 'GBP', $: 'USD', '€': 'EUR' }

const sum = String.raw`([£$€])?\s?(\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?)\s?(k|m|thousand|million|grand|mn)?(?:\s?(pounds|gbp|usd|dollars|eur|euros))?`
const lead = String.raw`(?<![\p{L}\p{N}])(?:(?:priced|costing|asking|price|budget)(?: of)? )?`
const end = String.raw`(?![\p{L}\p{N}%])`
const between = new RegExp(`${lead}(?:between|from) ${sum} (?:and|to) ${sum}${end}`, 'giu')
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

/** Prices, each as one parameter or two. */
export function* pricesIn(text: string, poundsPer: Record<string, number>): Generator<Piece[]> {
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
      new RegExp(`${published} (?:between|from) ${year} (?:and|to) ${year}${end}`, 'giu'),
      ([a, b]) => ({ publishedFrom: a!, publishedTo: b! }),
    ],
    [new RegExp(`${published} (?:since|from) ${year}${end}`, 'giu'), ([a]) => ({ publishedFrom: a! })],
    [new RegExp(`${published} after ${year}${end}`, 'giu'), ([a]) => ({ publishedFrom: a! + 1 })],
    [new RegExp(`${published} (?:before)(?: the year)? ${year}${end}`, 'giu'), ([a]) => ({ publishedTo: a! - 1 })],
    [new RegExp(`${published} (?:until|up to|by) ${year}${end}`, 'giu'), ([a]) => ({ publishedTo: a! })],
    [
      new RegExp(
        `${published} in the ${year.replace(String.raw`\d\d|`, String.raw`\d0|`).replace(String.raw`20\d\d`, String.raw`20\d0`)}s${end}`,
        'giu',
      ),
      ([a]) => ({ publishedFrom: a!, publishedTo: a! + 9 }),
    ],
    [new RegExp(`${published} in ${year}${end}`, 'giu'), ([a]) => ({ publishedFrom: a!, publishedTo: a! })],
  ]

/** Years of publication. */
export function* yearsIn(text: string): Generator<Piece[]> {
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
