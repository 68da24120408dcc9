import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

type Cell = string | number

/** What a spreadsheet would take for a formula. */
const FORMULA = /^\s*[=+\-@\t\r]/

/** By this mark at the beginning spreadsheets know that it is UTF-8. */
const MARK = '\uFEFF'

/** A file of these lines, sent as they come. Return it from the call's handler. */
export function csvFile(
  reply: FastifyReply,
  fileName: string,
  lines: Iterable<string> | AsyncIterable<string>,
): Readable {
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${fileName}"`)
  return Readable.from(marked(lines))
}

async function* marked(lines: Iterable<string> | AsyncIterable<string>) {
  yield MARK
  yield* lines
}

/** One line as RFC 4180 has it; text that a spreadsheet would run stands behind an apostrophe. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
