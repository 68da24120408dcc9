import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ChildOptions } from './guarded-child.ts'
import { startChild } from './guarded-child.ts'

/** Runs a command to its end and returns its output, or nothing when it cannot be run or fails. */
export function outputOf(command: string, args: string[], env = process.env): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.stderr.on('data', (chunk) => {
      text += chunk
    })
    child.once('error', () => resolve(undefined))
    child.once('close', (code) => resolve(code === 0 ? text : undefined))
  })
}

/** Runs a command to its end, under a guard and with its output in `<home>/logs`, and returns whether it succeeded. */
export async function runLogged({ logName, ...options }: LoggedRun): Promise<boolean> {
  const log = await openLog(path.join(options.home, 'logs', `${logName ?? options.name}.log`))
  const child = await startChild({ ...options, log })
  closeSync(log)
  return (await child.exited) === 0
}

/** A command whose output goes to a log, which bears its name or another one. */
export interface LoggedRun extends Omit<ChildOptions, 'log'> {
  logName?: string
}

/** Opens a log file for appending, its folder made. */
export async function openLog(file: string): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true })
  return openSync(file, 'a')
}

/** The first of `names` that is a program on the PATH, as a whole path. */
export async function onPath(...names: string[]): Promise<string | undefined> {
  for (const name of names)
    for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
      const file = path.join(folder, name)
      if (folder && (await isProgram(file))) return file
    }
  return undefined
}

/** Whether this file may be run. */
export async function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
}
