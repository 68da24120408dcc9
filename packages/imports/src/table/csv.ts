import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { importLimits } from '@storyright/contracts/vocabulary'
import { type CsvError, parse } from 'csv-parse'
import { readText, settleEncoding } from '../file/decode.ts'
import type { RecognisedImport } from '../file/recognise.ts'
import { type Warn, warning } from '../problem.ts'
import type { RawRow } from './rows.ts'

/** The rows of a text with columns. Where a quotation mark never closes, what comes before it is given, with a warning. */
export async function* readCsv(path: string, file: RecognisedImport, warn: Warn): AsyncGenerator<RawRow> {
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
