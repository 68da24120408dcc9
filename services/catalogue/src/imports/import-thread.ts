import { Worker } from 'node:worker_threads'
import { programNamed } from '@storyright/service-kit'
import type { Config } from '../config.ts'

/** What the thread's program is given. */
export type ImportThreadConfig = Pick<
  Config,
  'DATABASE_URL' | 'UPLOADS_DIR' | 'FILES_URL' | 'POUNDS_PER_USD' | 'POUNDS_PER_EUR'
>

export type ImportThreadOrder = { work: true } | { stop: true }

export type ImportThreadReport =
  | { log: { details: object; message: string } }
  /** The import that it works on from now. */
  | { importId: string }
  | { done: true }
  | { failed: { name: string; message: string; code: string | undefined; stack: string | undefined } }

/** The thread's memory needed more than it may take. */
export class ImportTooLarge extends Error {
  readonly importId: string | null
  constructor(importId: string | null) {
    super('An import needs more memory than there is for it')
    this.importId = importId
  }
}

interface ImportThreadOptions {
  config: ImportThreadConfig
  logger: { error(details: object, message: string): void }
  limits?: ImportThreadLimits
  /** Another program than the one that works on imports, for tests. */
  program?: string
}

export interface ImportThreadLimits {
  memoryMb: number
  /** How long the thread stays without work: whoever has sent a file corrects and applies it soon. */
  idleMs: number
  /** How long a step may take to end once the thread is asked to stop. */
  stopMs: number
}

const usualLimits: ImportThreadLimits = { memoryMb: 56, idleMs: 30_000, stopMs: 5_000 }
const YOUNG_MB = 8

export type ImportThread = ReturnType<typeof createImportThread>

/**
 * Runs the work on imports in a thread of its own, so that it holds up nobody's request and the memory that it took is given back: its heap
 * is small and ends with it. One that dies loses nothing, as with a process: the work goes on with the next step.
 */
export function createImportThread({ config, logger, limits = usualLimits, ...others }: ImportThreadOptions) {
  const program = others.program ?? programNamed('import-worker', new URL('../import-worker.ts', import.meta.url))
  let running: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const worker = new Worker(program, {
      workerData: configOf(config),
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    })
    worker.on('error', () => undefined) // whoever waits for the thread hears of it as well
    worker.once('exit', () => {
      if (running === worker) running = undefined
    })
    running = worker
    return worker
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ended = running
    running = undefined // work that comes meanwhile starts another
    await ended?.terminate()
  }

  return {
    /** Does all the work that there is. Rejects as the work does; asked to stop, it resolves after the step that is under way. */
    async work(signal: AbortSignal): Promise<void> {
      clearTimeout(idle)
      if (signal.aborted) return
      try {
        await workOnce(running ?? start(), { signal, logger, stopMs: limits.stopMs })
      } finally {
        if (signal.aborted) await end()
        else idle = setTimeout(() => void end(), limits.idleMs).unref()
      }
    },
    end,
  }
}

/** Nothing else of a service's configuration is for the thread. */
const configOf = (config: ImportThreadConfig): ImportThreadConfig => ({
  DATABASE_URL: config.DATABASE_URL,
  UPLOADS_DIR: config.UPLOADS_DIR,
  FILES_URL: config.FILES_URL,
  POUNDS_PER_USD: config.POUNDS_PER_USD,
  POUNDS_PER_EUR: config.POUNDS_PER_EUR,
})

interface WorkOnceInput extends Pick<ImportThreadOptions, 'logger'> {
  signal: AbortSignal
  stopMs: number
}

async function workOnce(worker: Worker, { signal, logger, stopMs }: WorkOnceInput): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let importId: string | null = null
  let late: NodeJS.Timeout | undefined
  const onMessage = (report: ImportThreadReport) => {
    if ('log' in report) logger.error(report.log.details, report.log.message)
    else if ('importId' in report) importId = report.importId
    else if ('done' in report) resolve()
    else reject(Object.assign(new Error(report.failed.message), report.failed))
  }
  const onError = (error: Error & { code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ImportTooLarge(importId) : error)
  const onExit = () => (signal.aborted ? resolve() : reject(new Error('The thread that works on imports has ended')))
  const onAbort = () => {
    worker.postMessage({ stop: true } satisfies ImportThreadOrder)
    late = setTimeout(() => void worker.terminate(), stopMs)
  }
  worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  signal.addEventListener('abort', onAbort)
  worker.postMessage({ work: true } satisfies ImportThreadOrder)
  try {
    await promise
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', onAbort)
    worker.off('message', onMessage).off('error', onError).off('exit', onExit)
  }
}
