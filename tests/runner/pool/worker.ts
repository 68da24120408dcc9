import { appendFileSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import type { TestResult } from '@jest/test-result'
import type { Circus } from '@jest/types'
import { machineFactor } from '@storyright/testing/machine-factor'
import { createJestObject } from './jest-object.ts'
import type { FileOutcome, TestFile } from './test-pool.ts'

const require = createRequire(import.meta.url)
const adapterPath = require.resolve('jest-circus/runner')

// What jest keeps of a file on the global object: without it the next file would begin with the tests of this one.
const handlers = Symbol.for('EVENT_HANDLERS')
const timeout = Symbol.for('TEST_TIMEOUT_SYMBOL')

Object.assign(globalThis, { [Symbol.for('jest-native-now')]: Date.now })
Error.stackTraceLimit = 100

const TICKS_PER_SECOND = 100

let isSetUp = false
let files = 0

process.on('message', (file: TestFile) => void answer(file))

async function answer(file: TestFile): Promise<void> {
  const outcome = await runFile(file).then(
    (result) => ({ result }),
    (error: Error) => ({
      error: { message: error.message, stack: error.stack ?? error.message, code: undefined, type: error.name },
    }),
  )
  process.send!({ ...outcome, memory: process.memoryUsage.rss() } satisfies FileOutcome)
}

process.on('disconnect', () => process.exit())

// While a file runs, jest-circus has these. What comes later was left behind by a file that has ended, and is no fault of the next.
for (const kind of ['uncaughtException', 'unhandledRejection'])
  process.on(kind, (error: unknown) => console.error(`After the file before had ended: ${inspect(error)}`))

async function runFile({ path, globalConfig, projectConfig }: TestFile): Promise<TestResult> {
  const start = Date.now()
  const before = processorSeconds()
  const env = { ...process.env }
  const { jest, restore } = createJestObject(projectConfig)
  Object.assign(globalThis, { jest })
  process.env.TIME_FACTOR = machineFactor().toFixed(2) // for the web's tests, which know nothing of servers and machines
  if (!isSetUp) for (const setup of projectConfig.setupFiles) await import(pathToFileURL(setup).href)
  isSetUp = true
  files += 1
  try {
    const result = await adapter()(globalConfig, projectConfig, environment, runtime(), path)
    return {
      ...result,
      // Of what was compared, which need not be anything that another process can be sent; its words are in the messages.
      testResults: result.testResults.map((one) => ({ ...one, failureDetails: [] })),
      perfStats: { ...result.perfStats, start, end: Date.now(), runtime: Date.now() - start, slow: false },
      skipped: false,
      leaks: false,
    }
  } finally {
    restore()
    noteTime(path, processorSeconds() - before)
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
    Object.assign(process.env, env)
    Reflect.deleteProperty(globalThis, timeout)
  }
}

/** Gives a busy machine more time: hooks and tests are declared by then, and none has begun. */
const environment = {
  global: globalThis,
  handleTestEvent(event: Circus.Event, state: Circus.State) {
    if (event.name !== 'run_start') return
    const factor = machineFactor()
    state.testTimeout *= factor
    const blocks = [state.rootDescribeBlock]
    for (let block = blocks.pop(); block; block = blocks.pop()) {
      for (const timed of [...block.hooks, ...block.tests]) if (timed.timeout) timed.timeout *= factor
      for (const child of block.children) if (child.type === 'describeBlock') blocks.push(child)
    }
  },
}

/** Of this process and of its children that have ended. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  const own = (user + system) / 1e6
  if (process.platform !== 'linux') return own
  const ofChildren = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ').slice(13, 15)
  return own + ofChildren.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
}

function noteTime(file: string, seconds: number): void {
  const { TEST_TIMES: times } = process.env
  if (times) appendFileSync(times, `${JSON.stringify({ file, seconds })}\n`)
}

type Adapter = (...args: unknown[]) => Promise<TestResult>

/** Jest's own way to run a file, with a state of its own. */
function adapter(): Adapter {
  Reflect.deleteProperty(globalThis, handlers)
  for (const path of Object.keys(require.cache)) if (path.includes('/jest-circus/build/')) delete require.cache[path]
  return (require(adapterPath) as { default: Adapter }).default
}

/** What the adapter asks of a module registry: ours is Node's own. Only what belongs to the file is evaluated anew. */
const runtime = () => ({
  requireInternalModule: require,
  requireModule: require,
  setGlobalsForRuntime() {},
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: (path: string) => import(`${pathToFileURL(path).href}?file=${files}`),
  enterTestCode() {},
  leaveTestCode() {},
})
