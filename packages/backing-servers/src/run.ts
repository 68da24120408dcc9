import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'

/** Runs a command to its end and answers its output, or nothing when it cannot be run or fails. */
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

/** Runs a command to its end with its output in a log file, and answers whether it succeeded. */
export async function runLogged(log: string, command: string, args: string[], env = process.env): Promise<boolean> {
  const file = await openLog(log)
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', file, file], env })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
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
