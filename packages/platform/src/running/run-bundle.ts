import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { lastLines, startChild } from '@storyright/backing-servers'
import { openLogFile } from './log-file.ts'

/** What a program that runs to its end is started with. */
export interface BundleRun {
  home: string
  name: string
  file: string
  env: NodeJS.ProcessEnv
  /** Called with each line that it prints. */
  onLine?(line: string): void
  /** Ends it before its time. */
  signal?: AbortSignal
}

/** Runs one of a service's programs to its end, with its output in a log; throws the end of that log when it fails. */
export async function runBundle({ home, name, file, env, onLine, signal }: BundleRun): Promise<void> {
  const log = path.join(home, 'logs', `${name}.log`)
  await mkdir(path.dirname(log), { recursive: true })
  const out = openLogFile(log)
  const child = await startChild({ home, name, command: process.execPath, args: [file], env })
  const stop = () => void child.stop()
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) stop()
  const read = child.output.map(async (stream) => {
    for await (const line of createInterface({ input: stream })) {
      out.write(line)
      onLine?.(line)
    }
  })
  const code = await child.exited
  await Promise.all(read)
  signal?.removeEventListener('abort', stop)
  await out.end()
  signal?.throwIfAborted()
  if (code !== 0) throw new Error(`${name} failed; the end of ${log} says:\n${await lastLines(log)}`)
}
