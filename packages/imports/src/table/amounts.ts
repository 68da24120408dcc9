import { type Currency, readTypedNumber } from '@storyright/contracts/vocabulary'

export type Amount =
  | { is: 'amount'; value: number; currency: Currency | null }
  /** Two amounts may be meant. */
  | { is: 'doubtful'; meanings: [number, number]; currency: Currency | null }
  | { is: 'unreadable' }

const signs: [sign: RegExp, currency: Currency][] = [
  [/(?:£|\bgbp\b|\bpounds?(?: sterling)?\b|\bsterling\b)/i, 'GBP'],
  [/(?:(?:us)? ?\$|\busd\b|\b(?:us )?dollars?\b)/i, 'USD'],
  [/(?:€|\beur\b|\beuros?\b)/i, 'EUR'],
]

/** Canada's, Australia's and others are no currency of a listing. */
const otherDollars = /\b(?:ca|c|au|a|nz|hk|sg|s|r|cad|aud|nzd)\s?\$/i

/** Figures in which the last sign can only divide the pence, or can only divide thousands. */
const sure: [form: RegExp, plain: (figures: string) => string][] = [
  [/^\d+(?:\.\d{1,2})?$/, (figures) => figures],
  [/^\d+,\d{1,2}$/, (figures) => figures.replace(',', '.')],
  [/^\d{1,3}(?:([,' ])\d{3})(?:\1\d{3})*(?:\.\d{1,2})?$/, (figures) => figures.replace(/[,' ]/g, '')],
  [/^\d{1,3}(?:([' ])\d{3})(?:\1\d{3})*,\d{1,2}$/, (figures) => figures.replace(/[' ]/g, '').replace(',', '.')],
  [/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/, (figures) => figures.replaceAll('.', '').replace(',', '.')],
  [/^\d{1,3}(?:\.\d{3}){2,}$/, (figures) => figures.replaceAll('.', '')],
]
/** A thousand and something in much of Europe, one and something in Britain. */
const doubtful = /^(\d{1,3})\.(\d{3})$/

/** An amount as lists have it: `£12,500`, `12.500,00 €`, `12500 GBP`, `£50k`. */
export function readAmount(text: string): Amount {
  const written = text
    .normalize('NFKC')
    .replace(/[\s\u2019]+/g, (run) => (run.includes('\u2019') ? "'" : ' '))
    .trim()
  if (written.length > 60 || otherDollars.test(written)) return { is: 'unreadable' }
  const found = signs.find(([sign]) => sign.test(written))
  const currency = found?.[1] ?? null
  const figures = (found ? written.replace(found[0], ' ') : written).trim().replace(/(?:[.,]-+|\/-)$/, '')
  const plain = sure.find(([form]) => form.test(figures))?.[1](figures)
  if (plain !== undefined) return { is: 'amount', value: Number(plain), currency }
  const [, whole, thousandth] = doubtful.exec(figures) ?? []
  if (whole !== undefined)
    return { is: 'doubtful', meanings: [Number(whole + thousandth), Number(`${whole}.${thousandth}`)], currency }
  // Words and multiples, as the form’s own fields read them.
  const typed = readTypedNumber(figures, currency ?? 'GBP')
  const value = typed.is === 'number' ? typed.value : typed.is === 'doubtful' ? typed.suggestion : undefined
  return value === undefined ? { is: 'unreadable' } : { is: 'amount', value, currency }
}
