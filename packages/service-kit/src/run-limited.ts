import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { refusals } from '@storyright/contracts/vocabulary'

export interface ProcessLimits {
  processorSeconds: number
  memoryBytes: number
  /** On a machine that is busy with other things. */
  wallSeconds: number
}

export interface LimitedProgram {
  /** The program's file, as `programNamed` finds it. */
  program: string
  args: readonly string[]
}

/** How a program ended: by itself with its exit code and what it sent last, or because it took too much. */
export type LimitedEnd = { code: number; sent: unknown; errors: string } | 'too much'

/** Two at once leave the rest of a small machine to requests; beyond a short queue requests are refused. */
const gate = createGate({ atOnce: 2, waiting: 20 })
const LOOK_EVERY_MS = 50

/**
 * Runs a program over something that strangers sent: in a process of its own, behind all others, which is ended when it has used too
 * much processor time or memory. A service runs two of them at once, of any kind.
 */
export const runLimited = (program: LimitedProgram, limits: ProcessLimits): Promise<LimitedEnd> =>
  gate(() => runNow(program, limits))

async function runNow({ program, args }: LimitedProgram, limits: ProcessLimits): Promise<LimitedEnd> {
  const child = fork(program, args, {
    env: {},
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  runBehindOthers(child)
  let errors = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2_000)
  })
  let sent: unknown
  child.on('message', (message) => {
    sent = message
  })
  let isTooMuch = false
  const end = () => {
    isTooMuch = true
    child.kill('SIGKILL')
  }
  const late = setTimeout(end, limits.wallSeconds * 1_000)
  const looking = setInterval(
    () => void usedBy(child.pid).then((used) => exceeds(used, limits) && end()),
    LOOK_EVERY_MS,
  )
  try {
    // After `exit` the last message may still be on its way.
    const [code] = (await once(child, 'close')) as [number | null]
    // Any other kill, as by a system short of memory, counts as too large.
    return isTooMuch || code === null ? 'too much' : { code, sent, errors }
  } finally {
    clearTimeout(late)
    clearInterval(looking)
  }
}

/** A program of this service, by its name: beside the bundle that runs, or else its source. */
export function programNamed(name: string, source: URL): string {
  const bundled = path.join(path.dirname(process.argv[1] ?? ''), `${name}.js`)
  return existsSync(bundled) ? bundled : fileURLToPath(source)
}

function runBehindOthers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // it has ended already, or may not be changed: it is limited all the same
  }
}

interface Used {
  processorSeconds: number
  memoryBytes: number
}

const exceeds = (used: Used | null, limits: Used) =>
  used !== null && (used.processorSeconds > limits.processorSeconds || used.memoryBytes > limits.memoryBytes)

const TICKS_A_SECOND = 100
const PAGE_BYTES = 4_096

/** What a process has used so far, as Linux reports; elsewhere only the time on the wall counts. */
async function usedBy(pid: number | undefined): Promise<Used | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null)
  if (stat === null) return null
  // After the program's name in brackets: user and system time are the 12th and 13th field, resident pages the 22nd.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number)
  return { processorSeconds: (user! + system!) / TICKS_A_SECOND, memoryBytes: pages! * PAGE_BYTES }
}

/** Lets `atOnce` pieces of work run and `waiting` more wait; turns the rest away. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refusals.unavailable({ retryAfterSeconds: 5 })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
