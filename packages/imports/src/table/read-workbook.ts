import { parentPort, workerData } from 'node:worker_threads'
import { type CellObject, read, SSF, utils, type WorkSheet } from '@e965/xlsx'
import type { RawRow } from './rows.ts'

export type WorkbookMessage = { rows: RawRow[]; isLast: boolean; sheets?: number; name?: string } | { failed: true }

/** So many at once as the other side takes in. */
const BATCH = 500

interface Input {
  bytes: Uint8Array
  rows: number
  columns: number
}

const port = parentPort!
let batches: Iterator<WorkbookMessage> | undefined
port.on('message', () => {
  batches ??= readSheet(workerData as Input)
  try {
    port.postMessage(batches.next().value)
  } catch {
    port.postMessage({ failed: true } satisfies WorkbookMessage)
  }
})

function* readSheet({ bytes, rows, columns }: Input): Generator<WorkbookMessage> {
  // Formulas, styles and macros are not read: of a cell with a formula only the result that Excel left there.
  const options = { dense: true, sheets: 0, cellFormula: false, cellHTML: false, cellNF: true, bookVBA: false } as const
  const book = read(bytes, { ...options, sheetRows: rows })
  const [name = ''] = book.SheetNames
  const sheet = book.Sheets[name]
  const range = sheet?.['!ref'] ? utils.decode_range(sheet['!ref']) : null
  const about = { sheets: book.SheetNames.length, name }
  if (!sheet || !range) {
    yield { rows: [], isLast: true, ...about }
    return
  }
  // One more than may be, so that too many can be refused.
  const last = Math.min(range.e.c, range.s.c + columns)
  for (let from = range.s.r; from <= range.e.r; from += BATCH) {
    const to = Math.min(from + BATCH - 1, range.e.r)
    const read: RawRow[] = []
    for (let row = from; row <= to; row += 1) {
      const cells: string[] = []
      for (let column = range.s.c; column <= last; column += 1) cells.push(textOf(cellAt(sheet, row, column)))
      read.push({ line: row + 1, cells })
    }
    yield { rows: read, isLast: to === range.e.r, ...about }
  }
}

const cellAt = (sheet: WorkSheet, row: number, column: number): CellObject | undefined =>
  (sheet['!data'] as (CellObject | undefined)[][] | undefined)?.[row]?.[column]

/** A cell as text: whole numbers with all of their digits, days as year-month-day, the rest as Excel shows it. */
function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e') return ''
  if (cell.t === 'b') return cell.v ? 'yes' : 'no'
  if (cell.t !== 'n' || typeof cell.v !== 'number') return String(cell.v)
  const format = String(cell.z ?? 'General')
  if (SSF.is_date(format)) return dayOf(cell.v) ?? cell.w ?? String(cell.v)
  const shown = cell.w?.trim() ?? ''
  // Long numbers are shown as 9.78E+12, and narrow columns as signs.
  return format === 'General' || shown === '' || /\dE[+-]?\d|#/.test(shown) ? String(cell.v) : shown
}

function dayOf(serial: number): string | undefined {
  const date = SSF.parse_date_code(serial) as { y: number; m: number; d: number } | null
  if (!date || date.y < 1900) return undefined
  return [String(date.y), ...[date.m, date.d].map((part) => String(part).padStart(2, '0'))].join('-')
}
