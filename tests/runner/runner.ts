import { readFile } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { startChild } from '@storyright/backing-servers'
import { REPOSITORY } from '@storyright/platform'

/** One run of a test runner, reporting to a file. */
export interface RunnerOptions {
  home: string
  name: string
  args: string[]
  env: Record<string, string>
  report: string
  /** Where its output goes instead of the terminal. */
  out?: Writable
}

/** Runs a test runner and answers its exit code with its report, if it left one. */
export async function runRunner<Report>({ home, name, args, env, report, out }: RunnerOptions) {
  const child = await startChild({
    home,
    name,
    command: process.execPath,
    args,
    cwd: REPOSITORY,
    env: { ...process.env, ...(out && process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    ...(!out && { log: process.stdout.fd }),
  })
  for (const stream of child.output) stream.pipe(out!, { end: false })
  const exitCode = await child.exited
  await Promise.all(child.output.map((stream) => finished(stream)))
  const text = await readFile(report, 'utf8').catch(() => undefined)
  return { exitCode, report: text === undefined ? undefined : (JSON.parse(text) as Report) }
}
