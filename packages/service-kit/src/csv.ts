import { Readable } from 'node:stream'
import { csvLine, csvMark } from '@storyright/contracts/vocabulary'
import type { FastifyReply } from 'fastify'
import type { Page } from './page.ts'

/** A column of a file: its heading, and what stands in a row. */
export type CsvColumn<Row> = readonly [heading: string, value: (row: Row) => string | number | null]

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
  return Readable.from(first.done ? [csvMark] : marked(first.value, rest))
}

async function* asynchronous(lines: Iterable<string> | AsyncIterable<string>) {
  yield* lines
}

async function* marked(first: string, rest: AsyncIterable<string>) {
  yield csvMark + first
  yield* rest
}

/** A line of headings and one for each row of a list, read page by page while they are sent. */
export async function* csvOfPages<Row>(
  columns: readonly CsvColumn<Row>[],
  readPage: (cursor: string | undefined) => Promise<Pick<Page<Row>, 'rows' | 'next'>>,
): AsyncGenerator<string> {
  let head = csvLine(columns.map(([heading]) => heading)) // comes with the first rows, so that a failure to read them is answered as one
  let cursor: string | undefined
  do {
    const page = await readPage(cursor)
    yield head + page.rows.map((row) => csvLine(columns.map(([, value]) => value(row) ?? ''))).join('')
    head = ''
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}
