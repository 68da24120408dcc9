import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { GuardedChild } from '@storyright/backing-servers'
import { startChild } from '@storyright/backing-servers'

/** What the platform is measured against: the same bytes with nothing around them, once behind a proxy. */
export interface Reference {
  serverUrl: string
  proxyUrl: string
  stop(): Promise<void>
}

/** The answer that the reference gives. */
export interface Answer {
  body: Buffer
  contentType: string
}

/** Starts a bare server and a bare proxy in front of it, each in a process of its own. */
export async function startReference(home: string, { body, contentType }: Answer): Promise<Reference> {
  const file = path.join(home, 'reference-answer')
  await writeFile(file, body)
  const started: GuardedChild[] = []
  const stop = async () => {
    await Promise.all(started.map((child) => child.stop()))
  }
  const start = async (name: string, args: string[]) => {
    const program = path.join(import.meta.dirname, `${name}.ts`)
    // The home comes last: by it what a killed run left behind is recognised.
    const child = await startChild({ home, name, command: process.execPath, args: [program, ...args, home] })
    started.push(child)
    return `http://127.0.0.1:${await portOf(child, name)}`
  }
  try {
    const serverUrl = await start('bare-server', [file, contentType])
    const proxyUrl = await start('bare-proxy', [serverUrl])
    return { serverUrl, proxyUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function portOf({ output, exited }: GuardedChild, name: string): Promise<number> {
  const ended = exited.then(() => Promise.reject(new Error(`The ${name} did not start.`)))
  ended.catch(() => {}) // it also ends when it is stopped
  const [line] = await Promise.race([once(output[0]!, 'data'), ended])
  return Number(String(line))
}
