import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

type Cell = string | number

/** What a spreadsheet would take for a formula. */
const FORMULA = /^\s*[=+\-@\t\r]/

/** By this mark at the beginning spreadsheets know that it is UTF-8. */
const MARK = '\uFEFF'

/**
 * A file of these lines, sent as they come. Return it from the call's handler. What fails before the first line is
 * answered as any failure is: half a file would look like a whole one.
 */
export async function csvFile(
  reply: FastifyReply,
  fileName: string,
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<Readable> {
  const rest = asynchronous(lines)
  const first = await rest.next()
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${fileName}"`)
  return Readable.from(first.done ? [MARK] : marked(first.value, rest))
}

async function* asynchronous(lines: Iterable<string> | AsyncIterable<string>) {
  yield* lines
}

async function* marked(first: string, rest: AsyncIterable<string>) {
  yield MARK + first
  yield* rest
}

/** One line as RFC 4180 has it; text that a spreadsheet would run stands behind an apostrophe. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
