import { once } from 'node:events'
import type { GuardedChild } from '@storyright/backing-servers'
import { startChild } from '@storyright/backing-servers'

/** A program that prints its port, and where it answers. */
export interface Program {
  url: string
  stop(): Promise<void>
}

/** Starts a program of this repository in a process of its own. */
export async function startProgram(home: string, file: string, name: string, args: string[]): Promise<Program> {
  // The home comes last: by it what a killed run left behind is recognised.
  const child = await startChild({ home, name, command: process.execPath, args: [file, ...args, home] })
  try {
    return { url: `http://127.0.0.1:${await portOf(child, name)}`, stop: child.stop }
  } catch (error) {
    await child.stop()
    throw error
  }
}

async function portOf({ output, exited }: GuardedChild, name: string): Promise<number> {
  const ended = exited.then(() => Promise.reject(new Error(`The ${name} did not start.`)))
  ended.catch(() => {}) // it also ends when it is stopped
  const [line] = await Promise.race([once(output[0]!, 'data'), ended])
  return Number(String(line))
}
