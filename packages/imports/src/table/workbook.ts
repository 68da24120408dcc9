import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { importLimits } from '@storyright/contracts/vocabulary'
import { readWorkbook } from '../file/container.ts'
import type { RecognisedImport } from '../file/recognise.ts'
import { type Warn, warning } from '../source-row.ts'
import { UnreadableImport } from '../unreadable.ts'
import type { WorkbookMessage } from './read-workbook.ts'
import type { RawRow } from './rows.ts'

const MEMORY_MB = 768
const TIME_MS = 60_000

/** The rows of the first sheet of an Excel file. It is parsed in a thread of its own, which may neither grow nor work without end. */
export async function* readExcel(file: string, { container }: RecognisedImport, warn: Warn): AsyncGenerator<RawRow> {
  const bytes = await readWorkbook(file, container)
  const worker = new Worker(programFile(), {
    workerData: { bytes, rows: importLimits.records + 20, columns: importLimits.columns },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stdout: true,
    stderr: true,
  })
  try {
    for (;;) {
      const message = await next(worker)
      if ('failed' in message)
        throw new UnreadableImport(
          'failed',
          'This Excel file is damaged. Open it in Excel, save it anew, and send that.',
        )
      if (message.sheets && message.sheets > 1)
        warn(warning(null, 'sheets', `Only the first of ${message.sheets} sheets was read: “${message.name}”.`))
      yield* message.rows
      if (message.isLast) return
    }
  } finally {
    await worker.terminate()
  }
}

/** Beside the bundle that runs, or else its source. */
function programFile(): string {
  const bundled = path.join(path.dirname(process.argv[1] ?? ''), 'read-workbook.js')
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('./read-workbook.ts', import.meta.url))
}

function next(worker: Worker): Promise<WorkbookMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkbookMessage>()
  const fail = () => reject(tooMuch())
  const timer = setTimeout(fail, TIME_MS)
  worker.once('message', resolve).once('error', fail).once('exit', fail)
  worker.postMessage('more')
  return promise.finally(() => {
    clearTimeout(timer)
    worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit')
    worker.on('error', () => {}) // what ends it after this is of no interest
  })
}

const tooMuch = () =>
  new UnreadableImport('failed', 'This Excel file takes too long to read. Save its list as CSV, and send that.')
