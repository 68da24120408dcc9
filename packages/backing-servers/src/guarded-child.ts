import { spawn } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

const GUARD = path.join(import.meta.dirname, 'child-guard.sh')

/** What to run under a guard, and where its process number is kept for a later launcher to recognise. */
export interface ChildOptions {
  home: string
  name: string
  command: string
  args: string[]
  /** The signal that asks it to end in an orderly way. */
  signal?: 'TERM' | 'INT'
  /** Seconds until it is killed when asking does not help. */
  patience?: number
  /** A file descriptor for its output; without one the output is readable from the child. */
  log?: number
  cwd?: string
  env?: NodeJS.ProcessEnv
}

/** A process that ends when asked, and also when its launcher disappears. */
export interface GuardedChild {
  output: Readable[]
  /** Resolves with the exit code once the process is gone, for any reason. */
  exited: Promise<number>
  running(): boolean
  stop(): Promise<void>
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>
}

/** Starts a process under `child-guard.sh`, in a process group of its own so that Ctrl-C reaches the launcher alone. */
export async function startChild(options: ChildOptions): Promise<GuardedChild> {
  const pidFile = await pidFileOf(options.home, options.name)
  const { command, args, signal = 'TERM', patience = 10, log } = options
  const output = log ?? 'pipe'
  const guard = spawn('sh', [GUARD, pidFile, signal, String(patience), command, ...args], {
    cwd: options.cwd ?? options.home,
    env: options.env ?? process.env,
    stdio: ['pipe', output, output],
    detached: true,
  })
  let running = true
  const exited = new Promise<number>((resolve) => {
    const end = (code: number) => {
      running = false
      resolve(code)
    }
    guard.once('error', () => end(127))
    guard.once('exit', (code) => end(code ?? 1))
  })
  guard.stdin?.on('error', () => {}) // closing the pipe of a process that is already gone is no fault
  return {
    output: [guard.stdout, guard.stderr].filter((stream) => stream !== null),
    exited,
    running: () => running,
    stop: async () => {
      guard.stdin?.end()
      await exited
    },
    kill: async () => {
      const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10)
      if (running && pid) process.kill(pid, 'SIGKILL')
      await exited
    },
  }
}

async function pidFileOf(home: string, name: string): Promise<string> {
  const folder = path.join(home, 'run')
  await mkdir(folder, { recursive: true })
  return path.join(folder, `${name}.pid`)
}
