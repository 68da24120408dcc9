import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SerializableError, Test, TestResult } from '@jest/test-result'
import type { Config } from '@jest/types'
import { ISOLATED } from './isolated.ts'

/** What a worker is asked to run. */
export interface TestFile {
  path: string
  globalConfig: Config.GlobalConfig
  projectConfig: Config.ProjectConfig
}

/** What a worker answers when the file has ended. */
export type FileOutcome = ({ result: TestResult } | { error: SerializableError }) & {
  /** Of the worker, in bytes. */
  memory: number
}

interface Worker {
  process: ChildProcess
  /** The set-up that it has run, which no other project can share. */
  setup: string
}

/** A worker keeps every module that its files loaded; with more memory than this it is replaced. */
const MEMORY_LIMIT = 1_000_000_000

const EXIT_MS = 5000

const main = fileURLToPath(new URL('./worker.ts', import.meta.url))

/**
 * A jest runner whose workers load each module once for all of their files, which saves most of the processor time of jest's own:
 * that evaluates everything anew for each file.
 */
export default class TestPool {
  readonly #config: Config.GlobalConfig
  constructor(config: Config.GlobalConfig) {
    this.#config = config
  }

  async runTests(
    tests: Test[],
    _watcher: unknown,
    onStart: (test: Test) => Promise<void>,
    onResult: (test: Test, result: TestResult) => Promise<void>,
    onFailure: (test: Test, error: SerializableError) => Promise<void>,
  ): Promise<void> {
    const queue = [...tests]
    const slots = Array.from({ length: Math.min(this.#config.maxWorkers, tests.length) }, (_, index) => index + 1)
    await Promise.all(
      slots.map(async (id) => {
        let worker: Worker | undefined
        for (let test = takeNext(queue, worker); test; test = takeNext(queue, worker)) {
          await onStart(test)
          const setup = setupOf(test)
          if (worker?.setup !== setup) {
            await stop(worker)
            worker = { process: start(id, test), setup }
          }
          const outcome = await run(worker.process, this.#config, test)
          if (outcome.memory > MEMORY_LIMIT || worker.process.exitCode !== null) {
            await stop(worker)
            worker = undefined
          }
          await ('result' in outcome ? onResult(test, outcome.result) : onFailure(test, outcome.error))
        }
        await stop(worker)
      }),
    )
  }
}

/** Files of one set-up can share a worker; one that is isolated has a set-up of its own. */
const setupOf = ({ path, context: { config } }: Test) =>
  JSON.stringify([config.setupFiles, config.setupFilesAfterEnv, ISOLATED.some((part) => path.includes(part)) && path])

/** The next file for a worker: first those of its own set-up, in their order. */
function takeNext(queue: Test[], worker: Worker | undefined): Test | undefined {
  const same = worker ? queue.findIndex((test) => setupOf(test) === worker.setup) : 0
  return queue.splice(Math.max(same, 0), 1)[0]
}

const start = (id: number, { context: { config } }: Test) =>
  fork(main, [], {
    cwd: config.rootDir,
    env: { ...process.env, JEST_WORKER_ID: String(id), NODE_ENV: 'test' },
    serialization: 'advanced',
  })

/** Lets a worker exit, so that Node keeps what it has compiled; a test may have left it too busy for that. */
async function stop(worker: Worker | undefined): Promise<void> {
  if (!worker?.process.connected) return
  const exited = once(worker.process, 'exit')
  worker.process.disconnect()
  const killed = setTimeout(() => worker.process.kill('SIGKILL'), EXIT_MS)
  await exited
  clearTimeout(killed)
}

/** Runs a file in a worker; a worker that ends meanwhile fails the file. */
function run(worker: ChildProcess, globalConfig: Config.GlobalConfig, { path, context }: Test): Promise<FileOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: FileOutcome) => {
      worker.off('message', settle).off('exit', onExit)
      resolve(outcome)
    }
    const onExit = (code: number | null, signal: string | null) => {
      const message = `The worker ended while it ran this file (${signal ?? code}).`
      settle({ error: { message, stack: message, code: undefined, type: 'Error' }, memory: 0 })
    }
    worker.on('message', settle).on('exit', onExit)
    worker.send({ path, globalConfig, projectConfig: context.config } satisfies TestFile)
  })
}
