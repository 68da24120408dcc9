import type { Readable } from 'node:stream'
import { csvLine, csvMark } from '@storyright/contracts/vocabulary'
import type { FastifyReply } from 'fastify'
import type { Page } from './page.ts'
import { streamFile } from './stream-file.ts'

/** A column of a file: its heading, and its value in a row. */
export type CsvColumn<Row> = readonly [heading: string, value: (row: Row) => string | number | null]

/** A file of these lines. Return it from the call's handler. */
export function csvFile(
  reply: FastifyReply,
  fileName: string,
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<Readable> {
  return streamFile(reply, { type: 'text/csv; charset=utf-8', fileName, content: withMark(lines) })
}

async function* withMark(lines: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  let mark = csvMark
  for await (const line of lines) {
    yield mark + line
    mark = ''
  }
  if (mark) yield mark
}

/** So many rows of a file are read at once. */
export const csvPageRows = 500

/** The query of one page of a file. */
export interface CsvPage {
  cursor: string | undefined
  limit: number
}

/** A line of headings and one for each row of a list, read page by page while they are sent. */
export async function* csvOfPages<Row>(
  columns: readonly CsvColumn<Row>[],
  readPage: (page: CsvPage) => Promise<Pick<Page<Row>, 'rows' | 'next'>>,
): AsyncGenerator<string> {
  let head = csvLine(columns.map(([heading]) => heading)) // comes with the first rows, so that a failure to read them is answered as one
  let cursor: string | undefined
  do {
    const page = await readPage({ cursor, limit: csvPageRows })
    yield head + page.rows.map((row) => csvLine(columns.map(([, value]) => value(row) ?? ''))).join('')
    head = ''
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}
