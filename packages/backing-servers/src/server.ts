import { closeSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Accounts } from './accounts.ts'
import type { ChildOptions, GuardedChild } from './guarded-child.ts'
import { startChild } from './guarded-child.ts'
import type { Choice } from './row.ts'
import { openLog } from './run.ts'

const START_LIMIT = 60_000

/** A backing server that answers. */
export interface Server {
  /** As its administrator reaches it. */
  url: string
  /** Whether we run it, so that accounts with passwords of their own are ours to give (`accountUrl`). */
  own: boolean
  /** Which one it is, in words. */
  label: string
  stop(): Promise<void>
  /** Ends it without warning, as a power cut would; for tests of what survives. */
  kill(): Promise<void>
}

/** What the start of one kind of process receives. */
export interface ProcessOptions {
  home: string
  name: string
  port: number
  durable: boolean
  /** The administrator's. */
  password: string
  accounts: Accounts
  found: Choice
}

/** Starts a server process and waits until `answers` confirms that it takes requests. */
export async function startProcess(
  options: Omit<ChildOptions, 'log'>,
  answers: () => Promise<boolean>,
): Promise<GuardedChild> {
  const file = path.join(options.home, 'logs', `${options.name}.log`)
  const log = await openLog(file)
  const child = await startChild({ ...options, log })
  closeSync(log)
  const limit = Date.now() + START_LIMIT
  while (child.running() && Date.now() < limit) {
    if (await answers()) return child
    await pause(30)
  }
  await child.stop()
  throw new Error(`${options.name} did not start; the end of ${file} says:\n${await lastLines(file)}`)
}

/** The last lines of a log file, for people. */
export async function lastLines(file: string, count = 12): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
