import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ImportProblem } from '@storyright/contracts/http'
import { importLimits } from '@storyright/contracts/vocabulary'
import { type CsvError, parse } from 'csv-parse'
import { readText, settleEncoding } from '../file/decode.ts'
import type { RecognisedImport } from '../file/recognise.ts'
import { type Warn, warning } from '../source-row.ts'
import { cutAtWord } from '../text/cut.ts'
import { UnreadableImport } from '../unreadable.ts'
import type { RawRow } from './rows.ts'
import { readExcel } from './workbook.ts'

export interface TableRow {
  n: number
  line: number
  cells: string[]
  problems: ImportProblem[]
}

export interface Table {
  columns: { name: string; example: string }[]
  rows: AsyncGenerator<TableRow>
}

/** In so many rows an example of each column is looked for. */
const LOOKED_AT = 200
/** A title and a date may stand above the head. */
const HEAD_WITHIN = 10
const EXAMPLE = 100

/** The head of a table, and its rows one after the other. */
export async function readTable(path: string, file: RecognisedImport, warn: Warn): Promise<Table> {
  const source = file.format === 'xlsx' ? readExcel(path, file, warn) : readCsv(path, file, warn)
  try {
    const rows = withoutBlank(source)
    const first = await take(rows, LOOKED_AT)
    const at = headAt(first)
    const names = namesOf(first[at]?.cells ?? [])
    const ahead = first.slice(at + 1)
    if (names.length === 0 || ahead.length === 0)
      throw new UnreadableImport('failed', 'This table has no rows below its head.')
    const columns = names.map((name, index) => ({ name, example: exampleOf(ahead, index) }))
    return { columns, rows: closing(numbered(ahead, rows, names.length), source) }
  } catch (thrown) {
    await source.return(undefined)
    throw thrown
  }
}

/** Whoever asks for no row, or for no more, ends what reads the file by `rows.return()`: by itself that does not reach it before the first. */
function closing(rows: AsyncGenerator<TableRow>, source: AsyncGenerator<RawRow>): AsyncGenerator<TableRow> {
  const end = rows.return.bind(rows)
  rows.return = async (value) => {
    const ended = await end(value)
    await source.return(undefined)
    return ended
  }
  return rows
}

const isBlank = (cell: string | undefined) => cell === undefined || cell.trim() === ''

async function* withoutBlank(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow> {
  for await (const row of rows) if (!row.cells.every(isBlank)) yield row
}

async function take(rows: AsyncGenerator<RawRow>, most: number): Promise<RawRow[]> {
  const taken: RawRow[] = []
  while (taken.length < most) {
    const { done, value } = await rows.next()
    if (done) break
    taken.push(value)
  }
  return taken
}

/** The head is the first row that is about as full as the fullest. */
function headAt(rows: RawRow[]): number {
  const full = rows.slice(0, HEAD_WITHIN).map(({ cells }) => cells.filter((cell) => !isBlank(cell)).length)
  const most = Math.max(...full)
  return Math.max(
    0,
    full.findIndex((cells) => cells * 2 >= most && (cells > 1 || most === 1)),
  )
}

function namesOf(head: string[]): string[] {
  const length = head.findLastIndex((cell) => !isBlank(cell)) + 1
  if (length > importLimits.columns)
    throw new UnreadableImport(
      'failed',
      `This table has more than ${importLimits.columns} columns. Delete those that no listing has, and send it again.`,
    )
  const seen = new Map<string, number>()
  return head.slice(0, length).map((cell, index) => {
    const name = cutAtWord(cell.replace(/[\s\0]+/g, ' ').trim(), EXAMPLE) || `Column ${index + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

const exampleOf = (rows: RawRow[], index: number) =>
  cutAtWord(
    rows.map(({ cells }) => cells[index]?.replace(/[\s\0]+/g, ' ').trim() ?? '').find((cell) => cell !== '') ?? '',
    EXAMPLE,
  )

async function* numbered(ahead: RawRow[], rest: AsyncIterable<RawRow>, width: number): AsyncGenerator<TableRow> {
  let n = 0
  const row = ({ line, cells }: RawRow): TableRow => {
    n += 1
    if (n > importLimits.records)
      throw new UnreadableImport(
        'failed',
        `This table has more than ${importLimits.records.toLocaleString('en-GB')} rows. Split it, and send its parts one after the other.`,
      )
    return { n, line, cells, problems: unevenness(cells, width, line) }
  }
  while (ahead.length > 0) yield row(ahead.shift()!)
  for await (const raw of rest) yield row(raw)
}

function unevenness(cells: string[], width: number, line: number): ImportProblem[] {
  const isLonger = !cells.slice(width).every(isBlank)
  if (cells.length === width || (cells.length > width && !isLonger)) return []
  const message = `This row has ${cells.length} cells under ${width} columns: check that nothing has moved to another column.`
  return [warning(null, 'uneven', message, { line })]
}

/** The rows of a text with columns. Where a quotation mark never closes, what comes before it is given, with a warning. */
async function* readCsv(path: string, file: RecognisedImport, warn: Warn): AsyncGenerator<RawRow> {
  const { container, delimiter } = file
  const encoding = await settleEncoding({ path, container, encoding: file.encoding }, warn)
  let fault: CsvError | undefined
  const parser = parse({
    delimiter: delimiter ?? ',',
    info: true,
    max_record_size: importLimits.recordBytes,
    on_skip: (thrown) => {
      fault ??= thrown
      return undefined
    },
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  })
  const piped = pipeline(Readable.from(readText({ path, container, encoding }, warn)), parser)
  piped.catch(() => {}) // the loop below gets the same error
  let last = 0
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    // The count of lines includes those within the cells of the row.
    const own = record.reduce((lines, cell) => lines + (cell.match(/\r\n?|\n/g)?.length ?? 0), 0)
    last = info.lines
    yield { line: info.lines - own, cells: record }
  }
  if (fault)
    warn(
      warning(
        null,
        'quote',
        `A quotation mark that opens after line ${last} never closes, so nothing behind it was read.`,
        {
          line: last + 1,
        },
      ),
    )
}
