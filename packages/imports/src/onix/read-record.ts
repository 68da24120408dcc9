import type { ImportProblem } from '@storyright/contracts/http'
import { fitFields } from '../fit-fields.ts'
import { error, type SourceRow, type Warn, warning } from '../source-row.ts'
import { readAuthor } from './authors.ts'
import type { CutRecord } from './cut.ts'
import { readDetails } from './details.ts'
import { all, allAt, BrokenXml, type Element, first, lineIn, parseElement, rawText } from './element.ts'
import { readEditions, readIsbn, readWorks } from './identifiers.ts'
import { ownReference, readOwnRecord } from './own-record.ts'
import { readSubjects } from './subjects.ts'
import { readTexts } from './texts.ts'

/** One record of a message as a row; where it cannot be read, a row that says why. */
export function readRecord(cut: CutRecord, n: number): SourceRow {
  const blank = blankRow(cut, n)
  if (cut.fault) return { ...blank, problems: [error(null, cut.fault, faults[cut.fault], cut)] }
  try {
    return readProduct(parseElement(cut.xml), blank)
  } catch (thrown) {
    if (!(thrown instanceof BrokenXml)) throw thrown
    const place = {
      line: cut.line + thrown.line - 1,
      column: thrown.line === 1 ? cut.column + thrown.column - 1 : thrown.column,
    }
    const message = `This record is not well-formed XML (${thrown.message}), so it was not read. The others were.`
    return { ...blank, problems: [error(null, 'broken', message, place)] }
  }
}

const faults = {
  unclosed: 'This record does not end before the next begins, so it was not read. The others were.',
  too_large: 'This record is larger than 2 MB, so it was not read. The others were.',
}

const blankRow = ({ line, column }: CutRecord, n: number): SourceRow => ({
  ...{ n, line, column, reference: null, notice: 'whole', isbns: [], works: [], editions: [] },
  ...{ rank: rankOf('3', undefined), fields: {}, problems: [] },
})

function readProduct(product: Element, blank: SourceRow): SourceRow {
  const problems: ImportProblem[] = []
  const warn: Warn = (problem) => problems.push({ line: blank.line, column: blank.column, ...withoutPlace(problem) })
  const reference = lineIn(product, 'RecordReference') || null
  const form = rawText(
    first(first(product, 'DescriptiveDetail'), 'ProductForm') ?? first(product, 'ProductForm'),
  ).trim()
  const kind = kindOf(form)
  const notice = noticeOf(lineIn(product, 'NotificationType'), kind, warn)
  const { valid, written } = readIsbn(product)
  if (written && !valid)
    warn(
      warning(
        'isbn',
        'isbn_check',
        `The check digit of ${written.slice(0, 40)} is wrong, so no listing is found by it.`,
      ),
    )
  const isOwn = reference?.startsWith(ownReference) === true
  const said = isOwn ? { isbn: written, ...readOwnRecord(product) } : fieldsOf(product, written, kind, warn)
  // It is not said, but follows from being a product, so a record of a change does not carry it.
  if (notice === 'partial' && !isOwn) delete said.contentType
  const fields = fitFields(said, warn)
  return {
    ...blank,
    ...{ reference, notice, problems, fields, works: readWorks(product), editions: readEditions(product) },
    isbns: valid ? [valid] : [],
    rank: rankOf(kind?.rank ?? '3', fields.publicationDate),
  }
}

const withoutPlace = ({ line: _line, column: _column, ...problem }: ImportProblem) => problem

function fieldsOf(product: Element, isbn: string | null, kind: Kind | null, warn: Warn): SourceRow['fields'] {
  const { medium, ...subjects } = readSubjects(product)
  return {
    title: readTitle(product),
    author: readAuthor(product),
    contentType: 'book',
    medium: kind?.medium ?? medium,
    ...subjects,
    ...readTexts(product),
    ...readDetails(product, warn),
    isbn,
  }
}

interface Kind {
  rank: string
  medium?: 'game'
}

/** Forms of products (lists 150 and 7) by the first letters of their code; null for what is no book. Print comes before digital before audio. */
const kinds: [form: RegExp, kind: Kind | null][] = [
  [/^B/, { rank: '0' }],
  [/^[DE]/, { rank: '1' }],
  [/^A/, { rank: '2' }],
  [/^ZE/, { rank: '3', medium: 'game' }],
  [/^[CFLMPVXZ]/, null],
]

function kindOf(form: string): Kind | null {
  const kind = kinds.find(([pattern]) => pattern.test(form))
  return kind ? kind[1] : { rank: '3' }
}

/** List 1. */
function noticeOf(code: string, kind: Kind | null, warn: Warn): SourceRow['notice'] {
  if (code === '05') {
    warn(
      warning(
        null,
        'delete',
        'The file asks to delete this. Nothing is deleted by an import: withdraw the listing yourself.',
      ),
    )
    return 'delete'
  }
  if (code === '88' || code === '89') {
    warn(warning(null, 'aside', 'This is a test record, so it was left aside.'))
    return 'aside'
  }
  if (kind === null) {
    warn(warning(null, 'aside', 'This is not a book, so it was left aside.'))
    return 'aside'
  }
  return code === '04' ? 'partial' : 'whole'
}

const rankOf = (kind: string, date: unknown) => `${kind}${typeof date === 'string' ? date : '9999'}`

/** The title of a product: prefix and title, the subtitle left aside; of a numbered part, its collection and its number. */
function readTitle(product: Element): string | undefined {
  return readTitleDetail(product) ?? readTitleOf21(product)
}

const levels = { product: '01', collection: '02' }

function readTitleDetail(product: Element): string | undefined {
  const details = allAt(product, 'DescriptiveDetail', 'TitleDetail')
  const detail = details.find((one) => lineIn(one, 'TitleType') === '01') ?? details[0]
  if (!detail) return undefined
  const elements = all(detail, 'TitleElement')
  const own = elements.find((one) => lineIn(one, 'TitleElementLevel') === levels.product)
  const title = own && wordsOf(own)
  if (title) return title
  const part = own ?? elements.find((one) => lineIn(one, 'PartNumber') !== '')
  const collection = [...elements, ...allAt(product, 'DescriptiveDetail', 'Collection', 'TitleDetail', 'TitleElement')]
    .filter((one) => lineIn(one, 'TitleElementLevel') === levels.collection || one !== own)
    .map(wordsOf)
    .find((words) => words !== '')
  return numbered(collection, part && lineIn(part, 'PartNumber'))
}

function readTitleOf21(product: Element): string | undefined {
  const titles = all(product, 'Title')
  const title = titles.find((one) => lineIn(one, 'TitleType') === '01') ?? titles[0]
  const words = (title && wordsOf(title)) || lineIn(product, 'DistinctiveTitle') || wordsOf(product)
  if (words) return words
  const series = first(product, 'Series')
  return series && numbered(lineIn(series, 'TitleOfSeries'), lineIn(series, 'NumberWithinSeries'))
}

function wordsOf(element: Element): string {
  const [prefix, rest] = [lineIn(element, 'TitlePrefix'), lineIn(element, 'TitleWithoutPrefix')]
  if (rest === '') return lineIn(element, 'TitleText')
  // French and Italian prefixes run into the title: L’Étranger.
  return /['’]$/.test(prefix) ? prefix + rest : `${prefix} ${rest}`.trim()
}

const numbered = (collection: string | undefined, part: string | undefined) =>
  collection && part ? `${collection}, ${part}` : collection || undefined
