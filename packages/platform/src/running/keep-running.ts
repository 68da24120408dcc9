import { mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { GuardedChild, Progress } from '@storyright/backing-servers'
import { startChild } from '@storyright/backing-servers'
import { openLogFile } from './log-file.ts'

const LARGEST_LOG = 20_000_000

/**
 * What keeps a process small: a small young generation, so that it grows half as much under load; garbage that is collected once the
 * heap has grown by two fifths, where V8 would let it grow to two or three times what is in use; and no source maps, which take 50 to
 * 90 MB: the bundles keep names and the file of each part.
 */
const NODE_OPTIONS = ['--max-semi-space-size=4', '--heap-growing-percent=40']
/** With an arena for each thread, glibc keeps another 12 MB that nobody uses, and 10 MB of what a thread had when it has ended. */
const MEMORY_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** A service process and what keeps it alive. */
export interface KeptProcess {
  name: string
  port: number
  log: string
  /** How often it ended without being asked. */
  crashes(): number
  /** Ends it until it is resumed. */
  pause(): Promise<void>
  /** Starts it again after a pause, from another bundle if one is named. */
  resume(file?: string): Promise<void>
  stop(): Promise<void>
}

/** What to keep running. */
export interface KeepOptions {
  home: string
  name: string
  file: string
  port: number
  env: NodeJS.ProcessEnv
  progress: Progress
}

/** Runs a service and starts it again, after a pause that grows, whenever it ends without being asked. */
export async function keepRunning({
  home,
  name,
  file: firstFile,
  port,
  env,
  progress,
}: KeepOptions): Promise<KeptProcess> {
  const log = path.join(home, 'logs', `${name}.log`)
  await mkdir(path.dirname(log), { recursive: true })
  if (((await stat(log).catch(() => undefined))?.size ?? 0) > LARGEST_LOG) await rename(log, `${log}.old`)
  const out = openLogFile(log)
  const warnings = createWarnings(name, progress.note)
  let file = firstFile
  let child: GuardedChild
  let timer: NodeJS.Timeout | undefined
  let crashes = 0
  let stopping = false

  const run = async () => {
    const began = Date.now()
    child = await startChild({
      home,
      name,
      command: process.execPath,
      args: [...NODE_OPTIONS, ...(env.OTEL_EXPORTER_OTLP_ENDPOINT ? ['--import', telemetryOf(file)] : []), file],
      env: { ...MEMORY_ENV, ...env },
    })
    for (const stream of child.output)
      createInterface({ input: stream }).on('line', (line) => {
        out.write(line)
        warnings(line)
      })
    void child.exited.then((code) => {
      if (stopping) return
      crashes += 1
      const pause = backOff(crashes, Date.now() - began)
      progress.note(`${name} ended unexpectedly (exit code ${code}) and starts again in ${pause / 1000} s; see ${log}`)
      timer = setTimeout(() => void run(), pause)
    })
  }
  await run()

  return {
    name,
    port,
    log,
    crashes: () => crashes,
    pause,
    resume: async (other) => {
      file = other ?? file
      if (!stopping) return
      stopping = false
      await run()
    },
    stop: async () => {
      await pause()
      await out.end()
    },
  }

  async function pause(): Promise<void> {
    stopping = true
    clearTimeout(timer)
    await child.stop()
  }
}

/** The telemetry module beside the bundles, loaded before one that is traced. */
const telemetryOf = (file: string) => path.join(path.dirname(file), '..', 'telemetry.js')

const FIRST = 500
const LONGEST = 15_000
const STEADY = 60_000

/** How long to wait before a process that ended is started again: longer each time, unless it had run for a while. */
export function backOff(crashes: number, ranFor: number): number {
  return ranFor > STEADY ? FIRST : Math.min(FIRST * 2 ** (crashes - 1), LONGEST)
}

const WARNING = 40 // pino's number
// pino's number
const QUIET = 60_000

/**
 * Picks out of a service's log what people at the terminal should see: warnings and errors, each once a minute. Lines
 * that are no log entries stay in the file.
 */
export function createWarnings(service: string, print: (line: string) => void, now = Date.now): (line: string) => void {
  const lastPrinted = new Map<string, number>()
  return (line) => {
    const entry = entryIn(line)
    if (!entry || entry.level < WARNING) return
    const before = lastPrinted.get(entry.message)
    if (before !== undefined && now() - before < QUIET) return
    lastPrinted.set(entry.message, now())
    print(`${service} ${entry.level > WARNING ? 'error' : 'warning'}: ${entry.message}`)
  }
}

function entryIn(line: string): { level: number; message: string } | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const { level, msg, err } = JSON.parse(line)
    if (typeof level !== 'number') return undefined
    const detail = typeof err?.message === 'string' && err.message !== msg ? `: ${err.message}` : ''
    return { level, message: `${msg ?? 'no message'}${detail}` }
  } catch {
    return undefined
  }
}
