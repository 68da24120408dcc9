import { importLimits } from '@storyright/contracts/vocabulary'
import { cutOff, readText, settleEncoding } from '../file/decode.ts'
import type { RecognisedImport } from '../file/recognise.ts'
import type { SourceRow, Warn } from '../source-row.ts'
import { UnreadableImport } from '../unreadable.ts'
import { type CutRecord, createCutter } from './cut.ts'
import { readRecord } from './read-record.ts'

/**
 * The records of a message one after the other: no more than one is in memory. A broken record is a row with an error, and the next is
 * read. What concerns the file as a whole goes to `warn`.
 */
export async function* readOnix(path: string, file: RecognisedImport, warn: Warn): AsyncGenerator<SourceRow> {
  let n = 0
  for await (const record of cutRecords(path, file, warn)) {
    n += 1
    if (n > importLimits.records)
      throw new UnreadableImport(
        'failed',
        `This file has more than ${importLimits.records.toLocaleString('en-GB')} records. Split it, and send its parts one after the other.`,
      )
    yield detached(readRecord(record, n))
  }
  if (n === 0) throw new UnreadableImport('failed', 'This ONIX message has no products in it.')
}

/** Its strings are parts of the text that they were cut out of, which one that is kept would keep as a whole: these are copies. */
const detached = (row: SourceRow): SourceRow => JSON.parse(JSON.stringify(row))

async function* cutRecords(
  path: string,
  { container, encoding }: RecognisedImport,
  warn: Warn,
): AsyncGenerator<CutRecord> {
  let isCutOff = false
  const warnOnce: Warn = (problem) => {
    if (problem.code === 'cut_off' && isCutOff) return
    isCutOff ||= problem.code === 'cut_off'
    warn(problem)
  }
  const settled = await settleEncoding({ path, container, encoding }, warnOnce)
  const cutter = createCutter()
  for await (const chunk of readText({ path, container, encoding: settled }, warnOnce)) yield* cutter.push(chunk)
  const { records, isWhole } = cutter.end()
  yield* records
  if (!isWhole) warnOnce(cutOff())
}
