import { type ImportMapping, type ImportProblem, type ListingField, listingFields } from '@storyright/contracts/http'
import { isbn13 } from '@storyright/contracts/vocabulary'
import { fitFields } from '../fit-fields.ts'
import { error, type ImportedFields, type SourceRow, type Warn, warning } from '../source-row.ts'
import { cutAtWord } from '../text/cut.ts'
import { type Amount, readAmount } from './amounts.ts'
import { readCell } from './cell-text.ts'
import { readTableDate } from './dates.ts'
import { readDemographic } from './demographic.ts'
import { onOneLine, readList } from './list-text.ts'
import type { TableRow } from './read-table.ts'
import { booleanIn, choiceWords, rightsIn, territoriesIn } from './words.ts'

/** A row of a table as a record. What a cell says and no field takes is left out, with a warning at its field. */
export function rowOfTable(columns: string[], mapping: ImportMapping, row: TableRow): SourceRow {
  const problems: ImportProblem[] = [...row.problems]
  const warn: Warn = (problem) => problems.push({ ...problem, line: row.line })
  const cells = cellsOf(columns, mapping, row)
  const fields: ImportedFields = {}
  for (const [field, text] of Object.entries(cells.texts) as [ListingField, string][]) {
    const value = readers[field](text, { field, warn })
    if (value !== undefined) fields[field] = value
  }
  const { isbns, editions } = readIsbns(cells.texts.isbn, fields, warn)
  readMoney(cells.texts, fields, warn)
  readRights(cells.texts.rights, cells.columns.rights, fields)
  if (isbns.length > 0 && !columnOf(mapping, 'contentType')) fields.contentType = 'book'
  const fitted = fitFields(fields, warn)
  return {
    ...{ n: row.n, line: row.line, column: null, reference: null, notice: 'whole', isbns, works: [], editions },
    ...{
      rank: `0${typeof fitted.publicationDate === 'string' ? fitted.publicationDate : '9999'}`,
      fields: fitted,
      problems,
    },
  }
}

const columnOf = (mapping: ImportMapping, field: ListingField) =>
  Object.keys(mapping).find((column) => mapping[column] === field)

/** What the row says of each field, and under which heading; where two columns are one field, the first that says something. */
function cellsOf(columns: string[], mapping: ImportMapping, { cells }: TableRow) {
  const texts: Partial<Record<ListingField, string>> = {}
  const names: Partial<Record<ListingField, string>> = {}
  for (const [index, column] of columns.entries()) {
    const field = mapping[column]
    const text = readCell(cells[index])
    if (!field || text === undefined || texts[field] !== undefined) continue
    texts[field] = text
    names[field] = column
  }
  return { texts, columns: names }
}

interface Context {
  field: ListingField
  warn: Warn
}
type Read = (text: string, context: Context) => unknown

const asText: Read = (text) => text
const asLine: Read = (text) => onOneLine(text)
const asList: Read = (text) => readList(text)
/** Read together with others, below. */
const later: Read = () => undefined

const unreadable = (text: string, { field, warn }: Context, what: string) => {
  warn(warning(field, 'unreadable', `“${cutAtWord(text, 60)}” is ${what}. It was left out.`))
  return undefined
}

const asChoice: Read = (text, context) => {
  const word = choiceWords[context.field as keyof typeof choiceWords]
  return word(text) ?? unreadable(text, context, 'none of the choices of this field')
}
const asBoolean: Read = (text, context) => booleanIn(text) ?? unreadable(text, context, 'neither yes nor no')

const asCount: Read = (text, context) => {
  const amount = readAmount(text.replace(/\b(?:pages?|pp?|words?|seiten|approx|ca|c)\b\.?/gi, ' '))
  if (amount.is === 'doubtful') return amount.meanings[0] // there are no parts of a page
  return amount.is === 'amount' ? Math.round(amount.value) : unreadable(text, context, 'no number that we can read')
}

const asPercent: Read = (text, context) => {
  const [, figures] = /^\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:%|per ?cent)?\s*$/i.exec(text) ?? []
  if (figures === undefined) return unreadable(text, context, 'no percentage that we can read')
  return Number(figures.replace(',', '.'))
}

/** “World ex US & Canada” is not Canada. */
const exceptions = /\b(?:ex|exc|excl|excluding|except|excepting|without|minus|bar|not|no|other than)\b/i

const asChoices =
  (named: typeof rightsIn | typeof territoriesIn): Read =>
  (text, context) => {
    if (exceptions.test(text))
      return unreadable(
        text,
        context,
        'a choice with exceptions: say it under Rights, as in “World ex US,CA; en; film+tv”',
      )
    const { values, unknown } = named(text)
    if (unknown.length > 0) unreadable(unknown.join(', '), context, 'none of the choices of this field')
    return values.length > 0 ? values : undefined
  }

const kinds: [read: Read, fields: ListingField[]][] = [
  [asLine, ['title', 'author', 'genre', 'subgenre', 'publisher', 'edition']],
  [asList, ['themes', 'keywords', 'galleryImages']],
  [asChoice, ['contentType', 'medium', 'contentRating', 'publicationStatus', 'exclusivity']],
  [asBoolean, ['negotiable', 'marketingMaterials', 'aiConsent', 'earlyAccess']],
  [asCount, ['pageCount', 'wordCount']],
  [asPercent, ['royaltyPercentage']],
  [asChoices(rightsIn), ['rightsAvailable']],
  [asChoices(territoriesIn), ['territory']],
  [(text, { warn }) => readTableDate(text, warn), ['publicationDate']],
  [
    (text, context) => readDemographic(text) ?? unreadable(text, context, 'not of the form “Age: 18–35; Gender: all”'),
    ['targetDemographic'],
  ],
  [later, ['isbn', 'askingPrice', 'minimumDeal', 'currency', 'rights']],
]

const readers = Object.fromEntries(
  listingFields.map((field) => [field, kinds.find(([, fields]) => fields.includes(field))?.[0] ?? asText]),
) as Record<ListingField, Read>

/** 978 followed by figures is a number to a spreadsheet, which shows a long one as 9.78E+12 and loses its end. */
const spoilt = /^\d(?:[.,]\d+)?\s*E\s*\+?\s*\d{1,2}$/i

function readIsbns(
  text: string | undefined,
  fields: ImportedFields,
  warn: Warn,
): { isbns: string[]; editions: string[] } {
  if (text === undefined) return { isbns: [], editions: [] }
  if (spoilt.test(text)) {
    const message = `Excel has turned this ISBN into the number ${text}, and its last digits are lost. Format the column as text, enter the ISBNs again, and send the file anew.`
    warn(error('isbn', 'isbn_number', message))
    return { isbns: [], editions: [] }
  }
  const written = text.split(/[;,|\n]/).map((one) => one.replace(/\.0$/, '').trim())
  const [first = null, ...others] = written.flatMap((one) => isbn13(one) ?? withLostZero(one) ?? [])
  // As it is written where that is right: dashes are no difference.
  fields.isbn = isbn13(written[0] ?? null) ? written[0] : (first ?? text)
  if (first === null)
    warn(
      warning(
        'isbn',
        'isbn_check',
        `“${cutAtWord(text, 40)}” is no ISBN: its check digit is wrong, so no listing is found by it.`,
      ),
    )
  return { isbns: first === null ? [] : [first], editions: [...new Set(others)].filter((isbn) => isbn !== first) }
}

/** An ISBN of ten digits loses the noughts at its beginning where it is taken for a number. */
const withLostZero = (digits: string) => (/^\d{7,8}[\dXx]$/.test(digits) ? isbn13(digits.padStart(10, '0')) : null)

/** The currency is that of its column, else the one that stands beside the price. */
function readMoney(texts: Partial<Record<ListingField, string>>, fields: ImportedFields, warn: Warn): void {
  const named = texts.currency === undefined ? undefined : readAmount(`1 ${texts.currency}`)
  const column = named?.is === 'amount' ? named.currency : null
  if (texts.currency !== undefined && !column)
    unreadable(texts.currency, { field: 'currency', warn }, 'not pounds, dollars or euros')
  const prices = (['askingPrice', 'minimumDeal'] as const).map((field) => {
    const text = texts[field]
    const amount = text === undefined ? undefined : readAmount(text)
    const value = amount && wholeAmount(text!, amount, { field, warn })
    if (value !== undefined) fields[field] = value
    return amount && 'currency' in amount ? amount.currency : null
  })
  const beside = prices.find((currency) => currency !== null) ?? null
  if (column && beside && column !== beside)
    warn(
      warning(
        'currency',
        'currency',
        `The price is in ${beside}, and the column of the currency names ${column}. ${column} was taken.`,
      ),
    )
  const currency = column ?? beside
  if (currency) fields.currency = currency
}

function wholeAmount(text: string, amount: Amount, context: Context): number | undefined {
  const { field, warn } = context
  if (amount.is === 'unreadable') return unreadable(text, context, 'no amount that we can read')
  if (amount.is === 'doubtful') {
    const [more, less] = amount.meanings
    const message = `“${text}” may be ${more.toLocaleString('en-GB')} or ${less}. Enter the amount that is meant.`
    warn({ ...warning(field, 'doubtful', message), level: 'missing' })
    return undefined
  }
  if (Number.isInteger(amount.value)) return amount.value
  warn(warning(field, 'rounded', `${text} was rounded: prices are whole amounts here.`))
  return Math.round(amount.value)
}

/** A book of rights is for the rights that the row names, else for those that its column's heading names: “TV, Film & Dramatisation”. */
function readRights(text: string | undefined, column: string | undefined, fields: ImportedFields): void {
  if (text === undefined) return
  const plain = rightsIn(text)
  if (!text.includes(';') && plain.unknown.length === 0) {
    // A list of rights under the heading of the book.
    fields.rightsAvailable ??= plain.values
    return
  }
  const chosen = (fields.rightsAvailable as string[] | undefined) ?? rightsIn(column ?? '').values
  const lines = text.split('||').map((line) => line.trim())
  fields.rights = lines
    .map((line) => (chosen.length > 0 && line.split(';').length === 2 ? `${line}; ${chosen.join('+')}` : line))
    .join(' || ')
}
