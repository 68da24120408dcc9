import { withoutUnseen, withPlainSigns } from './visible-text.ts'

/** What a field asks for: it decides which signs and words belong to the number. */
export type NumberKind = 'count' | 'percent' | 'GBP' | 'USD' | 'EUR'

/**
 * What somebody typed. A `doubtful` text has a likely meaning, which is asked about and never taken by itself: 15.000 is fifteen
 * thousand in much of Europe and fifteen in Britain.
 */
export type TypedNumber =
  | { is: 'blank' }
  | { is: 'number'; value: number }
  | { is: 'doubtful'; suggestion: number }
  | { is: 'unreadable' }

const unreadable: TypedNumber = { is: 'unreadable' }

/** Longer than anybody writes a number, and short enough to be read quickly. */
const longest = 60

const units: Record<NumberKind, readonly string[]> = {
  count: [],
  percent: ['%', 'per', 'cent', 'percent', 'pc'],
  GBP: ['£', 'gbp', 'pound', 'pounds', 'sterling'],
  USD: ['$', 'us', 'usd', 'dollar', 'dollars'],
  EUR: ['€', 'eur', 'euro', 'euros'],
}
const moneyUnits = [...units.GBP, ...units.USD, ...units.EUR]

/** Words that people add without changing the number. */
const asides = ['about', 'approx', 'around', 'c', 'ca', 'circa', 'roughly', 'only', '~', '≈', 'plus', 'vat']
const counted = ['months', 'month', 'pages', 'page', 'words', 'word', 'years', 'year']

const multiples: Record<string, number> = {
  ...{ k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9 },
  ...{ lakh: 1e5, crore: 1e7 },
}

/** Reads an amount, a percentage or a count as it was typed or pasted: the one rule of all such fields. */
export function readTypedNumber(text: string, kind: NumberKind): TypedNumber {
  const typed = withPlainFigures(text)
  if (typed === '') return { is: 'blank' }
  const parts = partsOf(typed, kind)
  const figure = parts && readFigures(parts.figures, kind)
  if (!figure) return unreadable
  let { value, isSure } = figure
  for (const word of parts.words) {
    const multiple = multiples[word]
    if (multiple !== undefined) {
      value = Math.round(decimalOf(parts.figures, value) * multiple * 100) / 100
      isSure = false
    } else if (!units[kind].includes(word)) {
      const isKnown = asides.includes(word) || (kind === 'count' && counted.includes(word))
      if (!isKnown && (kind === 'percent' || !moneyUnits.includes(word))) return unreadable
      isSure = false
    }
  }
  if (value > Number.MAX_SAFE_INTEGER) return unreadable
  if (parts.isNegative && value !== 0) value = -value
  return isSure && parts.isClean ? { is: 'number', value } : { is: 'doubtful', suggestion: value }
}

/** `£15,000`, `2.5%`, `1,200`: a number as the fields of its kind are meant to be typed. */
export function typedAs(value: number, kind: NumberKind): string {
  if (kind === 'count' || kind === 'percent') {
    const figures = value.toLocaleString('en-GB', { maximumFractionDigits: 10 })
    return kind === 'percent' ? `${figures}%` : figures
  }
  const digits = Number.isInteger(value) ? 0 : 2
  const look = { style: 'currency', currency: kind, currencyDisplay: 'narrowSymbol' } as const
  return value.toLocaleString('en-GB', { ...look, minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** Small letters, European digits, and one sign for each kind of space, apostrophe and minus. */
const withPlainFigures = (text: string) =>
  withPlainSigns(withoutUnseen(text))
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('￡', '£')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Ten digits follow one another in every script, from its nought. */
function digitOf(sign: string) {
  const own = sign.codePointAt(0)!
  let nought = own
  while (own - nought < 9 && /\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1
  return String(own - nought)
}

/** The figures and what is written around them; null where that is not one number. */
function partsOf(typed: string, kind: NumberKind) {
  const first = typed.search(/\d/)
  if (first < 0 || typed.length > longest) return null
  const last = typed.length - 1 - [...typed].reverse().findIndex((sign) => /\d/.test(sign))
  let before = typed.slice(0, first)
  let figures = typed.slice(first, last + 1)
  // ".5" is a half; the full stop of "c.15" belongs to the word.
  const sign = before.slice(0, -1).replace('-', '').trim()
  if (before.endsWith('.') && (sign === '' || units[kind].includes(sign))) {
    before = before.slice(0, -1)
    figures = `0.${figures}`
  }
  const isNegative = before.includes('-')
  const after = typed.slice(last + 1).trim()
  // A full stop ends a sentence; the comma or the dash of "15,000.-" and "15,000/-" stands for no pence.
  const tail = /^(?:[.,]?-+|\/-|[.,])?/.exec(after)![0]
  const around = `${before.replace('-', '')} ${after.slice(tail.length)}`
  const words = (around.match(/\p{L}+\.?|[^\p{L}\s]/gu) ?? []).map((word) => word.replace(/(?<=\p{L})\.$/u, ''))
  return { figures, words, isNegative, isClean: tail === '' || tail === '.' }
}

function readFigures(figures: string, kind: NumberKind): { value: number; isSure: boolean } | null {
  const found = kind === 'percent' ? percentIn(figures) : amountIn(figures)
  // Beyond fifteen digits a number is kept as another one.
  const digits = found?.plain.replace(/(\.\d*?)0+$/, '$1').replace(/^0+|\D/g, '') ?? ''
  return found && digits.length <= 15 ? { value: Number(found.plain), isSure: found.isSure } : null
}

function percentIn(figures: string) {
  if (!/^\d+(?:[.,]\d+)?$/.test(figures)) return null
  // "1,000" may be meant for a thousand.
  return { plain: figures.replace(',', '.'), isSure: !/,\d{3}$/.test(figures) }
}

function amountIn(figures: string) {
  const without = (signs: RegExp) => figures.replace(signs, '')
  if (/^\d+$/.test(figures)) return { plain: figures, isSure: true }
  if (/^\d{1,3}([,' ])\d{3}(?:\1\d{3})*(?:\.\d+)?$/.test(figures)) return { plain: without(/[,' ]/g), isSure: true }
  if (/^(?!0)\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(figures))
    return { plain: without(/\./g).replace(',', '.'), isSure: false }
  if (/^\d+\.\d+$/.test(figures)) return { plain: figures, isSure: true }
  if (/^(?:\d+|\d{1,3}(?:[ ']\d{3})+),\d{1,2}$/.test(figures))
    return { plain: without(/[ ']/g).replace(',', '.'), isSure: false }
  // Groups of other sizes: 1,50,000 as in India, or a slip.
  if (/^\d+(?:([,' ])\d+)(?:\1\d+)*$/.test(figures)) return { plain: without(/[,' ]/g), isSure: false }
  return null
}

/** Before "k" or "million" a point or a comma mostly divides a decimal: 1.5m, 1,5m, 1.234m. */
function decimalOf(figures: string, otherwise: number) {
  const decimal = /^(\d+)(?:\.(\d+)|,(\d{1,2}))$/.exec(figures)
  return decimal ? Number(`${decimal[1]}.${decimal[2] ?? decimal[3]}`) : otherwise
}
